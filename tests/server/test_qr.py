"""QR codes: those of another encoder, module by module, and numbers of the standard."""

import hashlib

import pytest

from signoria.kernel.errors import SignoriaError
from signoria.server.qr import FORMAT, VERSION, correction, qr_code, remainder, room_of

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
TEXT = "https://signoria.example/table/abc?invite=" + LETTERS * 4
ROOM = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]  # bytes at level M, as the standard has them
# Version and mask, and the SHA-256 of the rows as the encoder of qrcode-terminal 0.12 writes them.
KNOWN = {
    (1, 0): "4f0a85c0b0420068c5216d7ede526a34095dafd3ef46eae3a46d75f8fea75603",
    (1, 1): "d2d171925198e4422a70b44b2ed7094bb6eab67121f119f46c08b69a85ebbfb8",
    (1, 2): "1fe845514bdb5412b4db85737767fa4b2887acc963d067ac6266359099ef01fc",
    (1, 3): "9570ce2e0a8ac42eec10dadc2e372b9c42bc17c5cf6c99d264cff6d0d49cc58d",
    (1, 4): "e2b666d637be0f71a86107240d17a8210beee5e23872366e6e95d77fe0958528",
    (1, 5): "c09cc5e09d13dcd8a5e4e5eabac1256b2b2f8ee9e503c511faebf0f3f323bf41",
    (1, 6): "1aec83209273593e60ae1f767de7f52074524ca654d9bc85b78d9b5f5de82088",
    (1, 7): "fb0832b884d436ae094be004ce15348adb86a9e46790edce44987ffd136525af",
    (2, 2): "edb21137104c1317e7f4f437f3fdb51093bbf02060813ac73c6ab9353652b2fc",
    (3, 3): "c53470ebc9bd8a545a36f6ee3d82649a50453c13df0f05b9f5815ad11824a053",
    (4, 4): "863cd94240697c85a19ac0b28800c52581bd7801f911ff7882844c73fb0f9d91",
    (5, 5): "8a62a3db4a5cfe558250daac73e0a2324505d438ae00f68fbec0e25cdbe2d22a",
    (6, 6): "bbf1e45c772c291eca7ed18d39e58eb7d841a1a42a1af8285f397d31448f07ef",
    (7, 7): "21318400a6612e32f28258f12e3c9e76ce1feb36f24247c4f910a23344420dcd",
    (8, 0): "32ba238f5ccfc5e8c9c390600886e50d56b64ae8cd8abca12ff33b69c73b3087",
    (9, 1): "c374d5b5a3de1d22ae34a2260beb8f4091e47234fcaa7b073e6690fadffa3590",
    (10, 2): "e7de18eca2911df5e6a09c1011df5bede306985232ba2784f7d9c92bec6d3cd2",
}


@pytest.mark.parametrize(("version", "mask"), KNOWN)
def test_a_code_is_the_one_that_another_encoder_makes(version: int, mask: int) -> None:
    text = TEXT[: ROOM[version - 1]] if version > 1 else TEXT[20:34]
    rows = "\n".join("".join(map(str, row)) for row in qr_code(text, mask))
    assert hashlib.sha256(rows.encode()).hexdigest() == KNOWN[version, mask]


def test_a_short_code_module_by_module() -> None:
    assert "\n".join("".join(map(str, row)) for row in qr_code("mple/table/abc", 7)).splitlines() == [
        "111111100101001111111",
        "100000100101101000001",
        "101110100001001011101",
        "101110100100101011101",
        "101110100000101011101",
        "100000101100001000001",
        "111111101010101111111",
        "000000000110100000000",
        "100101101011110100000",
        "100111011001110111001",
        "011000101001110100101",
        "101001001010101001001",
        "100011110010100010010",
        "000000001101111100101",
        "111111100010100111110",
        "100000101110000100011",
        "101110100110110100000",
        "101110101010101011011",
        "101110100001111111101",
        "100000100010100001000",
        "111111101010001101010",
    ]


def test_numbers_of_the_standard() -> None:
    """HELLO WORLD at 1-M, the format of level M with mask 5, and the version information of version 7."""
    words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert correction(words, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
    assert remainder(0b00101, FORMAT) ^ 0x5412 == 0b100000011001110
    assert remainder(7, VERSION) == 0b000111110010010100
    assert [room_of(version) for version in range(1, 11)] == ROOM


def test_the_smallest_version_is_taken_and_what_does_not_fit_is_refused() -> None:
    assert [len(qr_code(TEXT[:length])) for length in (14, 15, 213)] == [21, 25, 57]
    with pytest.raises(SignoriaError, match="213 at most"):
        qr_code(TEXT[:214])
