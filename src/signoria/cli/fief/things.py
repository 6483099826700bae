"""Words of the rules that players ask about."""

from signoria.kernel.text import Words, words_for


def topic(words: Words, text: str) -> str:
    """The word of the rules for what somebody asks about: where he asks in English, that of his own language."""
    spoken = words.word("cli-fief-topics").split(", ")
    english = words_for("fief", "en").word("cli-fief-topics").casefold().split(", ")
    return dict(zip(english, spoken, strict=True)).get(text.strip().casefold(), text)
