"""What a version of Usher keeps, in Redis and in its spool: recorded by that version, opened by a later one.

  layout.py record PROGRAMS FOLDER   makes users, counts, a key, a change of each kind and a settlement that waits in the
                                     spool; writes redis.json, spool files and facts.json, which `open` then tells
  layout.py open PROGRAMS FOLDER     starts an edge on what was recorded and prints what it says of it, as JSON

PROGRAMS is the folder of usher and usherctl. Nothing recorded ends by itself: limits are for a lifetime, and keys are
restored without their ends.
"""
import base64
import http.client
import http.server
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

CONFIGURATION = """
plans:
  trial:
    label: Trial
    kind: trial
    limits:
      - { count: messages, per: lifetime trial, amount: 100 }
      - { count: total_tokens, per: lifetime, amount: 100000 }
  premium: { label: Premium, kind: subscription, limits: [ { count: messages, per: lifetime, amount: 800 } ] }
default_plan: trial
identity: [ { trusted_header: x-user-id, from: [127.0.0.0/8] }, { api_keys: true } ]
loops: 1
redis: { deadline: 5s }
listen: 127.0.0.1:0
admin_listen: 127.0.0.1:0
"""
PATIENCE = 60


def wait(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise TimeoutError(f"waited in vain for {what}")


class Redis:
    def __init__(self, folder):
        self.path = f"{folder}/redis.sock"
        self.process = subprocess.Popen(
            ["redis-server", "--port", "0", "--unixsocket", self.path, "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL)
        wait("redis", self.answers)

    def answers(self):
        try:
            return self("PING") == b"PONG"
        except OSError:
            return False

    def __call__(self, *words):
        words = [word if isinstance(word, bytes) else str(word).encode() for word in words]
        request = b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(word), word) for word in words)
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(self.path)
            connection.sendall(request)
            return self.reply(connection.makefile("rb"))

    def reply(self, stream):
        kind, rest = (line := stream.readline())[:1], line[1:-2]
        if kind == b"$":
            return stream.read(int(rest) + 2)[:-2] if rest != b"-1" else None
        if kind == b"*":
            return [self.reply(stream) for _ in range(int(rest))]
        if kind == b"-":
            raise ValueError(rest.decode())
        return int(rest) if kind == b":" else rest

    def kept(self):
        return {base64.b64encode(key).decode(): base64.b64encode(self("DUMP", key)).decode()
                for key in sorted(self("KEYS", "*"))}

    def restore(self, kept):
        for key, dump in kept.items():
            self("RESTORE", base64.b64decode(key), 0, base64.b64decode(dump))

    def kill(self):
        self.process.kill()
        self.process.wait()


class Upstream(http.server.BaseHTTPRequestHandler):
    """Answers each message; the model `wait` when the gate is open."""
    gate, waiting = threading.Event(), threading.Event()
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if request["model"] == "wait":
            self.waiting.set()
            self.gate.wait(PATIENCE)
        body = json.dumps({
            "id": "a", "object": "chat.completion", "created": 1, "model": request["model"],
            "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": "Well."}}],
            "usage": {"prompt_tokens": 30, "completion_tokens": 12, "total_tokens": 42}}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Edge:
    def __init__(self, programs, folder, redis, upstream):
        self.programs, self.folder = programs, folder
        pathlib.Path(folder, "edge.yaml").write_text(CONFIGURATION)
        self.log = open(f"{folder}/edge.log", "w+")
        self.process = subprocess.Popen(
            [f"{programs}/usher", "--config", f"{folder}/edge.yaml", "--data-dir", f"{folder}/data", "--redis",
             f"unix:{redis.path}", "--upstream", f"http://127.0.0.1:{upstream}"], stderr=self.log)
        line = wait("the edge", self.line)
        self.port, self.admin = (int(part.split(":")[-1]) for part in (line[3].rstrip(","), line[6]))

    def line(self):
        if self.process.poll() is not None:
            raise ChildProcessError(self.talk())
        found = [line.split() for line in self.talk().splitlines() if "listening on" in line]
        return found[0] if found else None

    def talk(self):
        return pathlib.Path(self.log.name).read_text()

    def ask(self, method, path, fields, body=None, port=None):
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=PATIENCE)
        connection.request(method, path, body and json.dumps(body), {"content-type": "application/json", **fields})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def say(self, user, model="any"):
        return self.ask("POST", "/v1/chat/completions", {"x-user-id": user},
                        {"model": model, "max_tokens": 50, "messages": [{"role": "user", "content": "Hello!"}]})[0]

    def metric(self, name):
        page = self.ask("GET", "/metrics", {}, port=self.admin)[1]
        return next((float(line.split()[-1]) for line in page.splitlines() if line.startswith(name + " ")), None)

    def ctl(self, *words):
        return subprocess.run(
            [f"{self.programs}/usherctl", *words, "--admin", f"http://127.0.0.1:{self.admin}", "--data-dir",
             f"{self.folder}/data"], check=True, capture_output=True, text=True).stdout

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0, self.talk()


