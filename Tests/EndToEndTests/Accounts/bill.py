"""The provider's bill beside the books: a day of mixed traffic through an edge, with tiers, hosted tools and parts that
other models answer. The upstream keeps its own ledger, which is the bill. Only requests that it never answered may make
a difference, and `usherctl bill compare` must name it.

    bill.py --usher .build/release/usher --usherctl .build/release/usherctl --count 1000 --seed 1

Exit code 0: every model's bill equals its books to the micro-dollar, but for those that were never answered.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter

from accounts import ask, key_of
from deployment import CONFIGURATION, Deployment, Redis, eventually
from fates import Fate
from upstream import Upstream

ADVISOR = "claude-advisor-1"
ENDS = {"whole": 84, "status": 6, "reset": 6, "fails": 4}
ROWS = CONFIGURATION.replace("prices:\n", f"prices:\n  - {{ model: {ADVISOR}, input: 3, output: 30 }}\n")


class Billed(Fate):
    """A message whose answer always says what it used, or never comes."""

    def __init__(self, number, seed):
        super().__init__(number, seed)
        roll = random.Random(seed * 7_000_003 + number)
        if self.end not in ENDS:
            self.end = "whole"
        if roll.random() < 0.06:
            self.end = "reset"
        if not self.tells:
            self.manner = "plain"
        # The first word is always there.
        self.words = max(self.words, 1)
        self.advice = (roll.randint(1, 3000), roll.randint(1, 400)) if roll.random() < 0.3 else (0, 0)
        if self.dialect != "messages":
            self.advice = (0, 0)
        # For a request that is never answered, the reserved amount is what its bound allows: neither a
        # longer prompt than was sent, nor further sampling and tools, which nobody can know of.
        if self.end == "reset":
            self.input, self.cached, self.searches = 1, 0, 0
            self.advice = self.compaction = (0, 0)

    def extras(self):
        extras = super().extras()
        if self.advice[0]:
            part = {"type": "advisor_message", "model": ADVISOR}
            part |= {"input_tokens": self.advice[0], "output_tokens": self.advice[1]}
            extras.setdefault("iterations", [{"type": "message"} | self.usage()]).append(part)
        return extras

    def bill(self):
        """Micro-dollars by model, as the provider makes them of its own figures."""
        if self.end == "status":
            return {}
        bill = {self.model: self.figures()["usd"]}
        if self.advice[0]:
            bill[ADVISOR] = self.advice[0] * 3 + self.advice[1] * 30
        return bill


class Provider(Upstream):
    """Writes down what each request costs when it comes, whatever becomes of the answer."""

    def __init__(self, fates):
        super().__init__(fates)
        self.ledger = Counter()
        self.noted = Counter()

    def settle(self):
        for fate in self.fates:
            for times in range(self.noted[fate.number], self.asked[fate.number]):
                self.noted[fate.number] += 1
                day = time.strftime("%Y-%m-%d", time.gmtime())
                for model, cost in fate.bill().items():
                    self.ledger[day, model] += cost


def write_bill(path, ledger):
    with open(path, "w") as file:
        file.write("day,model,cost\n")
        for (day, model), cost in sorted(ledger.items()):
            file.write(f"{day},{model},{cost / 1e6:.6f}\n")


def compare(deployment, given, path, *more):
    place = ["--admin", f"http://127.0.0.1:{deployment.admin_port(0)}", "--data-dir", f"{deployment.folder}/edge0"]
    done = subprocess.run(
        [given.usherctl, "bill", "compare", path, "--tolerance", "0", "--output", "json", *more, *place],
        capture_output=True, text=True, timeout=60,
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"usherctl bill compare: {done.returncode} {done.stderr}")
    return done.returncode, json.loads(done.stdout)


def metrics(deployment):
    with urllib.request.urlopen(f"http://127.0.0.1:{deployment.admin_port(0)}/metrics", timeout=10) as answer:
        return answer.read().decode()


async def play(deployment, fates, crowd=16):
    queue = iter(fates)
    port = deployment.edges[0][1]

    async def client():
        for fate in queue:
            result = {}
            await ask(fate, port, result)
            if fate.end == "whole" and not (result["whole"] and result["status"] == 200):
                raise SystemExit(f"message {fate.number} was not answered: {result}")

    await asyncio.gather(*(client() for _ in range(crowd)))
    redis = Redis(deployment.socket)
    await eventually("the last settlements", lambda: not any(redis.call("HKEYS", key_of(f.user, "r")) for f in fates))


def judge(report, provider, fates):
    """What is wrong with the comparison; nothing where all is well."""
    lost = {fate.model for fate in fates if fate.end == "reset"}
    wrong = [row for row in report["rows"] if row["difference_microdollars"] != 0 and row["model"] not in lost]
    total = report["total"]
    if total["billed_microdollars"] != sum(provider.ledger.values()):
        wrong.append(f"the bill is {sum(provider.ledger.values())}")
    if not total["unanswered_microdollars"] or not any("never answered" in cause for cause in report["causes"]):
        wrong.append("nothing was never answered")
    if not any(row["model"] == ADVISOR and row["booked_microdollars"] for row in report["rows"]):
        wrong.append("the advisor has no line of its own")
    return wrong


async def run(deployment, provider, fates, given):
    await play(deployment, fates)
    provider.settle()
    path = f"{deployment.folder}/bill.csv"
    write_bill(path, provider.ledger)
    code, report = compare(deployment, given, path, "--record")
    wrong = judge(report, provider, fates)
    if code != 0:
        wrong.append(f"exit {code}: {report['days']}")
    await eventually("the metric", lambda: "usher_bill_beyond_tolerance 0" in metrics(deployment))
    # A call that bypassed the edge has no books.
    day = max(day for day, _ in provider.ledger)
    write_bill(path, provider.ledger | {(day, "elsewhere"): 50_000_000})
    code, bypassed = compare(deployment, given, path, "--record")
    if code != 1 or not any("in the bill alone: elsewhere" in cause for cause in bypassed["causes"]):
        wrong.append(f"a bypassed call: exit {code}, {bypassed['causes']}")
    await eventually("the metric", lambda: "usher_bill_beyond_tolerance 1" in metrics(deployment))
    kinds = {
        "tiers": sum(1 for f in fates if f.tier), "searches": sum(1 for f in fates if f.searches),
        "compactions": sum(1 for f in fates if f.compaction[0]), "advice": sum(1 for f in fates if f.advice[0]),
        "never answered": sum(1 for f in fates if f.end == "reset"),
    }
    print(json.dumps({"messages": given.count, **kinds, "total": report["total"], "wrong": len(wrong)}))
    for text in wrong[:20]:
        print(text, file=sys.stderr)
    return 1 if wrong else 0


async def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--usher", required=True)
    arguments.add_argument("--usherctl", required=True)
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    fates = [Billed(number, given.seed) for number in range(given.count)]
    provider = Provider(fates)
    server = await asyncio.start_server(provider.serve, "127.0.0.1", 0, backlog=512)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="usher-bill-") as folder:
        deployment = Deployment(given.usher, folder, f"http://127.0.0.1:{port}", ROWS)
        try:
            await deployment.start_redis()
            await deployment.start_edge()
            return await run(deployment, provider, fates, given)
        finally:
            deployment.end()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
