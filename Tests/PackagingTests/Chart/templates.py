"""Renders the chart in deploy/helm/usher: the part of Go's templates that its files use, since Debian has no Helm.

Known: {{ }}, {{- -}}, if/else, with, end, define, include, pipelines, .Values.a.b, strings, and the functions of
FUNCTIONS. Anything else ends the rendering, so that the chart cannot use what this does not know.
"""
import hashlib
import re

import yaml


def to_yaml(value):
    return yaml.safe_dump(value, default_flow_style=False, sort_keys=True, width=10_000).rstrip("\n")


def quote(value):
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def indent(count, text):
    return "\n".join(" " * count + line if line else line for line in text.split("\n"))


FUNCTIONS = {
    "default": lambda fallback, value: value or fallback,
    "not": lambda value: not value,
    "nindent": lambda count, text: "\n" + indent(count, text),
    "printf": lambda form, *values: form % values,
    "quote": quote,
    "sha256sum": lambda text: hashlib.sha256(text.encode()).hexdigest(),
    "toYaml": to_yaml,
    "trimSuffix": lambda suffix, text: text.removesuffix(suffix),
    "trunc": lambda length, text: text[:length],
}


class Chart:
    def __init__(self, folder, values, release):
        self.root = {
            "Values": values, "Release": {"Name": release, "Service": "Helm"},
            "Chart": {key[0].upper() + key[1:]: value for key, value in
                      yaml.safe_load((folder / "Chart.yaml").read_text()).items()},
        }
        self.defined = {}
        self.render((folder / "templates/_helpers.tpl").read_text())

    def render(self, text):
        parts = re.split(r"(\{\{.*?\}\})", text)
        for index in range(1, len(parts), 2):
            if parts[index].startswith("{{-"):
                parts[index - 1] = parts[index - 1].rstrip()
            if parts[index].endswith("-}}"):
                parts[index + 1] = parts[index + 1].lstrip()
        tokens = [part if index % 2 == 0 else ("do", part.strip("{}- ").strip()) for index, part in enumerate(parts)]
        output, rest = self.block(tokens, self.root)
        assert not rest, f"an end too many: {rest[:1]}"
        return output

    def block(self, tokens, dot, is_shown=True):
        """The text up to the block's own end or else, and the tokens from there on."""
        output = ""
        while tokens:
            token, tokens = tokens[0], tokens[1:]
            if isinstance(token, str):
                output += token
                continue
            word, _, rest = token[1].partition(" ")
            if word in ("end", "else"):
                return output, [token] + tokens
            if word in ("if", "with"):
                value = self.pipeline(rest, dot) if is_shown else None
                text, tokens = self.block(tokens, value if word == "with" else dot, is_shown and bool(value))
                output += text if value else ""
                if tokens[0][1] == "else":
                    text, tokens = self.block(tokens[1:], dot, is_shown and not value)
                    output += "" if value else text
                assert tokens[0][1] == "end"
                tokens = tokens[1:]
            elif word == "define":
                depth = 1
                body = []
                while depth:
                    body.append(tokens[0])
                    if not isinstance(tokens[0], str):
                        first = tokens[0][1].split(" ")[0]
                        depth += (first in ("if", "with")) - (first == "end")
                    tokens = tokens[1:]
                self.defined[rest.strip('"')] = body[:-1]
            elif is_shown:
                value = self.pipeline(token[1], dot)
                output += str(value).lower() if isinstance(value, bool) else str(value)
        return output, []

    def pipeline(self, text, dot):
        value = []
        for stage in text.split(" | "):
            words = re.findall(r'"[^"]*"|\S+', stage)
            name, arguments = words[0], [self.term(word, dot) for word in words[1:]] + value
            if name == "include":
                value = [self.block(list(self.defined[arguments[0]]), arguments[1])[0]]
            elif name in FUNCTIONS:
                value = [FUNCTIONS[name](*arguments)]
            else:
                assert not arguments, f"{name} is no function of this renderer"
                value = [self.term(name, dot)]
        return value[0]

    def term(self, word, dot):
        if word.startswith('"'):
            return word[1:-1]
        if word.isdigit():
            return int(word)
        assert word.startswith("."), f"{word} is nothing that this renderer knows"
        for key in word.strip(".").split("."):
            if key:
                dot = dot[key]
        return dot