def record(programs, place):
    with tempfile.TemporaryDirectory() as folder:
        upstream = serve()
        redis = Redis(folder)
        edge = Edge(programs, folder, redis, upstream)
        for user, count in (("ann", 3), ("ben", 5), ("cara", 2)):
            assert [edge.say(user) for _ in range(count)] == [200] * count, edge.talk()
        reason = ("--reason", "recorded")
        edge.ctl("user", "entitle", "cara", "--plan", "premium", "--status", "active", *reason)
        edge.ctl("user", "override", "ben", "messages", "7", *reason)
        edge.ctl("user", "block", "eve", *reason)
        key = json.loads(edge.ctl("keys", "create", "ann", *reason, "--output", "json"))["key"]
        assert edge.say("cara") == 200
        # dan's message is open when Redis is killed: its settlement waits in the spool.
        threading.Thread(target=edge.say, args=("dan", "wait")).start()
        assert Upstream.waiting.wait(PATIENCE)
        kept = redis.kept()
        redis.kill()
        Upstream.gate.set()
        wait("the spool", lambda: edge.metric("usher_spool_depth") == 1)
        edge.process.kill()
        edge.process.wait()
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        for file in sorted(pathlib.Path(folder, "data").glob("spool*")):
            if not file.name.endswith("-shm"):
                shutil.copy(file, place)
    write(place, "redis.json", {"key": key, "kept": kept})
    write(place, "facts.json", opened(programs, place))


def opened(programs, place):
    recorded = json.loads(pathlib.Path(place, "redis.json").read_text())
    with tempfile.TemporaryDirectory() as folder:
        redis = Redis(folder)
        redis.restore(recorded["kept"])
        os.makedirs(f"{folder}/data", 0o700)
        for file in pathlib.Path(place).glob("spool*"):
            shutil.copy(file, f"{folder}/data")
        edge = Edge(programs, folder, redis, serve())
        try:
            wait("the settlement that waited", lambda: edge.metric("usher_spool_depth") == 0)
            return facts(edge, recorded["key"])
        finally:
            edge.end()
            redis.kill()


def facts(edge, key):
    def usage(fields):
        status, text = edge.ask("GET", "/v1/usage", fields)
        assert status == 200, text
        usage = json.loads(text)
        return {"used": usage["message_count"], "limit": usage["limit"]}

    told = {user: usage({"x-user-id": user}) for user in ("ann", "ben", "cara", "dan")}
    told["ann by her key"] = usage({"authorization": f"Bearer {key}"})
    told["eve is refused"] = edge.say("eve") == 403
    for user in ("ann", "dan"):
        shown = json.loads(edge.ctl("user", "show", user, "--output", "json"))
        told[f"{user}'s limits"] = [
            {name: limit[name] for name in ("name", "used", "amount") if name in limit} for limit in shown["limits"]]
    told["open"] = len(json.loads(edge.ctl("reservations", "--output", "json"))["reservations"])
    # And what is kept can be gone on with.
    told["a message of each"] = {user: edge.say(user) for user in ("ann", "ben", "cara", "dan")}
    told["ann afterwards"] = usage({"x-user-id": "ann"})
    return told


def serve():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Upstream)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def write(place, name, document):
    pathlib.Path(place, name).write_text(json.dumps(document, indent=1, sort_keys=True) + "\n")


if sys.argv[1] == "record":
    record(*sys.argv[2:])
else:
    print(json.dumps(opened(*sys.argv[2:]), indent=1, sort_keys=True))
