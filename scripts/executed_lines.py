"""Which lines of the counting scripts run: scripts that note it in Redis, and what they have noted.

No scenario can notice a mistake in a line that it never runs, so that scripts/mutants plays a mutant only to those
that do. Each statement first sets its line's bit under the key that `key_of` names; scripts/altered-edge reads the
bits every few milliseconds while the edge lives, and writes what it saw into USHER_EXECUTED/PID.
"""

import os
import re

OPENING, CLOSING = "({[", ")}]"
NO_STATEMENT = re.compile(r"\s*(end|else|elseif|until|and|or|\.\.|[)}\]+*/-])(?!\w)")
GOES_ON = re.compile(r"(\b(and|or|not)|[=,+*/(<>~{-]|\.\.)\s*$")


def key_of(script):
    return "executed-lines:" + script


def code_of(line):
    """The line with quotes and comments blanked, so that only code is left."""
    blank = re.sub(r"'[^']*'", lambda found: "'" + " " * (len(found[0]) - 2) + "'", line)
    comment = blank.find("--")
    return blank if comment < 0 else blank[:comment] + " " * (len(blank) - comment)


def statements(source):
    """By line, the line in which the innermost statement begins that it belongs to, both from 0."""
    depth, before, begun, starts = 0, "", [], {}
    for number, line in enumerate(source.split("\n")):
        code = code_of(line)
        if not code.strip():
            continue
        indent = len(code) - len(code.lstrip())
        if depth == 0 and not NO_STATEMENT.match(code) and not GOES_ON.search(before):
            begun = [(other, at) for other, at in begun if at < indent] + [(number, indent)]
        # What goes on in a line of its own, as an elseif does, is as deep as its statement, or deeper.
        else:
            begun = [(other, at) for other, at in begun if at <= indent]
        starts[number] = begun[-1][0] if begun else number
        depth += sum(code.count(mark) for mark in OPENING) - sum(code.count(mark) for mark in CLOSING)
        before = code
    return starts


def noting(script, source):
    """The script, noting each statement that it begins. Where the edge may not do that, nothing is noted."""
    lines, starts = source.split("\n"), statements(source)
    for number, start in starts.items():
        if number == start:
            indent = len(lines[number]) - len(lines[number].lstrip())
            note = f"redis.pcall('SETBIT', '{key_of(script)}', '{number}', '1'); "
            lines[number] = lines[number][:indent] + note + lines[number][indent:]
    return "\n".join(lines)


def numbers(bits):
    """The lines whose bits are set."""
    return {8 * place + bit for place, byte in enumerate(bits) for bit in range(8) if byte >> (7 - bit) & 1}


def noted(folder, scripts):
    """By script, the lines that any edge's relay has seen noted there."""
    lines = {script: set() for script in scripts}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name)) as file:
            for line in file:
                script, number = line.split()
                lines[script].add(int(number))
    return lines
