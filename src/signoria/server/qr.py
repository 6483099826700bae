"""QR codes (ISO/IEC 18004): bytes, versions 1 to 10, error correction M, for addresses of up to 213 bytes."""

from functools import cache
from itertools import islice

from signoria.kernel.errors import SignoriaError

Square = list[list[int]]  # rows of modules: 1 is dark, 0 is light
EMPTY = -1
# For each version: codewords of error correction in a block, and of data in each block.
BLOCKS = [
    (10, [16]), (16, [28]), (26, [44]), (18, [32] * 2), (24, [43] * 2), (16, [27] * 4), (18, [31] * 4),
    (22, [38] * 2 + [39] * 2), (22, [36] * 3 + [37] * 2), (26, [43] * 4 + [44]),
]  # fmt: skip
LAST_ALIGNED = [0, 18, 22, 26, 30, 34, 38, 42, 46, 50]  # where the last alignment pattern of each version stands
BYTES, PADS = 0b0100, (0xEC, 0x11)
FIELD, FORMAT, FORMAT_MASK, VERSION = 0x11D, 0x537, 0x5412, 0x1F25  # polynomials, and what hides a format of zeros
QUIET = 4  # light modules around it


def qr_code(text: str, mask: int | None = None) -> Square:
    """The modules of a code, without its quiet zone; with the best mask unless one is given."""
    data = text.encode()
    version = next((v for v in range(1, 11) if len(data) <= room_of(v)), 0)
    if not version:
        raise SignoriaError(f"{len(data)} bytes: a code holds {room_of(10)} at most")
    bits = [int(bit) for word in interleaved(version, codewords(version, data)) for bit in f"{word:08b}"]
    found = [drawn(version, bits, one) for one in (range(8) if mask is None else [mask])]
    return min(found, key=penalty)


def room_of(version: int) -> int:
    """Bytes that a version holds, beside what says that they are bytes, and how many."""
    return sum(BLOCKS[version - 1][1]) - (2 if version < 10 else 3)


def codewords(version: int, data: bytes) -> list[int]:
    bits = f"{BYTES:04b}{len(data):0{8 if version < 10 else 16}b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = [int(bits[i : i + 8].ljust(8, "0"), 2) for i in range(0, len(bits), 8)]
    room = sum(BLOCKS[version - 1][1])
    return (words + [PADS[i % 2] for i in range(room)])[:room]


def interleaved(version: int, words: list[int]) -> list[int]:
    """The first word of each block, the second of each, and so on; then the same of their corrections."""
    many, sizes = BLOCKS[version - 1]
    rest = iter(words)
    blocks = [list(islice(rest, size)) for size in sizes]
    corrections = [correction(block, many) for block in blocks]
    first = [block[i] for i in range(max(sizes)) for block in blocks if i < len(block)]
    return first + [block[i] for i in range(many) for block in corrections]


@cache
def powers() -> tuple[list[int], list[int]]:
    """In the field of 256 elements: the powers of 2, and of which each is."""
    exp, log, value = [0] * 510, [0] * 256, 1
    for i in range(255):
        exp[i] = exp[i + 255] = value
        log[value] = i
        value = value << 1 ^ (FIELD if value & 0x80 else 0)
    return exp, log


def correction(block: list[int], many: int) -> list[int]:
    """Reed and Solomon: what is left of a block, divided by the polynomial whose roots are the first powers of 2."""
    exp, log = powers()
    divisor = [1]
    for i in range(many):
        longer = [*divisor, 0]
        for j, factor in enumerate(divisor):
            longer[j + 1] ^= exp[log[factor] + i]
        divisor = longer
    left = block + [0] * many
    for i in range(len(block)):
        lead = left[i]
        for j, factor in enumerate(divisor if lead else ()):
            left[i + j] ^= exp[log[factor] + log[lead]]
    return left[len(block) :]


def remainder(value: int, polynomial: int) -> int:
    """A number with its check bits behind it."""
    degree = polynomial.bit_length() - 1
    left = value << degree
    while left.bit_length() > degree:
        left ^= polynomial << left.bit_length() - degree - 1
    return value << degree | left


def drawn(version: int, bits: list[int], mask: int) -> Square:
    square = patterns(version)
    size = len(square)
    for i in range(15):  # twice: around the upper left corner, and divided between the two others
        bit = (remainder(mask, FORMAT) ^ FORMAT_MASK) >> i & 1
        square[i + (i > 5) if i < 8 else size - 15 + i][8] = bit
        square[8][size - 1 - i if i < 8 else (7 if i == 8 else 14 - i)] = bit
    square[size - 8][8] = 1
    if version >= 7:
        for i in range(18):
            bit = remainder(version, VERSION) >> i & 1
            square[i // 3][size - 11 + i % 3] = square[size - 11 + i % 3][i // 3] = bit
    rest = iter(bits)
    for i, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):  # two columns at a time, upwards and downwards
        for row in range(size) if i % 2 else reversed(range(size)):
            for column in (right, right - 1):
                if square[row][column] == EMPTY:
                    square[row][column] = next(rest, 0) ^ is_masked(mask, row, column)
    return square


def patterns(version: int) -> Square:
    """What every code of a version has: finders, timing, alignment."""
    size = 17 + 4 * version
    square = [[EMPTY] * size for _ in range(size)]
    for y, x in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row in range(max(y - 1, 0), min(y + 8, size)):
            for column in range(max(x - 1, 0), min(x + 8, size)):
                square[row][column] = int(max(abs(row - y - 3), abs(column - x - 3)) in (0, 1, 3))
    for i in range(8, size - 8):
        square[6][i] = square[i][6] = (i + 1) % 2
    last = LAST_ALIGNED[version - 1]
    places = [6, last] if version < 7 else [6, (6 + last) // 2, last]
    at_finders = ((6, 6), (6, last), (last, 6))
    for y, x in ((y, x) for y in places for x in places if last and (y, x) not in at_finders):
        for row in range(y - 2, y + 3):
            for column in range(x - 2, x + 3):
                square[row][column] = int(max(abs(row - y), abs(column - x)) != 1)
    return square


def is_masked(mask: int, y: int, x: int) -> int:
    return int(
        [
            (y + x) % 2, y % 2, x % 3, (y + x) % 3, (y // 2 + x // 3) % 2,
            y * x % 2 + y * x % 3, (y * x % 2 + y * x % 3) % 2, ((y + x) % 2 + y * x % 3) % 2,
        ][mask] == 0
    )  # fmt: skip


def penalty(square: Square) -> int:
    """How hard a code is to read: long runs, blocks of one colour, what looks like a finder, more dark than light."""
    size, found = len(square), 0
    for lines in (square, list(zip(*square, strict=True))):
        for line in lines:
            text = "".join(map(str, line))
            found += sum(len(run) - 2 for run in text.replace("01", "0 1").replace("10", "1 0").split() if len(run) > 4)
            found += 40 * sum(text.startswith(("10111010000", "00001011101"), i) for i in range(size - 10))
    for y in range(size - 1):
        found += 3 * sum(len({*square[y][x : x + 2], *square[y + 1][x : x + 2]}) == 1 for x in range(size - 1))
    return found + 10 * int(abs(100 * sum(map(sum, square)) / size**2 - 50) // 5)
