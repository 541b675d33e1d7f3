"""A scripted upstream. The name of the requested model says what it does.

fail-NNN   answers with this status
no-key     refuses the key like Gemini, with 400; no-key-slowly does the same in small pieces, and so does every
           path below /no-key/
gone       answers 403 like Gemini: the file that the request names does not exist
stall      reads the request and never answers
reset      resets the connection instead of an answer
cut        ends in the middle of its answer, without a last chunk
leave      answers, and closes the connection a moment later without announcing it
gate       streams its first event, and the rest after a request to /control/open; /control/close closes the gate
kept       answers and stores the answer. Conversations and files can be stored, too (kept.py)
dense      streams 80 words of five tokens each; if the prompt says wait, 40 words, and the rest like `gate`
anything   answers

It prints its port on standard output. GET /control/seen returns the requests so far. POST /v1/traces accepts spans,
as a receiver of OpenTelemetry does, and GET /control/spans returns them.
"""

import argparse
import asyncio
import json
import socket
import ssl
import struct
from collections import Counter

import kept
import shapes


class Script:
    def __init__(self):
        self.models = Counter()
        self.last = {}
        self.spans = []
        self.gate = asyncio.Event()
        self.kept = kept.Kept()

    async def serve(self, reader, writer):
        try:
            while await self.exchange(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()

    async def exchange(self, reader, writer):
        """Handles one request and its answer. Returns False if the connection must end."""
        first = await reader.readexactly(1)
        if not first.isalpha():
            # The bytes are not HTTP. They can be a TLS handshake of an edge that expects TLS here.
            writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return False
        head = (first + await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, path, _ = head[0].split(" ")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
        body = await reader.readexactly(int(fields.get("content-length", "0")))
        if path.startswith("/control/"):
            return await self.control(path, writer)
        if path == "/v1/models":
            return await self.answer(writer, 200, shapes.MODELS)
        if path == "/v1/messages/count_tokens":
            return await self.answer(writer, 200, {"input_tokens": len(body)})
        if path.endswith(":countTokens"):
            return await self.answer(writer, 200, {"totalTokens": len(body)})
        if path.startswith("/no-key/"):
            return await self.refuse_key(writer, False)
        is_json = "multipart/" not in fields.get("content-type", "") and "upload_id=" not in path
        asked = json.loads(body or b"{}") if is_json else {}
        found = self.kept.answer(method, path, asked, fields)
        if found:
            return await self.answer(writer, *found)
        if path == "/v1/traces":
            self.spans.append({"fields": fields, "document": asked})
            return await self.answer(writer, 200, {})
        model = str(asked.get("model", ""))
        self.models[model] += 1
        self.last = {"method": method, "path": path, "fields": fields}
        tells_usage = bool((asked.get("stream_options") or {}).get("include_usage"))
        waits = b"wait" in body
        return await self.act(path, model, bool(asked.get("stream")), tells_usage, waits, writer)

    async def control(self, path, writer):
        if path == "/control/open":
            self.gate.set()
        if path == "/control/close":
            self.gate.clear()
        if path == "/control/spans":
            return await self.answer(writer, 200, self.spans)
        seen = {"total": sum(self.models.values()), "models": self.models, "last": self.last}
        return await self.answer(writer, 200, seen)

    async def act(self, path, model, streams, tells_usage, waits, writer):
        if model.startswith("fail-"):
            return await self.answer(writer, int(model[5:]), {"error": {"message": "scripted", "type": "scripted"}})
        if model.startswith("no-key"):
            return await self.refuse_key(writer, model.endswith("slowly"))
        if model == "gone":
            message = "You do not have permission to access the File abc or it may not exist."
            error = {"code": 403, "message": message, "status": "PERMISSION_DENIED"}
            return await self.answer(writer, 403, {"error": error})
        if model == "stall":
            await asyncio.sleep(3600)
        if model == "reset":
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            writer.transport.abort()
            return False
        if model == "dense":
            return await self.stream(writer, list(shapes.dense_stream()), model, gate_after=40 if waits else None)
        if streams:
            return await self.stream(writer, list(shapes.STREAMED[path](model, tells_usage)), model)
        answer = shapes.WHOLE[path](model)
        goes_on = await self.answer(writer, 200, answer, cut=model == "cut")
        if model == "leave":
            await asyncio.sleep(0.001)
            return False
        return goes_on

    async def answer(self, writer, status, document, lines="", cut=False):
        body = document.encode() if isinstance(document, str) else json.dumps(document).encode()
        head = f"HTTP/1.1 {status} Scripted\r\nContent-Type: application/json\r\n{lines}Content-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + (body[: len(body) // 2] if cut else body))
        await writer.drain()
        return not cut

    async def refuse_key(self, writer, slowly):
        text = "API key not valid. Please pass a valid API key."
        info = {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID"}
        error = {"code": 400, "message": text, "status": "INVALID_ARGUMENT", "details": [info]}
        if not slowly:
            return await self.answer(writer, 400, {"error": error})
        body = json.dumps([{"error": error}]).encode()
        writer.write(b"HTTP/1.1 400 Scripted\r\nTransfer-Encoding: chunked\r\n\r\n")
        for at in range(0, len(body), 16):
            part = body[at : at + 16]
            writer.write(f"{len(part):x}\r\n".encode() + part + b"\r\n")
            await writer.drain()
            await asyncio.sleep(0.001)
        writer.write(b"0\r\n\r\n")
        await writer.drain()
        return True

    async def stream(self, writer, events, model, gate_after=None):
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        if model == "cut":
            events = events[:3]
        if model == "gate":
            gate_after = 2
        for number, part in enumerate(events):
            writer.write(f"{len(part):x}\r\n".encode() + part + b"\r\n")
            await writer.drain()
            if number + 1 == gate_after:
                await self.gate.wait()
        if model == "cut":
            return False
        writer.write(b"0\r\n\r\n")
        await writer.drain()
        return True


async def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--certificate")
    arguments.add_argument("--key")
    given = arguments.parse_args()
    context = None
    if given.certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(given.certificate, given.key)
    script = Script()
    server = await asyncio.start_server(script.serve, "127.0.0.1", 0, ssl=context, backlog=512)
    port = server.sockets[0].getsockname()[1]
    script.kept.url = f"http://127.0.0.1:{port}"
    print("port", port, flush=True)
    await server.serve_forever()


asyncio.run(main())
