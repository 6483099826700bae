"""The options of a game, and the bots to play against, in words."""

from signoria.bots import temper_of
from signoria.kernel.game import Option
from signoria.kernel.text import Words

# Options that make another game of it, as expansions do; the others say how a rule is read.
VARIANTS = (
    "advanced", "muse_and_princess", "cooperative_building", "relics", "fog_of_war", "open_diplomacy", "beginners",
    "turn_limit",
)  # fmt: skip


def is_variant(option: Option) -> bool:
    """Whether it is offered wherever a game is begun, and not only among the rules to agree on."""
    return option.name in VARIANTS


def option_title(words: Words, option: Option) -> str:
    """An option in a word or two."""
    return words.word(f"table-option-title-{option.name}")


def about_option(words: Words, option: Option) -> str:
    """What an option changes, in a sentence."""
    return words.word(f"table-option-about-{option.name}")


def value_words(words: Words, option: Option, value: bool | int | str) -> str:
    """A value of an option: yes or no, its own word, else the number itself."""
    if isinstance(value, bool):
        return words.word("yes" if value else "no")
    key = f"table-option-value-{option.name}-{value}"
    return words.word(key) if words.has(key) else str(value)


def bot_title(words: Words, bot: str) -> str:
    return words.word(f"table-bot-title-{bot}")


def about_bot(words: Words, game: str, bot: str) -> str:
    """How well a bot plays, and where the game has bargains, whether it keeps them."""
    about, temper = words.word(f"table-bot-about-{bot}"), temper_of(game, bot)
    return f"{about} {words.word('table-bot-temper-' + temper.replace(' ', '-'))}" if temper else about
