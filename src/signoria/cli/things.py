"""Things a name can mean, on the screen."""

from rich.text import Text

from signoria.cli.screen import flow
from signoria.table.things import Thing


def several_things(found: list[Thing], width: int) -> list[Text]:
    """Things a name can mean, with their names in notation."""
    return flow(Text(""), [Text(f"{thing.title} ({thing.name})") for thing in found], width, indent=2)
