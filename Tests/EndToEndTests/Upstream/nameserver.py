"""A name server on port 53 of an address 127.x.y.z. It prints this address. At first it does not reply. After
SIGUSR1 it resolves every name to 127.0.0.1. After SIGUSR2 it replies that no name exists.
"""

import random
import signal
import socket

MODES = {signal.SIGUSR1: "address", signal.SIGUSR2: "unknown"}
mode = "silent"


def change(number, _):
    global mode
    mode = MODES[number]


def answer(query):
    end = query.index(b"\0", 12) + 5
    question, kind = query[12:end], query[end - 4 : end - 2]
    records = b""
    if mode == "address" and kind == b"\0\1":
        records = b"\xc0\x0c\0\1\0\1\0\0\0\0\0\4\x7f\0\0\1"
    code = 3 if mode == "unknown" else 0
    head = query[:2] + bytes([0x81, 0x80 | code]) + b"\0\1" + bytes([0, 1 if records else 0]) + b"\0\0\0\0"
    return head + question + records


for number in MODES:
    signal.signal(number, change)
server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
address = "127." + ".".join(str(random.randint(1, 254)) for _ in range(3))
server.bind((address, 53))
print(address, flush=True)
while True:
    query, peer = server.recvfrom(4096)
    if mode != "silent":
        server.sendto(answer(query), peer)
