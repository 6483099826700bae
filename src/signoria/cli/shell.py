"""Commands to be copied into the shell."""

import os
import shlex
import shutil
import sys


def command_line(*words: str) -> str:
    """A command of this program, quoted, that works here: by its name, or as it was called if it is not on the path."""
    called = sys.argv[0]
    program = called if not shutil.which("signoria") and os.access(called, os.X_OK) else "signoria"
    return shlex.join([program, *words])
