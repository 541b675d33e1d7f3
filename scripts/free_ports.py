"""Free ports for the servers that scripts start, which must get their ports beforehand."""

import random
import socket

# The kernel gives connecting sockets only ports above these. So no such socket takes the port of a killed server before
# the server starts again.
PORTS = range(10_000, 32_768)


def free_ports(count):
    held = []
    for port in random.sample(PORTS, len(PORTS)):
        try:
            held.append(socket.create_server(("127.0.0.1", port)))
        except OSError:
            continue # Another process listens there.
        if len(held) == count:
            break
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


def free_port():
    return free_ports(1)[0]
