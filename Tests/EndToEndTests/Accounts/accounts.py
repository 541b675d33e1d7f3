"""Checks that the edges settle exactly the use that the upstream reported. Different messages go through three
edges, while clients leave, upstreams fail, an edge is killed and Redis is killed. Some answers are compressed, huge,
odd or broken. Each message has its own user, so that its counters can be checked afterwards.

accounts.py --usher .build/release/usher --count 10000 --seed 1

The exit code is 0 in one case: the counters of every user equal the upstream's report or follow the rule for
unreported use, and no reservation is open. The figures are printed as JSON.
"""

import argparse
import asyncio
import base64
import json
import sys
import tempfile
import time
from collections import Counter

from deployment import LEASE, METERS, Deployment, Redis, eventually
from fates import Fate
from upstream import Upstream


async def ask(fate, port, result):
    """Sends one message. Records in `result` how many events the client received, and whether the answer was complete.
    Returns False if the edge accepts no connection."""
    result.clear()
    result |= {"status": 0, "events": 0, "whole": False, "edge": port, "leaked": False}
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    except ConnectionError:
        return False
    try:
        body = fate.body()
        writer.write(
            f"POST {fate.path} HTTP/1.1\r\nHost: edge\r\nx-user-id: {fate.user}\r\nx-fate: {fate.number}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
        )
        await writer.drain()
        if fate.end == "leaves" and fate.after == 0:
            await asyncio.sleep(fate.pause)
            return True
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        result["status"] = int(head.split(" ")[1])
        length = head.partition("content-length:")[2].partition("\r\n")[0]
        if length:
            result["body"] = await reader.readexactly(int(length))
            result["whole"] = True
            return True
        while size := int(await reader.readuntil(b"\r\n"), 16):
            data = (await reader.readexactly(size + 2))[:-2]
            result["leaked"] |= b'"choices": [], "usage"' in data and not fate.asks
            result["events"] += data.count(b"\n\n")
            if fate.end == "leaves" and result["events"] >= fate.after:
                return True
        await reader.readexactly(2)
        result["whole"] = True
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        result["ended"] = time.monotonic()
        writer.transport.abort()
    return True


def key_of(user, part):
    """Returns the Redis key of a user. `part` names the kind of data, such as `s` for counters."""
    return "us:{%s}:%s" % (base64.urlsafe_b64encode(b"\0" + user.encode()).decode().rstrip("="), part)


class Audit:
    """Compares the counters of every user with the use that the upstream reported, and adds up the results."""

    def __init__(self, redis, upstream, doubtful):
        self.redis, self.upstream, self.doubtful = redis, upstream, doubtful
        self.kinds = Counter()
        self.manners = Counter()
        self.settled = Counter()
        self.reported = Counter()
        self.books = Counter()
        self.month = time.strftime("%y%m", time.gmtime())
        self.wrong = []

    def look(self, fate, result):
        account = Counter(self.redis.account(key_of(fate.user, "s")))
        exact = fate.figures() | {"msg": 0 if fate.end == "fails" else 1}
        kind = self.judge(fate, result, account, exact)
        page = self.redis.page(key_of(fate.user, f"u:{self.month}"))
        guessed = page.pop("guessed", 0)
        self.books.update(page)
        if any(page[name] != account[name] for name in ("msg", "in", "out", "cch", "rsn", "usd")):
            kind = None
        if kind == "exact" and guessed and fate.end != "leaves" or kind == "guessed" and not guessed:
            kind = None
        if kind is None:
            seen = {name: value for name, value in result.items() if name != "body"}
            story = f"{vars(fate) | {'padding': ''}} {seen} told {self.told(fate)}"
            self.wrong.append(f"{story}: {dict(account)}, books {dict(page)} {guessed}")
        self.kinds[kind or "wrong"] += 1
        if fate.manner != "plain":
            self.manners[f"{fate.manner}, {kind or 'wrong'}"] += 1
        if kind == "exact":
            self.settled.update(account)
            self.reported.update(exact)

    def told(self, fate):
        return self.upstream.told.get(fate.number)

    def judge(self, fate, result, account, exact):
        """Returns how the message was counted (`exact`, `guessed` or `given back`), or None if the counters are wrong.
        `account` has the counters of the message's user."""
        nothing = not any(account.values())
        is_exact = all(account[name] == value for name, value in exact.items())
        if self.is_in_doubt(result):
            return "in doubt" if nothing or is_exact or self.is_guess(fate, account) else None
        if result["leaked"]:
            return None
        if result["whole"] and result["status"] == 200:
            return self.judge_whole(fate, account, nothing, is_exact)
        if result["status"] not in (0, 200):
            return "given back" if nothing else None
        if fate.end == "leaves" and not self.upstream.asked[fate.number]:
            return "given back" if nothing else None
        # If the edge received all of an empty answer before it noticed that the client had left, it refunds
        # the message.
        if fate.end == "leaves" and fate.manner == "empty" and self.told(fate) == "end" and nothing:
            return "given back"
        if fate.end == "leaves":
            return "exact" if is_exact else "guessed" if self.is_guess(fate, account, result["events"]) else None
        if not fate.tells:
            return "given back" if nothing else None
        if self.told(fate) in ("usage", "end"):
            return "exact" if is_exact else None
        if self.told(fate) == "word":
            return "guessed" if account["msg"] == 1 and self.is_guess(fate, account) else None
        if fate.dialect == "messages" and self.told(fate) == "head":
            return "guessed" if account["msg"] == 0 and account["in"] == fate.input else None
        return "given back" if nothing else None

    def judge_whole(self, fate, account, nothing, is_exact):
        """Checks the counters after a complete answer. Such an answer must be charged, except if it is empty."""
        if fate.manner == "empty":
            return "given back" if nothing else None
        if not fate.tells:
            return "guessed" if account["msg"] == 1 and self.is_guess(fate, account) else None
        return "exact" if is_exact else None

    def is_in_doubt(self, result):
        """Whether the message was at the killed edge in the edge's last second. It is then unknown whether the edge has
        settled it."""
        port, moment = self.doubtful
        return result["edge"] == port and (not result["whole"] or result["ended"] > moment - 1)

    def is_guess(self, fate, account, events=0):
        """Whether the counters can be those of a guess: they are consistent, do not exceed the request's limit of 1,000
        output tokens, and contain the input tokens that the upstream had reported."""
        cost = fate.tokens_cost(account["in"], account["cch"], account["out"])
        adds_up = account["tok"] == account["in"] + account["out"] and account["usd"] == cost + 500
        heads = 0 if fate.dialect in ("chat", "completions", "gemini-stream") else 1
        is_useful = account["msg"] == 1 or account["msg"] == 0 and events <= heads
        knows_input = fate.dialect != "messages" or not events or not fate.tells or account["in"] == fate.input
        return adds_up and is_useful and knows_input and account["out"] <= 1000

    def open_rows(self, user):
        rows = self.redis.call("HKEYS", key_of(user, "r"))
        return [row for row in rows if not row.startswith("!")]


