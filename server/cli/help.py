"""Help in its reader's language, each paragraph filled to the terminal's width however its docstring was broken."""

from dataclasses import dataclass
from typing import Final

from cyclopts.help import ColumnSpec, DefaultFormatter, HelpEntry, HelpPanel, InlineText
from cyclopts.help.specs import get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

from pincite.core.wording import Wording

#: What stands around the arguments in the line of usage; their names are those of the options.
PLACES: Final = ("COMMAND", "[OPTIONS]", "[ARGS...]")


@dataclass(frozen=True)
class HelpPage:
    """A help formatter for ``cyclopts.App``: the English of docstrings goes in, what ``say`` makes of it is shown."""

    say: Wording

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show a list of commands or of parameters."""
        entries = [entry.copy(description=Text(self._told(entry.description))) for entry in panel.entries]
        columns = None if panel.format == "command" else self._columns
        shown = panel.copy(title=self.say(str(panel.title)), entries=entries)
        DefaultFormatter(column_specs=columns)(console, options, shown)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Show how the command is called."""
        # Some versions of cyclopts say the first word themselves.
        given = str(usage).strip().removeprefix("Usage:").split()
        words = [self.say(word) if word in PLACES else word for word in given]
        console.print(Text(f"{self.say('Usage')}: {' '.join(words)}\n", style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """Show what the command does."""
        console.print(Text(self._told(description) + "\n"))

    def _told(self, description: object) -> str:
        return "\n\n".join(map(self.say, paragraphs(description)))

    def _columns(self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
        *names, last = get_default_parameter_columns(console, options, entries)
        return (*names, last.copy(renderer=self._parameter))

    def _parameter(self, entry: HelpEntry) -> Text:
        """What a parameter is, then what may be given and what holds where nothing is."""
        shown = Text(str(entry.description))
        if entry.choices:
            choices = self.say("choices: {choices}", choices=", ".join(entry.choices))
            shown.append(f" [{choices}]", style="cyclopts.choices")
        if entry.default is not None:
            shown.append(f" [{self.say('default: {value}', value=entry.default)}]", style="cyclopts.default")
        if entry.required:
            shown.append(f" [{self.say('required')}]", style="cyclopts.required")
        return shown


def paragraphs(description: object) -> list[str]:
    """The paragraphs of a description that cyclopts took from a docstring, each on one line."""
    text = description.primary_renderable if isinstance(description, InlineText) else description
    return [" ".join(part.split()) for part in str(text or "").split("\n\n") if part.strip()]
