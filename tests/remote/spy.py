"""Starts a program, hands it every line that it hears itself, and writes the lines down: `spy.py NOTES COMMAND ...`."""

import subprocess
import sys
from pathlib import Path

with (
    Path(sys.argv[1]).open("w", buffering=1, encoding="utf-8") as notes,
    subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, text=True) as program,
):
    assert program.stdin is not None
    for line in sys.stdin:
        notes.write(line)
        program.stdin.write(line)
        program.stdin.flush()
