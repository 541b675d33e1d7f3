"""Compares the usage fields in the official clients' types with the fields that Usher's sources read.

Prints two JSON documents, one per line. The first lists the fields, tiers and kinds of iterations that no source
reads, and the lines of left.txt that are no longer needed. The second is made as if the sources did not read the
names in the arguments. A test checks that it lists these names.
"""

import enum
import fnmatch
import importlib
import inspect
import json
import pathlib
import pkgutil
import re
import sys
import typing
import warnings

import pydantic

warnings.simplefilter("ignore")
here = pathlib.Path(__file__).parent
sources = here.parents[3] / "Sources/Core/Dialects/Usage"
names_usage = re.compile(r"Usage(?![a-z])")


def models(package):
    """Returns every pydantic model of a package once."""
    found = {}
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(root.__path__, package + "."):
        try:
            loaded = importlib.import_module(module.name)
        except Exception:  # This module needs a package that is not installed.
            continue
        for value in vars(loaded).values():
            if inspect.isclass(value) and issubclass(value, pydantic.BaseModel):
                found[f"{value.__module__}.{value.__qualname__}"] = value
    return found


def is_number(annotation):
    return annotation in (int, float) or any(is_number(part) for part in typing.get_args(annotation))


def literals(annotation):
    if typing.get_origin(annotation) is typing.Literal:
        return set(typing.get_args(annotation))
    return {word for part in typing.get_args(annotation) for word in literals(part)}


def left_lines():
    """Returns the lines of left.txt: names of fields and patterns of types that are deliberately not read, each with
    the reason."""
    lines = {}
    for line in (here / "left.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, reason = (part.strip() for part in line.split("|"))
            assert reason, f"left.txt gives no reason for {name}"
            lines[name] = reason
    return lines


def compare(everything, without):
    text = "".join(path.read_text() for path in sorted(sources.glob("*.swift")))
    read = set(re.findall(r'(?:equals|equalsIgnoringCase|member)\("(\w+)"\)', text)) - without
    tiers = set(re.findall(r'\("(\w+)", (?:\.\w+|nil)\)', text)) - without
    left, used = left_lines(), set()
    fields, kinds, found_tiers = {}, set(), set()

    for name, model in sorted(everything.items()):
        if not names_usage.search(model.__name__):
            continue
        pattern = next((p for p in left if "." in p and fnmatch.fnmatch(name, p)), None)
        if pattern:
            used.add(pattern)
            continue
        for field, info in model.model_fields.items():
            if is_number(info.annotation):
                fields.setdefault(info.alias or field, name)
            if field == "type" and "Iteration" in model.__name__:
                kinds |= literals(info.annotation)
            if field == "service_tier":
                found_tiers |= literals(info.annotation)

    # Some usage fields contain objects of types whose names lack "usage", so the pattern lists these types.
    for name, model in everything.items():
        if re.search(r"(TokensDetails|CacheCreation|ServerToolUsage|ModalityTokenCount|ModalityTokens|ToolCount)$", model.__name__):
            if any("." in p and fnmatch.fnmatch(name, p) for p in left):
                continue
            for field, info in model.model_fields.items():
                if is_number(info.annotation):
                    fields.setdefault(info.alias or field, name)

    for module, type_name in [
        ("openai.types.responses.service_tier", "ServiceTier"),
        ("google.genai.types", "ServiceTier"),
        ("google.genai.types", "TrafficType"),
    ]:
        value = getattr(importlib.import_module(module), type_name)
        words = {m.value for m in value} if inspect.isclass(value) and issubclass(value, enum.Enum) else literals(value)
        found_tiers |= {word.lower() for word in words}

    unread = {f: t for f, t in fields.items() if f not in read and f not in left}
    used |= {f for f in fields if f in left and f not in read}
    return {
        "fields": sorted(f"{field} of {where}" for field, where in unread.items()),
        "tiers": sorted(t for t in found_tiers if t not in tiers),
        "iterations": sorted(k for k in kinds if k not in read),
        "stale": sorted(set(left) - used),
        "count": len(fields),
    }


everything = {}
for package in ["openai.types", "anthropic.types", "google.genai"]:
    everything |= models(package)
for without in (set(), set(sys.argv[1:])):
    print(json.dumps(compare(everything, without)))
