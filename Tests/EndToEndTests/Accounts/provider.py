"""A stand-in for a provider that writes a bill. It answers each message by its fate, and records the cost of every
request, even if the answer does not arrive. It reports the costs as OpenAI and Anthropic do to callers with an
admin key, and as Google's export does. Each report is checked with the types of the official clients."""

import asyncio
import json
import random
import time
from collections import Counter
from urllib.parse import parse_qsl, urlsplit

from fates import Fate
from upstream import Upstream

OWNERS = {"messages": "anthropic", "gemini": "google", "gemini-stream": "google"}
# The model of each provider for messages with a complete answer (`whole`), with no answer (`reset`), and with a
# stream that breaks off (`cut`).
MODELS = {
    "openai": {"whole": "gpt-5.6-2026-10-01", "reset": "gpt-5.6-mini", "cut": "o5"},
    "anthropic": {"whole": "claude-opus-5-5", "reset": "claude-haiku-5", "cut": "claude-sonnet-5"},
    "google": {"whole": "gemini-3.5-flash", "reset": "gemini-3.5-pro", "cut": "gemini-2.5-flash-lite"},
}
SKUS = {
    "gemini-3.5-flash": "Gemini 3.5 Flash Text Output - Predictions",
    "gemini-3.5-pro": "Gemini 3.5 Pro Text Input - Predictions",
    "gemini-2.5-flash-lite": "Gemini 2.5 Flash Lite Text Output - Predictions",
}
ADVISOR = "claude-advisor-1"
KEY = "sk-admin-of-the-test"


class Billed(Fate):
    """The fate of a message whose answer reports its use, breaks off before that, or does not arrive."""

    def __init__(self, number, seed):
        super().__init__(number, seed)
        roll = random.Random(seed * 7_000_003 + number)
        self.end = roll.choices(["whole", "status", "reset", "cut"], [78, 6, 6, 10])[0]
        if self.end == "cut" and not self.streams:
            self.end = "whole"
        if not self.tells:
            self.manner = "plain"
        self.words = max(self.words, 1)
        self.advice = (0, 0)
        if self.dialect == "messages" and roll.random() < 0.3:
            self.advice = (roll.randint(1, 3000), roll.randint(1, 400))
        # If an answer is missing or cut, the edge guesses the use from the request and the part that it
        # received. The use must therefore contain nothing else, such as searches.
        if self.end in ("reset", "cut"):
            self.input, self.cached, self.reasoning, self.searches = 1, 0, 0, 0
            self.advice = self.compaction = (0, 0)
        if self.end == "cut":
            kinds = [kind for _, kind in self.events(True)]
            said = [kind for kind in kinds[: self.after] if kind in ("word", "usage")]
            # If Anthropic's first event was sent, at least the one output token in it is billed.
            begun = 1 if self.dialect == "messages" and self.after > 0 else 0
            self.output = max(min(len(said), self.words), begun)

    @property
    def owner(self):
        return OWNERS.get(self.dialect, "openai")

    @property
    def model(self):
        return MODELS[self.owner].get(getattr(self, "end", ""), MODELS[self.owner]["whole"])

    def extras(self):
        extras = super().extras()
        if self.advice[0]:
            part = {"type": "advisor_message", "model": ADVISOR}
            part |= {"input_tokens": self.advice[0], "output_tokens": self.advice[1]}
            extras.setdefault("iterations", [{"type": "message"} | self.usage()]).append(part)
        return extras

    def bill(self):
        """Returns for each model what the message costs in micro-dollars (`asked` for input, `said` for output, `fees` for
        all else) and its tokens."""
        if self.end == "status":
            return {}
        figures = self.figures()
        asked = self.tokens_cost(figures["in"], figures["cch"], 0)
        said = self.tokens_cost(0, 0, figures["out"])
        own = Counter(asked=asked, said=said, fees=figures["usd"] - asked - said)
        bill = {self.model: own + Counter(input=figures["in"], cached=figures["cch"], output=figures["out"])}
        if self.advice[0]:
            (asked, said) = self.advice
            bill[ADVISOR] = Counter(asked=asked * 3, said=said * 30, input=asked, output=said)
        return bill


def cost(entry):
    return entry["asked"] + entry["said"] + entry["fees"]


def day_of(name):
    """Returns the beginning and the end of a day in Unix seconds."""
    start = int(time.mktime(time.strptime(name, "%Y-%m-%d"))) - time.timezone
    return start, start + 86_400


