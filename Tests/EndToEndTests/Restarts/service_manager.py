"""Does for an edge what systemd does, while clients send requests without pause. It opens the listening sockets, passes
them on (LISTEN_FDS), receives the edge's state (NOTIFY_SOCKET), and restarts the edge.

  service_manager.py life FOLDER EDGE...               records the edge's datagrams from start to end, and reloads it once
  service_manager.py in-turn N CLIENTS FOLDER EDGE...   the new edge starts after the last one has ended
  service_manager.py overlap N CLIENTS FOLDER EDGE...   the last edge ends when the new one serves

EDGE is the program with its arguments, without --data-dir. Prints one line of JSON.
"""
import http.client
import json
import os
import signal
import socket
import sys
import threading
import time

PATIENCE = 60


class Manager:
    def __init__(self, folder, line):
        self.line, self.folder = line, folder
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self.port = self.listener.getsockname()[1]
        self.notify = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notify.bind(folder + "/notify")
        self.notify.settimeout(PATIENCE)
        self.heard = []

    def start(self, data):
        process = os.fork()
        if process == 0:
            try:
                os.dup2(self.listener.fileno(), 3)
                os.set_inheritable(3, True)
                output = os.open(self.folder + "/edge.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
                os.dup2(output, 1)
                os.dup2(output, 2)
                environment = dict(
                    os.environ, LISTEN_FDS="1", LISTEN_PID=str(os.getpid()), LISTEN_FDNAMES="usher.socket",
                    NOTIFY_SOCKET=self.folder + "/notify", WATCHDOG_USEC="200000")
                os.execvpe(self.line[0], self.line + ["--data-dir", data], environment)
            finally:
                os._exit(127)
        return process

    def wait(self, word):
        """Waits for a datagram that contains this word as a line."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.notify.recv(4096).decode().split("\n")
            self.heard.append(lines)
            if word in lines:
                return lines
        raise TimeoutError(f"{word} never came: {self.heard}")

    def end(self, process):
        os.kill(process, signal.SIGTERM)
        return self.code(process)

    def code(self, process):
        # The datagrams are read while the edge ends, because a full socket would drop some of them.
        while True:
            done, status = os.waitpid(process, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            self.notify.settimeout(0.05)
            try:
                self.heard.append(self.notify.recv(4096).decode().split("\n"))
            except TimeoutError:
                pass
            finally:
                self.notify.settimeout(PATIENCE)


class Client(threading.Thread):
    """One user who sends one message after another, on a kept-alive connection and sometimes on a new one."""

    def __init__(self, name, port, stopping):
        super().__init__(daemon=True)
        self.user, self.port, self.stopping = name, port, stopping
        self.answered, self.failed, self.longest = 0, [], 0.0

    def run(self):
        connection = None
        while not self.stopping.is_set():
            if connection is None or self.answered % 7 == 6:
                if connection:
                    connection.close()
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            begun = time.monotonic()
            try:
                self.ask(connection)
            except Exception as error:
                self.failed.append(repr(error))
                connection.close()
                connection = None
            self.longest = max(self.longest, time.monotonic() - begun)

    def ask(self, connection):
        is_stream = self.answered % 3 == 1
        body = json.dumps(
            {"model": "any", "stream": is_stream, "messages": [{"role": "user", "content": "Hello!"}]})
        connection.request(
            "POST", "/v1/chat/completions", body, {"x-user-id": self.user, "content-type": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.status != 200:
            raise ValueError(f"{answer.status}: {text[:200]}")
        if is_stream and "data: [DONE]" not in text:
            raise ValueError(f"a stream was cut: {text[-200:]}")
        self.answered += 1


def used(port, user):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/v1/usage", headers={"x-user-id": user})
    return json.loads(connection.getresponse().read())["message_count"]


def life(manager):
    process = manager.start(manager.folder + "/data")
    manager.wait("READY=1")
    connection = http.client.HTTPConnection("127.0.0.1", manager.port, timeout=PATIENCE)
    connection.request("GET", "/v1/usage", headers={"x-user-id": "ann"})
    status = connection.getresponse().status
    for _ in range(3):
        manager.wait("WATCHDOG=1")
    os.kill(process, signal.SIGHUP)
    manager.wait("RELOADING=1")
    manager.wait("READY=1")
    code = manager.end(process)
    return {"status": status, "code": code, "heard": manager.heard}


def restarts(manager, mode, count, clients):
    overlaps = mode == "overlap"
    # Two edges that run at once cannot share a data directory.
    places = [manager.folder + "/data-1", manager.folder + ("/data-2" if overlaps else "/data-1")]
    running = manager.start(places[0])
    manager.wait("READY=1")
    stopping = threading.Event()
    users = [Client(f"user-{number}", manager.port, stopping) for number in range(clients)]
    for user in users:
        user.start()
    codes = []
    for turn in range(1, count + 1):
        goal = sum(user.answered for user in users) + 2 * clients
        while sum(user.answered for user in users) < goal and not any(user.failed for user in users):
            time.sleep(0.01)
        if overlaps:
            former, running = running, manager.start(places[turn % 2])
            manager.wait("READY=1")
            codes.append(manager.end(former))
        else:
            codes.append(manager.end(running))
            running = manager.start(places[0])
            manager.wait("READY=1")
    stopping.set()
    for user in users:
        user.join()
    counted = {user.user: used(manager.port, user.user) for user in users}
    codes.append(manager.end(running))
    return {
        "codes": codes, "answered": sum(user.answered for user in users),
        "failed": [failure for user in users for failure in user.failed],
        "miscounted": [user.user for user in users if counted[user.user] != user.answered],
        "longest": max(user.longest for user in users),
    }


mode = sys.argv[1]
if mode == "life":
    report = life(Manager(sys.argv[2], sys.argv[3:]))
else:
    report = restarts(Manager(sys.argv[4], sys.argv[5:]), mode, int(sys.argv[2]), int(sys.argv[3]))
print(json.dumps(report))
