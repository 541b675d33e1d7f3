"""The Redis and the edges that accounts.py uses, and a client that reads the data in Redis."""

import asyncio
import ctypes
import signal
import socket
import subprocess
import time
from collections import Counter

METERS = {"in": "input", "out": "output", "cch": "cached", "rsn": "reasoning", "tok": "total"}
LEASE = 3
LIMITS = "".join(
    f"      - {{ count: {name}_tokens, per: lifetime all, amount: 1_000_000_000 }}\n" for name in METERS.values()
)
CONFIGURATION = f"""
plans:
  all:
    kind: subscription
    limits:
      - {{ count: messages, per: lifetime all, amount: 1_000_000 }}
{LIMITS}      - {{ count: cost, per: lifetime all, amount: $1000000 }}
default_plan: all
prices:
  - model: "*"
    input: 2
    cached_input: 1
    output: 10
    per_request: 0.0005
    tiers: {{ priority: {{ input: 4, cached_input: 2, output: 20 }} }}
    tools: {{ web_search: 0.01 }}
identity: [{{ trusted_header: x-user-id, from: [127.0.0.0/8] }}]
redis: {{ deadline: 2s, lease: {LEASE}s }}
loops: 1
"""


def child(arguments, log):
    """Starts a process that the kernel kills when this process ends."""
    libc = ctypes.CDLL(None)
    return subprocess.Popen(
        arguments, stdout=log, stderr=log, preexec_fn=lambda: libc.prctl(1, signal.SIGKILL), start_new_session=True
    )


class Redis:
    """A small Redis client that reads counters and books."""

    def __init__(self, path):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(path)
        self.file = self.sock.makefile("rb")

    def call(self, *words):
        text = b"".join(b"$%d\r\n%s\r\n" % (len(w), w) for w in (str(word).encode() for word in words))
        self.sock.sendall(b"*%d\r\n" % len(words) + text)
        return self.reply()

    def reply(self):
        line = self.file.readline().rstrip()
        kind, rest = line[:1], line[1:]
        if kind == b"$":
            size = int(rest)
            return None if size < 0 else self.file.read(size + 2)[:-2].decode("latin-1")
        if kind == b"*":
            return [self.reply() for _ in range(int(rest))]
        return rest.decode()

    def account(self, key):
        pairs = self.call("HGETALL", key)
        counters = {}
        for field, value in zip(pairs[::2], pairs[1::2]):
            if field.startswith("t:all:"):
                counters[field[6:]] = int(value)
        return counters

    def page(self, key):
        """Adds up all lines of a month's books. A line has seven big-endian numbers (lua/readbooks.lua). Lines about
        unanswered requests are skipped, because users are not charged for them."""
        sums = Counter()
        pairs = self.call("HGETALL", key)
        for name, line in zip(pairs[::2], pairs[1::2]):
            if " unanswered:" in name:
                continue
            at = 0
            for name, width in zip(("msg", "in", "out", "cch", "rsn", "usd", "guessed"), (5, 6, 6, 6, 6, 7, 5)):
                sums[name] += int.from_bytes(line.encode("latin-1")[at : at + width], "big")
                at += width
        return sums


class Deployment:
    """Starts and stops one Redis and the edges that use it."""

    def __init__(self, usher, folder, upstream, configuration=CONFIGURATION):
        self.usher, self.folder, self.upstream = usher, folder, upstream
        self.socket = f"{folder}/redis.sock"
        self.redis = None
        self.edges = []
        with open(f"{folder}/edge.yaml", "w") as file:
            file.write(configuration)

    def admin_port(self, number):
        with open(f"{self.folder}/edge{number}.log") as file:
            return int(file.read().split("operators on ")[1].split(" ")[0].rsplit(":", 1)[1])

    def log(self, name):
        return open(f"{self.folder}/{name}.log", "ab")

    async def start_redis(self):
        self.redis = child(
            ["redis-server", "--port", "0", "--unixsocket", self.socket, "--dir", self.folder, "--save", ""]
            + ["--appendonly", "yes", "--maxmemory-policy", "noeviction"],
            self.log("redis"),
        )
        await eventually("Redis", lambda: Redis(self.socket).call("PING") == "PONG")

    async def start_edge(self):
        number = len(self.edges)
        process = child(
            [self.usher, "--config", f"{self.folder}/edge.yaml", "--upstream", self.upstream]
            + ["--redis", f"unix:{self.socket}", "--data-dir", f"{self.folder}/edge{number}"]
            + ["--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"],
            self.log(f"edge{number}"),
        )
        self.edges.append([process, 0])

        def listens():
            with open(f"{self.folder}/edge{number}.log") as file:
                text = file.read()
            self.edges[number][1] = int(text.split("listening on ")[1].split(",")[0].rsplit(":", 1)[1])
            return True

        await eventually("an edge", listens)

    def end(self):
        for process, _ in self.edges + [[self.redis, 0]]:
            if process and process.poll() is None:
                process.kill()
                process.wait()


async def eventually(what, test, seconds=30):
    end = time.monotonic() + seconds
    while True:
        try:
            if test():
                return
        except (OSError, IndexError, ValueError):
            pass
        if time.monotonic() > end:
            raise SystemExit(f"waited in vain for {what}")
        await asyncio.sleep(0.05)
