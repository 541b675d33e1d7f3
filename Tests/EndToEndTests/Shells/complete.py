"""Prints the completions that a shell offers when a user types a line and presses the Tab key.

complete.py SHELL SCRIPT LINE

zsh and bash run on a pseudo-terminal, and the script prints what this terminal shows after the line. fish needs no
terminal (`complete -C`). SCRIPT is the output of `PROGRAM completions SHELL`. The program must be in PATH.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

READY = "ready> "
PATIENCE = 20


def offered_by_fish(script, line):
    words = ["fish", "--no-config", "-c", f"source {script}; complete -C {line!r}"]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE).stdout


class Terminal:
    def __init__(self, words, folder):
        child, self.number = pty.fork()
        if child == 0:
            os.environ.update(TERM="dumb", COLUMNS="200", HOME=folder, HISTFILE="/dev/null")
            os.execvp(words[0], words)

    def say(self, text):
        os.write(self.number, text.encode())

    def read(self, is_enough, least=0):
        """Returns the output as soon as `is_enough` accepts it. Otherwise it returns output of more than `least`
        characters when the terminal has been silent for two seconds."""
        shown, end, last = "", time.monotonic() + PATIENCE, time.monotonic()
        while time.monotonic() < end and not is_enough(shown):
            if select.select([self.number], [], [], 0.1)[0]:
                shown, last = shown + os.read(self.number, 65536).decode(errors="replace"), time.monotonic()
            elif len(shown.strip()) > least and is_enough is never and time.monotonic() > last + 2:
                break
        return shown


def never(_):
    return False


def offered_on_terminal(shell, script, line):
    with tempfile.TemporaryDirectory() as folder:
        if shell == "zsh":
            shutil.copy(script, os.path.join(folder, "_" + line.split()[0]))
            terminal = Terminal(["zsh", "-f", "-i"], folder)
            # The prompt is `ready>`. The quotes in this line prevent that the echo of the line is taken for the prompt.
            terminal.say(f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -D; PS1='rea''dy> '\n")
        else:
            terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], folder)
            terminal.say(f"source {script}; bind 'set show-all-if-ambiguous on'; PS1='rea''dy> '\n")
        terminal.read(lambda shown: READY in shown)
        terminal.say(line + "\t\t")
        # The terminal first echoes the line. The echo alone must not end the reading, because on a busy machine the
        # completions can follow more than two seconds later.
        return terminal.read(never, least=len(line.strip()) + 2)


def main():
    shell, script, line = sys.argv[1:]
    print(offered_by_fish(script, line) if shell == "fish" else offered_on_terminal(shell, script, line))


main()
