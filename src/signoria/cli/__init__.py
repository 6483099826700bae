"""The table in the terminal, and everything else that is typed."""

from signoria.kernel.text import add_words

add_words("signoria.cli")
