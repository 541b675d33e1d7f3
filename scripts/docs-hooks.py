"""Additions to MkDocs: each page's Markdown under its own name (/plans.md), so that links between these files work, and
llms.txt (https://llmstxt.org), which lists the pages with the first sentence of each."""

import os
import re

PAGES = []  # name, title, text


def on_config(config):
    """Adds pages that mkdocs.yml does not place to the entry More, so that each page can be reached."""
    placed = str(config.nav)
    pages = sorted(name for name in os.listdir(config.docs_dir) if name.endswith(".md"))
    more = [name for name in pages if f"'{name}'" not in placed]
    if more:
        config.nav.append({"More": more})
    return config


def on_page_markdown(markdown, page, config, files):
    """Replaces links to files outside docs/, which are no pages of the site, with the names of these files."""
    out = "../" * (page.file.src_uri.count("/") + 1)
    markdown = re.sub(r"\[([^\]]+)\]\(" + re.escape(out) + r"[^)]*\)", r"`\1`", markdown)
    PAGES.append((page.file.src_uri, page.title, markdown))
    return markdown


def first_sentence(markdown):
    for part in markdown.split("\n\n"):
        if part.strip() and not re.match(r"\s*(#|!|\||```|<|-)", part):
            text = " ".join(part.split())
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
            return re.split(r"(?<=[.!?]) ", text)[0]
    return ""


def on_post_build(config):
    lines = [f"# {config.site_name}", "", f"> {config.site_description}", "", "## Pages", ""]
    for name, title, markdown in PAGES:
        os.makedirs(os.path.dirname(os.path.join(config.site_dir, name)), exist_ok=True)
        with open(os.path.join(config.site_dir, name), "w", encoding="utf-8") as file:
            file.write(markdown)
        said = first_sentence(markdown)
        lines.append(f"- [{title}]({name})" + (f": {said}" if said else ""))
    with open(os.path.join(config.site_dir, "llms.txt"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    PAGES.clear()
