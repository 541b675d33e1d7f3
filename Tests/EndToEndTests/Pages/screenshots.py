"""Makes pictures of the account page in every state, in two widths, light and dark, with a real edge and Chromium.
It also checks each page with axe-core. If axe-core reports a violation, this is printed, and the exit code is 1."""

import argparse
import contextlib
import os
import sys

from account_states import STATES, visited
from chromium import Chromium
from edge_setup import running_edge


def main():
    reading = argparse.ArgumentParser()
    for name in ("usher", "usherctl", "folder"):
        reading.add_argument(f"--{name}", required=True)
    reading.add_argument("--only", help="the states whose names begin so")
    given = reading.parse_args()
    states = [state for state in STATES if state.name.startswith(given.only or "")]
    flaws = []
    with contextlib.ExitStack() as open_until_done:
        browser = open_until_done.enter_context(Chromium())
        presets = sorted({state.preset for state in states})
        edges = {one: open_until_done.enter_context(running_edge(given.usher, given.usherctl, preset=one)) for one in presets}
        for state in states:
            made = edges[state.preset]
            for width, height in ((390, 844), (1280, 800)):
                for scheme in ("light", "dark"):
                    flaws += taken(browser, made, state, width, height, scheme, given.folder)
            print(state.name, flush=True)
    write_sheet(given.folder)
    print(*flaws, sep="\n")
    return 1 if flaws else 0


def write_sheet(folder):
    """Writes a page with all pictures. It has a row for each state, and a column for each width and colour scheme."""
    names = sorted(name[: -len("-390-light.png")] for name in os.listdir(folder) if name.endswith("-390-light.png"))
    kinds = [f"{width}-{scheme}" for width in (390, 1280) for scheme in ("light", "dark")]
    rows = "".join(
        f"<h2>{name}</h2><div>" + "".join(f'<a href="{name}-{kind}.png"><img src="{name}-{kind}.png" alt="{name}, {kind}" loading="lazy"></a>' for kind in kinds) + "</div>\n"
        for name in names
    )
    style = "body{font:16px system-ui;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start}img{height:420px;border-radius:8px}"
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><meta charset="utf-8"><title>The account page in every state</title><style>{style}</style>\n{rows}')


def taken(browser, made, state, width, height, scheme, folder):
    # Each picture has its own user, because actions on the page change the data of the user.
    state.name, name = f"{state.name}-{width}-{scheme}", state.name
    if state.user:
        state.prepare(made, state.user)
    away = made.without_redis() if state.is_away else contextlib.nullcontext()
    with away:
        page = visited(browser, made, state, width, scheme, height)
        page.run("new Promise(done => setTimeout(done, 700))")
        page.picture(os.path.join(folder, f"{name}-{width}-{scheme}.png"))
        flaws = [f"{state.name}: {flaw}" for flaw in page.flaws()]
        if page.is_too_wide():
            flaws.append(f"{state.name}: it is too wide")
    page.close()
    state.name = name
    return flaws


sys.exit(main())