class Provider(Upstream):
    def __init__(self, fates):
        super().__init__(fates)
        # The provider's own record of the costs and tokens, by day and model. It is the bill.
        self.ledger = {}
        self.noted = Counter()
        # All requests for reports, as path, query and credentials. The next `busy` requests get a 429.
        self.reports = []
        self.busy = 0

    def settle(self):
        """Adds the requests that have arrived since the last call to the ledger."""
        day = time.strftime("%Y-%m-%d", time.gmtime())
        for fate in self.fates:
            for _ in range(self.noted[fate.number], self.asked[fate.number]):
                self.noted[fate.number] += 1
                for model, entry in fate.bill().items():
                    self.ledger[day, model] = self.ledger.get((day, model), Counter()) + entry

    def total(self):
        return sum(cost(entry) for entry in self.ledger.values())

    def lines(self, *owners):
        """Returns the lines of the ledger about these providers, as day, model and use."""
        names = {model for owner in owners for model in MODELS[owner].values()}
        names |= {ADVISOR} if "anthropic" in owners else set()
        return [(day, model, entry) for (day, model), entry in sorted(self.ledger.items()) if model in names]

    def export(self):
        """Returns the rows of Google's billing export (cloud.google.com, "Structure of Detailed data export")."""
        rows = []
        for day, model, entry in self.lines("google"):
            sku = {"id": "0000-0000-0000", "description": SKUS[model]}
            row = {"usage_start_time": f"{day} 07:00:00 UTC", "cost": cost(entry) / 1e6}
            rows.append(row | {"sku": sku, "credits": []})
        return "".join(json.dumps(row) + "\n" for row in rows)

    async def respond(self, writer, target, fields, body):
        if body:
            return await super().respond(writer, target, fields, body)
        place, query = urlsplit(target).path, dict(parse_qsl(urlsplit(target).query))
        names = ("authorization", "x-api-key", "anthropic-version", "anthropic-beta")
        self.reports.append((place, query, {name: fields[name] for name in names if name in fields}))
        status, document = self.report(place, query, fields.get("authorization"))
        text = json.dumps(document).encode()
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Type: application/json\r\n".encode())
        writer.write(f"Content-Length: {len(text)}\r\n\r\n".encode() + text[:20])
        await writer.drain()
        # The report is sent in pieces with pauses, so that usherctl must wait for all of it.
        await asyncio.sleep(0.05)
        writer.write(text[20:])
        await writer.drain()
        return True

    def report(self, place, query, authorization):
        if authorization != f"Bearer {KEY}":
            return 401, {"error": {"type": "authentication_error", "message": f"no such key: {authorization}"}}
        if self.busy > 0:
            self.busy -= 1
            return 429, {"error": {"type": "rate_limit_error", "message": "too many reports"}}
        name = place.removeprefix("/v1/organization/").removeprefix("/v1/organizations/analytics/")
        if name in ("costs", "usage/completions", "usage/embeddings"):
            return 200, self.openai(name, query)
        if name in ("cost", "usage") and query.get("time_bucket_width") == "1d" and query.get("group_by[]") == "model":
            return 200, self.anthropic(name, query)
        return 404, {"error": {"type": "not_found_error", "message": "no such report"}}

    def openai(self, name, query):
        """Returns one page of OpenAI's report. A page has one day."""
        start = int(query.get("page", "day 0/0").removeprefix("day ").split("/")[0]) or int(query["start_time"])
        results = []
        for day, model, entry in self.lines("openai"):
            if day_of(day)[0] != start:
                continue
            if name == "costs":
                for item, kind in (("input_tokens", "asked"), ("output_tokens", "said"), ("requests", "fees")):
                    amount = {"value": entry[kind] / 1e6, "currency": "usd"}
                    line = f"{model}, {item}" if query.get("group_by[]") == "line_item" else None
                    results.append({"object": "organization.costs.result", "amount": amount, "line_item": line})
            elif name == "usage/completions":
                result = {"object": "organization.usage.completions.result", "model": model, "num_model_requests": 1}
                result |= {"input_tokens": entry["input"], "output_tokens": entry["output"]}
                results.append(result | {"input_cached_tokens": entry["cached"]})
        bucket = {"object": "bucket", "start_time": start, "end_time": start + 86_400, "results": results}
        more = start + 86_400 < int(query["end_time"])
        following = f"day {start + 86_400}/+&=" if more else None
        return checked_openai(name, {"object": "page", "data": [bucket], "has_more": more, "next_page": following})

    def anthropic(self, name, query):
        """Returns one page of Anthropic's report. A page has two rows."""
        rows = []
        for day, model, entry in self.lines("anthropic"):
            if not query["starting_at"][:10] <= day < query["ending_at"][:10]:
                continue
            end = time.strftime("%Y-%m-%d", time.gmtime(day_of(day)[1]))
            row = {"starting_at": f"{day}T00:00:00Z", "ending_at": f"{end}T00:00:00Z", "group": {"model": model}}
            cents = f"{cost(entry) / 1e4:.4f}"
            row["cost"] = {"amount": cents, "list_amount": cents, "currency": "USD", "requests": 1}
            if name == "usage":
                del row["cost"]
                row["usage"] = {
                    "uncached_input_tokens": entry["input"] - entry["cached"],
                    "cache_read_input_tokens": entry["cached"], "output_tokens": entry["output"],
                    "cache_creation": {"ephemeral_1h_input_tokens": 0, "ephemeral_5m_input_tokens": 0},
                    "server_tool_use": {"web_search_requests": 0}, "total_tokens": entry["input"] + entry["output"],
                }
            rows.append(row)
        first = int(query.get("page", "rows 0").removeprefix("rows "))
        more = first + 2 < len(rows)
        following = f"rows {first + 2}" if more else None
        return {"data": checked_anthropic(name, rows[first : first + 2]), "has_more": more, "next_page": following}


def surplus(model):
    """Returns the members of a parsed document that the client's type does not know."""
    found = list(model.model_extra or {})
    for name in type(model).model_fields:
        value = getattr(model, name)
        for part in value if isinstance(value, list) else [value]:
            found += surplus(part) if hasattr(part, "model_extra") else []
    return found


def checked(kind, document):
    """Checks that the official client's type knows all members of the document, and returns the document."""
    unknown = surplus(kind.model_validate(document))
    assert not unknown, f"{kind.__name__} has no {unknown}"
    return document


def checked_openai(name, document):
    from openai.types.admin import organization

    kinds = {
        "costs": organization.UsageCostsResponse, "usage/completions": organization.UsageCompletionsResponse,
        "usage/embeddings": organization.UsageEmbeddingsResponse,
    }
    return checked(kinds[name], document)


def checked_anthropic(name, rows):
    from anthropic.types.beta.organization import analytics

    kind = analytics.BetaAnalyticsCostItem if name == "cost" else analytics.BetaAnalyticsUsageItem
    return [checked(kind, row) for row in rows]
