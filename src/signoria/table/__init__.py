"""A table in words, as one seat knows it: what every door that people look through has in common, whatever it draws."""

from signoria.kernel.text import add_words

add_words("signoria.table")
add_words("signoria.table.{game}")  # how a game tells what happened
