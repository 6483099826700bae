"""Words of the rules that players ask about."""

from signoria.kernel.text import Words, words_for


def topic(words: Words, text: str) -> str:
    """The word of the rules, which are in English, for a word of the language that is spoken."""
    spoken = words.word("cli-fief-topics").casefold().split(", ")
    english = words_for("fief", "en").word("cli-fief-topics").split(", ")
    return dict(zip(spoken, english, strict=True)).get(text.strip().casefold(), text)
