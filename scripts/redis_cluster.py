"""Joins Redis servers of this machine into one cluster, for scripts/cluster, scripts/compare and scripts/bench."""

import subprocess
import time

SLOTS = 16384


def redis(port, *words):
    return subprocess.run(["redis-cli", "-p", str(port), *map(str, words)], capture_output=True, text=True).stdout


def wait(what, condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"It did not come to this within {seconds} s: {what}.")
        time.sleep(0.1)


def options(port, bus):
    """The options with which a server must start to be joined to a cluster."""
    return ["--bind", "127.0.0.1", "--port", str(port), "--cluster-enabled", "yes", "--cluster-port", str(bus),
            "--maxmemory-policy", "noeviction"]  # fmt: skip


def join(ports, buses, masters):
    """Joins servers into one cluster. The first ones become masters with an equal share of the slots each."""
    wait("the servers answer", lambda: all("PONG" in redis(port, "PING") for port in ports))
    for number, (port, bus) in enumerate(zip(ports, buses)):
        redis(port, "CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        if number < masters:
            redis(port, "CLUSTER", "ADDSLOTSRANGE", SLOTS * number // masters, SLOTS * (number + 1) // masters - 1)
        if number > 0:
            redis(ports[0], "CLUSTER", "MEET", "127.0.0.1", port, bus)
    wait("the servers know each other", lambda: all(
        f"cluster_known_nodes:{len(ports)}" in redis(port, "CLUSTER", "INFO") for port in ports))
    wait("the cluster is whole", lambda: all("cluster_state:ok" in redis(port, "CLUSTER", "INFO") for port in ports))
