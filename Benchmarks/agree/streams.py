"""A stand-in for a model whose streams have known times, for scripts/agree.

Delays, gaps and the age of the time stamps are drawn from decks: the quantiles of a lognormal spread, each once, in an
order that jumps about. Every reader has a port and decks of its own, so that readers that see whole decks have seen the
very same times. What is left between two readers' percentiles is how they measure.
"""

import asyncio
import math
import random
import selectors
import statistics
import time

# Streams and their pieces make whole decks of all three kinds.
CARDS = 512
PIECES = 17
# Median and 99th percentile, in seconds. Far more than opening a connection, or a piece on its way, needs.
SPREADS = {"first": (0.050, 0.150), "gap": (0.010, 0.040), "relay": (0.020, 0.060)}


def told(kind, share):
    """Seconds that this share of a kind's times is below."""
    median, high = SPREADS[kind]
    width = math.log(high / median) / statistics.NormalDist().inv_cdf(0.99)
    return median * math.exp(width * statistics.NormalDist().inv_cdf(share))


def deck(kind, seed):
    order = random.Random(f"{kind} {seed}")
    while True:
        cards = [told(kind, (index + 0.5) / CARDS) for index in range(CARDS)]
        order.shuffle(cards)
        yield from cards


def piece(number, sent):
    event = b'data: {"choices":[{"index":0,"delta":{"content":"t%d %d "}}]}\n\n' % (number, sent)
    return b"%x\r\n%s\r\n" % (len(event), event)


# Every stream has a connection of its own, since not all readers can keep one.
HEAD = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
)
END = b"e\r\ndata: [DONE]\n\n\r\n0\r\n\r\n"


class Streams:
    """What one port's reader is told."""

    def __init__(self, seed):
        self.decks = {kind: deck(kind, seed) for kind in SPREADS}

    async def serve(self, reader, writer):
        try:
            await self.answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        writer.close()

    async def answer(self, reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        await reader.readexactly(int(length.split(b":")[1]))
        due = time.monotonic() + next(self.decks["first"])
        for number in range(PIECES):
            await asyncio.sleep(due - time.monotonic())
            stamp = (time.monotonic() - next(self.decks["relay"])) * 1e6
            writer.write((HEAD if number == 0 else b"") + piece(number, stamp))
            due += next(self.decks["gap"]) if number < PIECES - 1 else 0
        writer.write(END)
        await writer.drain()


def run(ports):
    """Serves until the process is ended."""

    async def serve():
        servers = [await asyncio.start_server(Streams(7).serve, "127.0.0.1", port, backlog=512) for port in ports]
        await asyncio.gather(*(server.serve_forever() for server in servers))

    # select waits to the microsecond; epoll, as Python has it, to the millisecond.
    loop = asyncio.SelectorEventLoop(selectors.SelectSelector())
    loop.run_until_complete(serve())
