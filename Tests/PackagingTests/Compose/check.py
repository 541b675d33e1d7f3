"""Checks the files for Docker Compose in deploy/ against Compose's schema, and starts the edge with the arguments in
each file. Prints a line for each mistake.

check.py USHER
"""

import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

import yaml

FILES = ("compose", "cluster", "sentinel")
DEPLOY = os.path.join(os.path.dirname(__file__), "../../../deploy")
# An image must have a version of three numbers or a digest, so that it changes only with the file.
PINNED = re.compile(r"@sha256:[0-9a-f]{64}$|:v?\d+\.\d+\.\d+(-[a-z]+)?$")


def resolved(path):
    """Returns the content of a file as Compose reads it, with anchors, merges and short forms resolved. Raises an error
    if Compose refuses the file."""
    done = subprocess.run(["docker-compose", "-f", path, "config"], capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise ValueError(done.stderr.strip())
    return yaml.safe_load(done.stdout)


def mistakes(name, folder, usher):
    try:
        services = resolved(os.path.join(folder, f"{name}.yaml"))["services"]
    except ValueError as error:
        yield str(error)
        return
    for service, what in services.items():
        if "image" in what and not PINNED.search(what["image"]):
            yield f"{service}: {what['image']} is not pinned"
    edge = services["usher"]
    if os.path.realpath(edge["build"]["context"]) != os.path.realpath(os.path.join(folder, "..")):
        yield f"the edge is not built from this tree's Dockerfile, but {edge['build']}"
    for key, wanted in (("read_only", True), ("cap_drop", ["ALL"]), ("security_opt", ["no-new-privileges:true"])):
        if edge.get(key) != wanted:
            yield f"usher: {key} is {edge.get(key)}"
    if "/var/lib/usher" not in str(edge["volumes"]):
        yield "the edge's data directory has no volume"
    yield from started(edge["command"], folder, usher)


def started(command, folder, usher):
    """Runs the entry point of the image with these arguments on free ports. No Redis is running, and the edge must
    report that."""
    place = tempfile.mkdtemp(dir=folder)
    line = [re.sub(r"^/etc/usher/", f"{folder}/", word) for word in command]
    line = [re.sub(r"^0\.0\.0\.0:\d+$", "127.0.0.1:0", word) for word in line]
    line += ["--admin-listen", "127.0.0.1:0", "--data-dir", f"{place}/data"]
    edge = subprocess.Popen([usher, *line], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env={**os.environ, "OPENAI_API_KEY": "unused"})
    try:
        said, end = b"", time.monotonic() + 60
        while b"listening on" not in said:
            if not select.select([edge.stderr], [], [], max(0, end - time.monotonic()))[0]:
                break
            part = os.read(edge.stderr.fileno(), 65536)
            if not part:
                break
            said += part
        if b"listening on" not in said:
            yield f"the edge does not start with {command}: {said.decode()}"
        elif b"Redis does not answer yet" not in said:
            yield f"the edge did not look for the Redis of {command}: {said.decode()}"
    finally:
        edge.terminate()
        edge.communicate(timeout=60)
    if edge.returncode:
        yield f"the edge ended with {edge.returncode}"


with tempfile.TemporaryDirectory() as folder:
    shutil.copytree(DEPLOY, os.path.join(folder, "deploy"))
    open(os.path.join(folder, "deploy/secrets.env"), "w").close()
    for name in FILES:
        for mistake in mistakes(name, os.path.join(folder, "deploy"), sys.argv[1]):
            print(f"deploy/{name}.yaml: {mistake}")
