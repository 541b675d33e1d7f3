"""Compares a provider's bill with the books after a day of mixed traffic through an edge. The traffic has service
tiers, hosted tools, answers with parts of another model, cut streams and unanswered requests. The stand-in for the
provider records the cost of every request, and this record is the bill. `usherctl bill compare` reads the bill as a
table, as reports of OpenAI and Anthropic, and as Google's export. It must name the cause of every difference.

bill.py --usher .build/release/usher --usherctl .build/release/usherctl --count 1000 --seed 1

It needs the official clients, because usherctl must request the reports in the same way as they do. The exit code
is 0 if the bill and the books of every model are equal to the micro-dollar and the token. Only unanswered requests
and guesses may differ.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from collections import Counter

from accounts import ask, key_of
from deployment import CONFIGURATION, Deployment, Redis, eventually
from provider import ADVISOR, KEY, MODELS, Billed, Provider, cost, day_of

ROWS = CONFIGURATION.replace("prices:\n", f"prices:\n  - {{ model: {ADVISOR}, input: 3, output: 30 }}\n")
USAGE, UNAVAILABLE, DENIED = 64, 69, 77


class Books:
    """Runs `usherctl bill compare` and collects errors in its output."""

    def __init__(self, deployment, given, provider, url):
        self.deployment, self.given, self.provider, self.url = deployment, given, provider, url
        self.wrong = []
        # The compared time is 33 days. Anthropic reports at most 31 days at once, so two requests are needed.
        self.day = max(day for day, _ in provider.ledger)
        self.first = time.strftime("%Y-%m-%d", time.gmtime(day_of(self.day)[0] - 33 * 86_400))

    async def run(self, *words, key=KEY):
        """Runs `usherctl bill compare`. Returns its exit code, its report and its standard error."""
        port = self.deployment.admin_port(0)
        place = ["--admin", f"http://127.0.0.1:{port}", "--data-dir", f"{self.deployment.folder}/edge0"]
        keys = {"OPENAI_ADMIN_KEY": key, "ANTHROPIC_ADMIN_KEY": key}
        running = await asyncio.create_subprocess_exec(
            self.given.usherctl, "bill", "compare", "--tolerance", "0", "--output", "json", *words, *place,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=os.environ | keys,
        )
        output, talk = await asyncio.wait_for(running.communicate(), 90)
        return running.returncode, json.loads(output) if output else None, talk.decode()

    def fetching(self, *reports):
        named = [word for report in reports for word in ("--fetch", report)]
        return [*named, "--url", self.url, "--from", self.first, "--to", self.day]

    def say(self, what):
        self.wrong.append(what)

    async def agree(self, what, figure, owners, *words):
        """Runs the comparison, and checks the row of every model against the provider's own record. `figure` gives the
        cost or the tokens of an entry of this record."""
        code, report, talk = await self.run(*words)
        if report is None:
            return self.say(f"{what}: exit {code}: {talk}")
        unit = report["unit"]
        if code != 0:
            self.say(f"{what}: exit {code}: {report['days']}")
        ledger = Counter()
        for _, model, entry in self.provider.lines(*owners):
            ledger[model.removesuffix("-2026-10-01")] += figure(entry)
        kinds = {MODELS[owner][kind].removesuffix("-2026-10-01"): kind for owner in owners for kind in MODELS[owner]}
        billed = Counter()
        for row in report["rows"]:
            name = row["model"]
            billed[name] += row[f"billed_{unit}"]
            guessed, unanswered = row[f"guessed_{unit}"], row[f"unanswered_{unit}"]
            fine = {
                # For complete answers, the bill and the books have the same figure, and nothing is guessed.
                "whole": row[f"difference_{unit}"] == 0 and guessed == 0,
                # Unanswered requests are only in the bill, with at most the figure `unanswered`.
                "reset": row[f"booked_{unit}"] == 0 and 0 < row[f"billed_{unit}"] <= unanswered,
                "cut": row[f"unexplained_{unit}"] == 0,
            }
            if not fine[kinds.get(name, "whole")]:
                self.say(f"{what}: {row}")
        if billed != ledger:
            self.say(f"{what}: the bill is {ledger}, and it read {billed}")
        if len(owners) == len(MODELS) and not report["total"][f"guessed_{unit}"]:
            self.say(f"{what}: nothing was guessed, though streams were cut")
        if not any("never answered" in cause for cause in report["causes"]):
            self.say(f"{what}: {report['causes']}")
        return report

    async def refuse(self, what, expected, part, *words, key=KEY):
        code, _, talk = await self.run(*words, key=key)
        if code != expected or part not in talk or KEY in talk or key in talk:
            self.say(f"{what}: exit {code}: {talk}")


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


def ask_as_clients(url, first, last):
    """Requests the reports with the official clients. Returns the total of Anthropic's cost report in cents."""
    import anthropic
    import openai

    usage = openai.OpenAI(admin_api_key=KEY, base_url=f"{url}/v1").admin.organization.usage
    span = {"start_time": day_of(first)[0], "end_time": day_of(last)[1], "bucket_width": "1d", "limit": 31}
    usage.costs(group_by=["line_item"], **span)
    usage.completions(group_by=["model"], **span)
    usage.embeddings(group_by=["model"], **span)
    analytics = anthropic.Anthropic(api_key=KEY, base_url=url).beta.organization.analytics
    end = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(day_of(last)[1]))
    span = {"starting_at": f"{first}T00:00:00Z", "ending_at": end, "time_bucket_width": "1d", "limit": 1000}
    list(analytics.usage.list(group_by=["model"], **span))
    return sum(float(row.cost.amount) for row in analytics.cost.list(group_by=["model"], **span))


