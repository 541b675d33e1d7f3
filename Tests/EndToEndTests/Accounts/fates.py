"""A fate says what happens to one message: its dialect, its use, the form of its answer, and how the exchange ends.
All of this is random, but the same for the same seed."""

import json
import random
import zlib

PATHS = {
    "chat": "/v1/chat/completions",
    "completions": "/v1/completions",
    "responses": "/v1/responses",
    "embeddings": "/v1/embeddings",
    "messages": "/v1/messages",
    "gemini": "/v1beta/models/%s:generateContent",
    "gemini-stream": "/v1beta/models/%s:streamGenerateContent?alt=sse",
}

# How many of a hundred messages end in each way. `leaves` means that the client leaves, `reset` that the connection is
# reset, `cut` that the stream breaks off, and `fails` that the answer reports a failure.
ENDS = {"whole": 62, "leaves": 16, "status": 6, "reset": 4, "cut": 6, "fails": 6}

# How many of a hundred answers have each form:
# - compressed: although the request did not ask for it
# - huge: with a text of more than a megabyte
# - odd: with values that no parser accepts
# - broken: not in the form of the dialect
# - empty: without content
MANNERS = {"plain": 82, "compressed": 5, "huge": 1, "odd": 7, "broken": 3, "empty": 2}
# The content codings, each with zlib's parameter `wbits`. `br` is not real brotli here, so no reader can
# decode it.
PACKINGS = {"gzip": 31, "deflate": 15, "br": -15}
HUGE = "x" * 1_300_000
ODD = [
    b"123456789012345678901234", b"NaN", b"1e999", b'"\\ud800"', b'"\xff\xc0"', b'"\x01"',
    b'{"usage":' * 125 + b"1" + b"}" * 125,
]


