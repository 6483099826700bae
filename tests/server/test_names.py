"""Names: nothing that cannot be seen, nothing that looks like somebody else."""

import asyncio
from pathlib import Path

import pytest

from signoria.server.accounts import Accounts
from signoria.server.errors import BadRequest, Refusal
from signoria.server.names import check_name, skeleton
from signoria.server.storage import Store
from tests.server.servers import Server
from tests.server.visitors import guest, refusal

INVISIBLE = {
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "Hangul choseong filler": "Ann\u115f",
    "blank of Braille": "\u2800",
    "combining grapheme joiner": "Ad\u034fmin",
    "variation selector": "Admin\ufe0f",
    "variation selector supplement": "Admin\U000e0100",
    "Mongolian vowel separator": "Ad\u180emin",
    "line separator": "Ad\u2028min",
    "paragraph separator": "Ad\u2029min",
    "zero width space": "Ad\u200bmin",
    "zero width joiner": "Ad\u200dmin",
    "right-to-left override": "\u202enimdA",
    "soft hyphen": "Ad\u00admin",
    "tag": "Admin\U000e0041",
    "no-break space": "Ann\u00a0Bee",
    "ideographic space": "Ann\u3000Bee",
    "two spaces": "Ann  Bee",
    "only a mark": "\u0301",
    "a heap of marks": "Z\u0300\u0301\u0302algo",
    "an enclosing circle": "A\u20dd",
    "private use": "Ann\ue000",
    "not assigned": "Ann\u0378",
}


@pytest.mark.parametrize("what", INVISIBLE)
def test_nothing_in_a_name_is_invisible(what: str) -> None:
    """A guest could look exactly like an account, or like nothing at all."""
    with pytest.raises(BadRequest) as refused:
        check_name(INVISIBLE[what])
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["\u0410dmin", "Adm\u0456n", "P\u0430ul", "\u039ferik", "\u13aann", "Ann\u0561"])
def test_a_name_is_of_one_script(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_name(name)
    assert refused.value.code == "mixed-name"


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "Annunziata II.", "Łukasz Żółć", "Jiří Přibyl", "Jürgen Groß", "O'Neill-Smith", "Zoë", "ann_42", "x",
        "7", "Владимир", "Ελένη Παππά", "Արամ", "דוד", "محمد", "田中 太郎", "さくら", "ラーメン", "佐々木", "김민수",
        "田中Taro", "สมชาย", "नीता", "Ann 😀", "Nguyễn Thị", "Ａnn",
    ],
)  # fmt: skip
def test_names_of_people_are_taken(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Admin", "ADMIN"), ("Admin", "Adrnin"), ("Bill", "BiII"), ("Bill", "Bi11"), ("Olga", "0lga"), ("Sam", "5am"),
        ("coco", "\u0441\u043e\u0441\u043e"), ("ANNA", "\u0391\u039d\u039d\u0391"),
        ("HOT", "\u041d\u041e\u0422"), ("Ann Bee", "AnnBee"), ("Will", "VVill"), ("Ivo", "lvo"), ("Admin", "ADMlN"),
        ("Admin", "Adm\u0131n"), ("Admin", "\u1d00dmin"), ("Admin", "Adm\u026an"), ("Admin", "Adm\u0130n"),
        ("Admin", "\u1d00\u1d05\u1d0d\u026a\u0274"), ("Admin", "\u0251dmin"), ("Greg", "\u0262\u0280eg"),
        ("greg", "\u0261re\u0261"), ("Admin", "A\u0257min"), ("Admin", "Admi\u0273"), ("Ben", "B\u025bn"),
        ("Jan", "\u0237an"), ("lisa", "\u01c0isa"), ("Otto", "Ott\u1d0f"), ("Vic", "\u028bic"),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Lukasz", "Łukasz"), ("Mila", "Mira"), ("Zoe", "Zoë"), ("Soren", "Søren"), ("Dorde", "Đorđe")],
)
def test_others_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_nobody_takes_a_name_that_looks_like_an_account(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'people.db'}")

    async def scene() -> list[str]:
        people = Accounts(store, 90)
        await people.sign_up("Bill", "a long word", "")
        codes = []
        for name in ("BILL", "BiII", "Bi11", "B\u0131ll", "\u0299\u026a\u029f\u029f"):
            for attempt in (people.guest(name), people.sign_up(name, "a long word", "")):
                with pytest.raises(Refusal) as refused:
                    await attempt
                codes.append(refused.value.code)
        assert (await people.guest("Billy")).name == "Billy"
        assert (await people.guest("Billy")).name == "Billy", "guests may share a name"
        return codes

    assert set(asyncio.run(scene())) == {"name-taken"}
    store.close()


def test_a_guest_keeps_the_name_while_a_game_is_played(server: Server) -> None:
    """In the middle of a game somebody else seemed to sit there."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0})
        renamed = ann.post("/api/guests", json={"name": "Annina"}).json()
        ann.headers["X-CSRF-Token"] = renamed["csrf"]
        assert renamed["name"] == "Annina", "the game has not begun"
        bob.post(f"/api/tables/{table}/claim", json={"seat": 1})
        refusal(ann.post("/api/guests", json={"name": "Bob"}), 409, "in-a-game")
        assert ann.get("/api/me").json()["name"] == "Annina"
