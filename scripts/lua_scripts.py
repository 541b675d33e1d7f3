"""The scripts of lua/ as the edge sends them: joined with the parts of lua/lib that they include, with the names of
constants replaced by their values (Sources/Counting/LuaScripts/Library.swift)."""

import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "lua")
INCLUDE = re.compile(r"^ *-- include: (\w+)$")
CONSTANT = re.compile(r"^local ([A-Z0-9_]+) = (['0-9].*)$")
# The pattern matches quoted text first, so that quoted text stays unchanged.
WORD = re.compile(r"'[^']*'|[A-Za-z0-9_]+")


def included(name, text=None):
    if text is None:
        with open(os.path.join(FOLDER, name + ".lua"), encoding="utf-8") as file:
            text = file.read()
    lines = []
    for number, line in enumerate(text.removesuffix("\n").split("\n")):
        if include := INCLUDE.match(line):
            lines += included("lib/" + include[1])
        else:
            lines.append((name, number, line))
    return lines


def lines_of(name, text=None):
    """The lines of a script, or of `text` in its place: each with its file, and its number in that file from 0."""
    constants, lines = {}, []
    for file, number, line in included(name, text):
        if constant := CONSTANT.match(line):
            constants[constant[1]] = constant[2]
            continue
        if not line.lstrip().startswith("--"):
            line = WORD.sub(lambda word: constants.get(word[0], word[0]), line)
        lines.append((file, number, line))
    return lines


def source_of(name, text=None):
    """The text of a script that Redis gets."""
    return "".join(line + "\n" for _, _, line in lines_of(name, text))