class Fate:
    def __init__(self, number, seed):
        roll = random.Random(seed * 1_000_003 + number)
        self.number = number
        self.dialect = roll.choice(["chat"] * 4 + ["messages"] * 3 + ["responses"] * 2 + list(PATHS))
        self.streams = self.dialect not in ("embeddings", "gemini") and roll.random() < 0.7
        if self.dialect == "gemini-stream":
            self.streams = True
        self.end = roll.choices(list(ENDS), ENDS.values())[0]
        if self.end == "fails":
            self.dialect = "responses"
        self.asks = roll.random() < 0.3
        self.words = roll.randint(1, 6)
        # The number of events after which the client leaves or the upstream cuts the stream.
        self.after = roll.randint(0, self.words + 2)
        self.status = roll.choice([429, 500, 503])
        self.pause = roll.choice([0, 0, 0.002, 0.02])
        self.input = roll.randint(1, 4000)
        self.cached = roll.randint(0, self.input) if roll.random() < 0.4 else 0
        self.output = 0 if self.dialect == "embeddings" else roll.randint(1, 900)
        self.reasoning = roll.randint(0, self.output) if roll.random() < 0.3 else 0
        if self.dialect in ("messages", "completions", "embeddings"):
            self.reasoning = 0
        if self.dialect in ("completions", "embeddings"):
            self.cached = 0
        self.padding = "x" * roll.randint(0, 3000)
        self.manner = roll.choices(list(MANNERS), MANNERS.values())[0]
        if self.end not in ("whole", "leaves", "cut"):
            self.manner = "plain"
        if self.manner == "empty":
            self.streams, self.dialect = False, roll.choice(["chat", "messages", "responses", "gemini"])
        self.odd = roll.choice(ODD)
        # Three things are billed in addition to the tokens of the answer: the service tier `priority` (twice
        # the price), searches, and the tokens of a compaction.
        self.tier = "priority" if self.dialect in ("chat", "responses") and roll.random() < 0.2 else None
        self.searches = roll.randint(1, 3) if self.dialect == "messages" and roll.random() < 0.2 else 0
        self.compaction = (roll.randint(1, 9000), roll.randint(1, 500)) if roll.random() < 0.2 else (0, 0)
        if self.dialect != "messages":
            self.compaction = (0, 0)
        self.packing = roll.choice(list(PACKINGS))

    @property
    def tells(self):
        """Whether the edge can read the usage figures of the answer."""
        return self.manner in ("plain", "huge", "odd")

    @property
    def coding(self):
        return f"Content-Encoding: {self.packing}\r\n" if self.manner == "compressed" else ""

    @property
    def user(self):
        return f"user-{self.number}"

    @property
    def model(self):
        return f"m-{self.number}"

    @property
    def path(self):
        path = PATHS[self.dialect]
        return path % self.model if "%s" in path else path

    def body(self):
        asked = {"model": self.model, "padding": self.padding}
        if self.dialect.startswith("gemini"):
            asked = {"contents": [{"parts": [{"text": self.padding}]}], "generationConfig": {"maxOutputTokens": 1000}}
        elif self.dialect == "embeddings":
            asked["input"] = "x"
        else:
            asked["max_tokens"] = 1000
        if self.tier:
            asked["service_tier"] = self.tier
        if self.streams and not self.dialect.startswith("gemini"):
            asked["stream"] = True
            if self.asks and self.dialect in ("chat", "completions"):
                asked["stream_options"] = {"include_usage": True}
        return json.dumps(asked).encode()

    # The tokens and the cost of the message. The configured prices, in micro-dollars, are 2 per uncached
    # input token, 1 per cached one, 10 per output token, 10,000 per search and 500 per message. The service
    # tier `priority` doubles the prices of tokens.
    def figures(self):
        (more, said) = self.compaction
        return {
            "in": self.input + more,
            "out": self.output + said,
            "cch": self.cached,
            "rsn": self.reasoning,
            "tok": self.input + self.output + more + said,
            "usd": self.tokens_cost(self.input + more, self.cached, self.output + said) + self.searches * 10_000 + 500,
        }

    def tokens_cost(self, asked, cached, said):
        return ((asked - cached) * 2 + cached + said * 10) * (2 if self.tier else 1)

    # The figures that Anthropic reports only at the end of a stream.
    def extras(self):
        extras = {}
        if self.searches:
            extras["server_tool_use"] = {"web_search_requests": self.searches}
        if self.compaction[0]:
            (more, said) = self.compaction
            extras["iterations"] = [
                {"type": "compaction", "input_tokens": more, "output_tokens": said},
                {"type": "message"} | self.usage(),
            ]
        return extras

    def usage(self):
        if self.dialect in ("chat", "completions", "embeddings"):
            usage = {"prompt_tokens": self.input, "total_tokens": self.input + self.output}
            if self.dialect != "embeddings":
                usage["completion_tokens"] = self.output
            if self.cached:
                usage["prompt_tokens_details"] = {"cached_tokens": self.cached}
            if self.reasoning:
                usage["completion_tokens_details"] = {"reasoning_tokens": self.reasoning}
            return usage
        if self.dialect == "responses":
            return {
                "input_tokens": self.input,
                "output_tokens": self.output,
                "input_tokens_details": {"cached_tokens": self.cached},
                "output_tokens_details": {"reasoning_tokens": self.reasoning},
            }
        if self.dialect == "messages":
            return {
                "input_tokens": self.input - self.cached,
                "cache_read_input_tokens": self.cached,
                "output_tokens": self.output,
            }
        return {
            "promptTokenCount": self.input,
            "candidatesTokenCount": self.output - self.reasoning,
            "thoughtsTokenCount": self.reasoning,
            "cachedContentTokenCount": self.cached,
            "totalTokenCount": self.input + self.output,
        }

    def text(self):
        return HUGE if self.manner == "huge" else "hi"

    # A call of the caller's own tool. Its arguments have the names of usage fields, but must not be read as usage.
    def call(self):
        return {"name": "f", "input": {"usage": {"input_tokens": 9, "prompt_tokens": 9}, "x": "@odd@"}}

    # The bytes of a document or of an event's data.
    def encoded(self, data):
        return json.dumps(data).encode().replace(b'"@odd@"', self.odd)

    # The body of an answer that is not a stream.
    def answer(self):
        if self.manner == "broken":
            return b"<p>The answer to everything is 42.</p>"
        if self.manner == "empty":
            lists = {"chat": "choices", "messages": "content", "responses": "output", "gemini": "candidates"}
            return json.dumps({"id": "x", lists[self.dialect]: []}).encode()
        document = self.encoded(self.document())
        if self.manner != "compressed":
            return document
        packer = zlib.compressobj(wbits=PACKINGS[self.packing])
        return packer.compress(document) + packer.flush()

    def document(self):
        usage = self.usage()
        if self.dialect == "chat":
            message = {"role": "assistant", "content": self.text()}
            if self.manner == "odd":
                message["tool_calls"] = [self.call()]
            return {"choices": [{"message": message}], "usage": usage}
        if self.dialect == "completions":
            return {"choices": [{"text": self.text()} | self.calls()], "usage": usage}
        if self.dialect == "embeddings":
            return {"data": [{"embedding": [0.5], "text": self.text()} | self.calls()], "usage": usage}
        if self.dialect == "responses":
            failed = self.end == "fails"
            error = {"code": "server_error"} if failed else None
            output = {"type": "message", "text": self.text()} | self.calls()
            return {"error": error, "output": [] if failed else [output], "usage": usage}
        if self.dialect == "messages":
            content = [{"type": "text", "text": self.text()} | self.calls()]
            return {"type": "message", "content": content, "usage": usage | self.extras()}
        part = {"content": {"parts": [{"text": self.text()} | self.calls()]}, "finishReason": "STOP"}
        return {"candidates": [part], "usageMetadata": usage}

    def calls(self):
        return {"call": self.call()} if self.manner == "odd" else {}

    # The parts of a streamed answer in their order. `asked` says whether the request asks for the usage.
    def pieces(self, asked):
        if self.manner == "broken":
            return [(b"<p>The answer is 42.</p>\n\n", "word")] * self.words
        if self.manner == "compressed":
            return self.packed(asked)
        return self.events(asked)

    def packed(self, asked):
        packer = zlib.compressobj(wbits=PACKINGS[self.packing])
        for data, kind in self.events(asked):
            yield packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH), kind
        yield packer.flush(), "end"

    # The answer as events: pairs of the bytes and the kind of event. The kind is "head", "word", "usage" (the final
    # figures) or "end". A chat has final figures only if the request asks for them.
    def events(self, asked):
        def event(data, kind):
            name = f"event: {data['type']}\n" if self.dialect in ("responses", "messages") else ""
            return f"{name}data: ".encode() + self.encoded(data) + b"\n\n", kind

        # Word 0 is plain in every answer. The other words contain odd values if the manner is `odd`.
        def word(number):
            return ("hi", {}) if number == 0 else (self.text() if number == 1 else "hi", self.calls())

        if self.dialect in ("chat", "completions"):
            for number in range(self.words):
                text, calls = word(number)
                delta = {"delta": {"content": text} | calls}
                choice = {"text": text} | calls if self.dialect == "completions" else delta
                yield event({"choices": [choice]}, "word")
            if asked:
                yield event({"choices": [], "usage": self.usage()}, "usage")
            yield b"data: [DONE]\n\n", "end"
        elif self.dialect == "responses":
            yield event({"type": "response.created", "response": {"error": None, "output": []}}, "head")
            if self.end != "fails":
                for number in range(self.words):
                    text, calls = word(number)
                    yield event({"type": "response.output_text.delta", "delta": text} | calls, "word")
            status = "failed" if self.end == "fails" else "completed"
            yield event({"type": f"response.{status}", "response": self.document()}, "usage")
        elif self.dialect == "messages":
            start = {"content": [], "usage": self.usage() | {"output_tokens": 1}}
            yield event({"type": "message_start", "message": start}, "head")
            for number in range(self.words):
                text, calls = word(number)
                delta = {"type": "text_delta", "text": text} | calls
                yield event({"type": "content_block_delta", "delta": delta}, "word")
            yield event({"type": "message_delta", "delta": {}, "usage": {"output_tokens": self.output} | self.extras()}, "usage")
            yield event({"type": "message_stop"}, "end")
        else:
            for number in range(self.words - 1):
                text, calls = word(number)
                yield event({"candidates": [{"content": {"parts": [{"text": text} | calls]}}]}, "word")
            yield event(self.document(), "usage")
