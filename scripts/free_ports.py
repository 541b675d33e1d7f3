"""Ports for the servers that scripts start: they must be told theirs beforehand."""

import random
import socket

# Below those that the kernel gives to connecting sockets: a port of a killed server would otherwise be given away.
PORTS = range(10_000, 32_768)


def free_ports(count):
    held = []
    for port in random.sample(PORTS, len(PORTS)):
        try:
            held.append(socket.create_server(("127.0.0.1", port)))
        except OSError:
            continue  # Somebody listens there.
        if len(held) == count:
            break
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


def free_port():
    return free_ports(1)[0]
