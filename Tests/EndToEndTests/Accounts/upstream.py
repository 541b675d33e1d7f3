"""The scripted upstream to which the edges of accounts.py send their requests."""

import asyncio
import json
import socket
import struct
from collections import Counter


class Upstream:
    """Answers each message by its fate, and records how much of the answer was sent."""

    def __init__(self, fates):
        self.fates = fates
        # For each message, by its number: the kind of the last piece of the answer that was sent. It is "head",
        # "word", "usage" or "end".
        self.told = {}
        self.asked = Counter()

    async def serve(self, reader, writer):
        try:
            while await self.exchange(reader, writer):
                pass
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

    async def exchange(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
        body = await reader.readexactly(int(fields.get("content-length", 0)))
        return await self.respond(writer, head[0].split(" ")[1], fields, body)

    async def respond(self, writer, target, fields, body):
        """Answers a message. Returns whether the connection stays open."""
        fate = self.fates[int(fields["x-fate"])]
        body = json.loads(body)
        self.asked[fate.number] += 1
        if fate.end == "status":
            return await self.answer(writer, fate, b'{"error":{"message":"no"}}', fate.status)
        if fate.end == "reset":
            sock = writer.get_extra_info("socket")
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
            return False
        if fate.streams:
            return await self.stream(writer, fate, bool((body.get("stream_options") or {}).get("include_usage")))
        document = fate.answer()
        await asyncio.sleep(fate.pause)
        if fate.end == "cut":
            return await self.answer(writer, fate, document, 200, cut=True)
        self.told[fate.number] = "end"
        return await self.answer(writer, fate, document, 200)

    async def answer(self, writer, fate, body, status, cut=False):
        coding = fate.coding if status == 200 else ""
        head = f"HTTP/1.1 {status} X\r\nContent-Type: application/json\r\n{coding}Content-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + (body[: len(body) // 2] if cut else body))
        await writer.drain()
        return not cut

    async def stream(self, writer, fate, asked):
        head = f"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{fate.coding}Transfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode())
        for number, (data, kind) in enumerate(fate.pieces(asked)):
            if fate.end == "cut" and number == fate.after:
                await writer.drain()
                return False
            # Each piece is sent as two chunks that are split at any byte, so no reader can expect whole
            # events in a chunk.
            cut = (fate.number * 7 + number * 13) % (len(data) - 1) + 1
            for part in (data[:cut], data[cut:]):
                writer.write(f"{len(part):x}\r\n".encode() + part + b"\r\n")
                await writer.drain()
            self.told[fate.number] = kind if self.told.get(fate.number) != "usage" else "usage"
            await asyncio.sleep(fate.pause)
        writer.write(b"0\r\n\r\n")
        await writer.drain()
        return True