async def compare_requests(books, provider):
    """Checks that usherctl sends the same requests for reports as the official clients."""
    provider.reports.clear()
    cents = await asyncio.to_thread(ask_as_clients, books.url, books.day, books.day)
    if round(cents * 1e4) != sum(cost(entry) for _, _, entry in provider.lines("anthropic")):
        books.say(f"Anthropic's client reads {cents} cents")
    asked = {json.dumps(request, sort_keys=True) for request in provider.reports}
    provider.reports.clear()
    for report in ("openai-costs", "openai-usage", "anthropic-costs", "anthropic-usage"):
        await books.run("--fetch", report, "--url", books.url, "--from", books.day)
    other = {json.dumps(request, sort_keys=True) for request in provider.reports} ^ asked
    if other or len(asked) < 5:
        books.say(f"asked in another way than the official clients ask: {sorted(other)}")


async def run(deployment, provider, fates, given, url):
    await play(deployment, fates)
    provider.settle()
    books = Books(deployment, given, provider, url)
    table, export = f"{deployment.folder}/bill.csv", f"{deployment.folder}/google.jsonl"
    rows = [f"{day},{model},{cost(entry) / 1e6:.6f}\n" for (day, model), entry in sorted(provider.ledger.items())]
    write(table, "day,model,cost\n" + "".join(rows))
    write(export, provider.export())
    report = await books.agree("a table", cost, MODELS, table, "--record")
    await eventually("the metric", lambda: "usher_bill_beyond_tolerance 0" in metrics(deployment))
    # The provider refuses the first request with 429, so usherctl must repeat it.
    provider.busy = 1
    await books.agree("fetched", cost, MODELS, *books.fetching("openai-costs", "anthropic-costs"), export)
    if provider.busy:
        books.say("the provider was never busy")
    tokens = lambda entry: entry["input"] + entry["output"]
    for owner, pattern in (("openai", ["gpt-*", "o*"]), ("anthropic", ["claude-*"])):
        named = [word for name in pattern for word in ("--model", name)]
        await books.agree(f"tokens of {owner}", tokens, [owner], *books.fetching(f"{owner}-usage"), *named)
    await compare_requests(books, provider)
    await books.refuse("a wrong key", DENIED, "takes an admin key", *books.fetching("openai-costs"), key="sk-wrong")
    await books.refuse("a key in the clear", USAGE, "never travels", "--fetch", "openai-costs", "--from", books.day,
                       "--url", "http://192.0.2.1")
    await books.refuse("nobody there", UNAVAILABLE, "does not answer", "--fetch", "openai-costs", "--from", books.day,
                       "--url", "http://127.0.0.1:1")
    provider.busy = 100
    await books.refuse("a busy one", UNAVAILABLE, "keeps answering 429", *books.fetching("anthropic-costs"))
    # The bill gets one more line, for a call that bypassed the edge. The books do not contain it.
    write(table, "day,model,cost\n" + "".join(rows) + f"{books.day},elsewhere,50\n")
    code, bypassed, _ = await books.run(table, "--record")
    if code != 1 or not any("only in the bill: elsewhere" in cause for cause in bypassed["causes"]):
        books.say(f"a bypassed call: exit {code}, {bypassed['causes']}")
    await eventually("the metric", lambda: "usher_bill_beyond_tolerance 1" in metrics(deployment))
    kinds = {
        "tiers": sum(1 for f in fates if f.tier), "searches": sum(1 for f in fates if f.searches),
        "compactions": sum(1 for f in fates if f.compaction[0]), "advice": sum(1 for f in fates if f.advice[0]),
        "never answered": sum(1 for f in fates if f.end == "reset"), "cut": sum(1 for f in fates if f.end == "cut"),
    }
    total = report and report["total"]
    print(json.dumps({"messages": given.count, **kinds, "total": total, "wrong": len(books.wrong)}))
    for text in books.wrong[:20]:
        print(text, file=sys.stderr)
    return 0 if not books.wrong and all(kinds.values()) else 1


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


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
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    with tempfile.TemporaryDirectory(prefix="usher-bill-") as folder:
        deployment = Deployment(given.usher, folder, url, ROWS)
        try:
            await deployment.start_redis()
            await deployment.start_edge()
            return await run(deployment, provider, fates, given, url)
        finally:
            deployment.end()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