async def play(deployment, fates, upstream, crowd):
    """Sends every message. An edge is killed after a third of them, and Redis after two thirds."""
    results = [dict() for _ in fates]
    doubtful = (0, 0.0)
    queue = iter(range(len(fates)))
    disasters = asyncio.Queue()
    dead = set()
    turned_away = [0]

    async def client():
        for number in queue:
            if number in (len(fates) // 3, 2 * len(fates) // 3):
                disasters.put_nowait(number)
            while True:
                ports = [port for _, port in deployment.edges if port not in dead]
                result = results[number]
                # If Redis is away, the edge refuses the message. The test then sends it again, as official clients do.
                if await ask(fates[number], ports[number % len(ports)], result):
                    if b"limiter_unavailable" not in result.get("body", b""):
                        break
                    turned_away[0] += 1
                await asyncio.sleep(0.05)

    async def kill_processes():
        nonlocal doubtful
        await disasters.get()
        process, port = deployment.edges[0]
        doubtful = (port, time.monotonic())
        dead.add(port)
        process.kill()
        process.wait()
        await disasters.get()
        deployment.redis.kill()
        deployment.redis.wait()
        await asyncio.sleep(0.5)
        await deployment.start_redis()

    end = asyncio.create_task(kill_processes())
    await asyncio.gather(*(client() for _ in range(crowd)))
    await end
    return results, doubtful, turned_away[0]


async def settle_down(redis, audit, fates):
    """Waits until only reservations of the killed edge are open. Returns the fates of their messages."""
    def left():
        return [fate for fate in fates if audit.open_rows(fate.user)]

    end = time.monotonic() + 60
    open_before = left()
    while time.monotonic() < end:
        await asyncio.sleep(LEASE / 2)
        now = left()
        if len(now) == len(open_before):
            break
        open_before = now
    await asyncio.sleep(LEASE)
    return left()


async def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--usher", required=True)
    arguments.add_argument("--count", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--crowd", type=int, default=48)
    given = arguments.parse_args()
    fates = [Fate(number, given.seed) for number in range(given.count)]
    upstream = Upstream(fates)
    server = await asyncio.start_server(upstream.serve, "127.0.0.1", 0, backlog=512)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="usher-accounts-") as folder:
        deployment = Deployment(given.usher, folder, f"http://127.0.0.1:{port}")
        try:
            await deployment.start_redis()
            for _ in range(3):
                await deployment.start_edge()
            return await run(deployment, fates, upstream, given)
        finally:
            deployment.end()


async def run(deployment, fates, upstream, given):
    start = time.monotonic()
    results, doubtful, turned_away = await play(deployment, fates, upstream, given.crowd)
    seconds = time.monotonic() - start
    redis = Redis(deployment.socket)
    audit = Audit(redis, upstream, doubtful)
    abandoned = await settle_down(redis, audit, fates)
    unknown = [fate.number for fate in abandoned if results[fate.number]["edge"] != doubtful[0]]
    left = {fate.number for fate in abandoned}
    for fate, result in zip(fates, results):
        if fate.number not in left:
            audit.look(fate, result)
    # The killed edge left one open reservation for each user here. The user's next message ends it, and is
    # itself settled normally.
    for fate in abandoned:
        fate.end, fate.after = "whole", 0
        await ask(fate, deployment.edges[1][1], results[fate.number])
    await eventually("the last settlements", lambda: not any(audit.open_rows(fate.user) for fate in fates))
    for fate in abandoned:
        audit.look(fate, results[fate.number])
    difference = {name: audit.settled[name] - audit.reported[name] for name in ["msg", *METERS, "usd"]}
    print(
        json.dumps(
            {
                "messages": given.count, "seed": given.seed, "seconds": round(seconds, 1), "accounts": audit.kinds,
                "unusual answers": audit.manners,
                "abandoned": len(abandoned), "abandoned by living edges": len(unknown),
                "turned away while Redis was dead": turned_away,
                "asked twice": sum(1 for n, times in upstream.asked.items() if times > 1 and n not in left),
                "reported": audit.reported, "settled": audit.settled, "difference": difference, "books": audit.books,
                "open reservations": sum(len(audit.open_rows(fate.user)) for fate in fates),
            }
        )
    )
    for text in audit.wrong[:20]:
        print(text, file=sys.stderr)
    is_good = not audit.wrong and not unknown and not any(difference.values())
    return 0 if is_good and audit.kinds["exact"] > given.count // 3 else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
