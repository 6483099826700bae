"""Documents written by people: every mistake is named by the path of its field."""

import pytest

import signoria
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Names

COLOR = Names("color", ("red", "blue"))


def test_what_is_there_and_what_is_not() -> None:
    fields = Fields({"n": 3, "yes": True, "color": "blue", "row": ["red", None], "in": {"n": 1}}, "")
    assert fields.number("n", 0, 0, 9) == 3
    assert fields.number("m", 7, 0, 9) == 7
    assert fields.flag("yes", False)
    assert not fields.flag("no", False)
    assert fields.one("color", COLOR, -1) == 1
    assert fields.one("other", COLOR, 0) == 0
    assert fields.many("row", COLOR, 2) == [0, -1]
    assert fields.many("rows", COLOR, 2) == []
    inner = fields.fields("in")
    assert inner.number("n", 0, 0, 9) == 1
    inner.done()
    fields.fields("out").done()
    fields.done()


@pytest.mark.parametrize("document", [None, [], "text", 3])
def test_an_object_is_needed(document: object) -> None:
    with pytest.raises(signoria.BadPosition, match=r"^position: must be an object"):
        Fields(document, "")
    with pytest.raises(signoria.BadPosition, match=r"^players\[1\]: must be an object"):
        Fields(document, "players[1]")


@pytest.mark.parametrize("value", [10, -1, True, "3", 3.0, None, [3]])
def test_a_bad_number_is_named(value: object) -> None:
    with pytest.raises(signoria.BadPosition, match=r"^a\.n: must be a whole number from 0 to 9, not"):
        Fields({"n": value}, "a").number("n", 0, 0, 9)


def test_other_mistakes_are_named() -> None:
    fields = Fields({"flag": 1, "color": "green", "row": ["red", "pink"], "long": [1, 2, 3], "list": {}}, "a")
    with pytest.raises(signoria.BadPosition, match=r"^a\.flag: must be true or false, not 1"):
        fields.flag("flag", False)
    with pytest.raises(signoria.BadPosition, match=r"^a\.color: 'green' is no color"):
        fields.one("color", COLOR, -1)
    with pytest.raises(signoria.BadPosition, match=r"^a\.row\[1\]: 'pink' is no color"):
        fields.many("row", COLOR, 9)
    with pytest.raises(signoria.BadPosition, match=r"^a\.long: has 3 entries, at most 2 are possible"):
        fields.items("long", 2)
    with pytest.raises(signoria.BadPosition, match=r"^a\.list: must be a list"):
        fields.items("list", 2)


def test_a_misspelt_field_is_never_ignored() -> None:
    fields = Fields({"coin": 3, "cion": 4}, "players[0]")
    fields.number("coin", 0, 0, 9)
    with pytest.raises(signoria.BadPosition, match=r"^players\[0\]\.cion: no such field here; known are coin"):
        fields.done()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"steps": "turn"}, "steps: must be a list"),
        ({"steps": [7]}, "steps[0]: must be an object"),
        ({"steps": [{"step": "dance"}]}, "steps[0].step: 'dance' is not a step"),
        ({"steps": [{"step": "course", "stage": "x"}]}, "steps[0].stage: must be a whole number"),
        ({"steps": [{"step": "course", "stages": 1}]}, "steps[0].stages: no such field here"),
    ],
)
def test_bad_steps_are_named(change: dict[str, object], message: str) -> None:
    document = {**signoria.new("lorenzo", seats=2, seed=1).position(), **change}
    with pytest.raises(signoria.BadPosition) as caught:
        signoria.from_position(document)
    assert message in str(caught.value)


@pytest.mark.parametrize("value", [10**30, -(10**30)])
def test_a_number_beyond_64_bits_is_a_bad_position(value: int) -> None:
    with pytest.raises(signoria.BadPosition):
        signoria.from_position({"game": "lorenzo", "round": value})


@pytest.mark.parametrize(
    "step", [{"step": "turn", "seat": 99}, {"step": "laps", "index": 50}, {"step": "work", "slot": -300}]
)
def test_a_step_that_cannot_be_is_a_bad_position(step: dict[str, object]) -> None:
    document = {**signoria.new("lorenzo", seed=1).position(), "steps": [step]}
    with pytest.raises(signoria.BadPosition):
        signoria.from_position(document)


def test_a_revealed_card_is_named() -> None:
    with pytest.raises(signoria.BadPosition):
        signoria.from_position({"game": "lorenzo", "round": 1, "revealed": [None]})
