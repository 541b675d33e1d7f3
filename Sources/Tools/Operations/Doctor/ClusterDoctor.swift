import Redis

/// Examines a store that has more than one server.
enum ClusterDoctor {
    static func checkCoverage(_ cluster: ClusterMap) -> Finding {
        let count = cluster.nodes.count
        guard cluster.isWhole else {
            return .bad(
                "cluster", "\(count) masters answer, but some slots have none",
                "run redis-cli --cluster check; users whose slot has no master are refused")
        }
        return .fine("cluster", "\(count) masters have all slots")
    }

    /// Checks whether a master has a replica that can replace it.
    static func checkReplicas(of node: RedisNode) async -> [Finding] {
        guard let facts = try? await ServerFacts.readFacts(node) else { return [] }
        let place = "\(node.address)"
        guard let count = facts["connected_slaves"].flatMap({ Int($0) }), count > 0 else {
            return [
                .warning(
                    "replicas", "\(place) has no replica: if its machine is lost, so are its users' counts",
                    "add one: REPLICAOF, or in a cluster redis-cli --cluster add-node NEW OLD --cluster-slave"
                )
            ]
        }
        var findings = [Finding.fine("replicas", "\(place) has \(count)")]
        if facts["min_slaves_good_slaves"] == nil {
            findings.append(
                .warning(
                    "min-replicas",
                    "\(place) goes on counting when it is cut off from its replicas, and those counts are lost "
                        + "later",
                    "CONFIG SET min-replicas-to-write 1 and min-replicas-max-lag 1, and write them into redis.conf"
                ))
        }
        return findings
    }

    /// Checks whether the loss of one master would stop all others.
    static func checkReach(of node: RedisNode) async -> [Finding] {
        guard
            let reply = try? await node.ask("CONFIG", "GET", "cluster-require-full-coverage").array,
            reply.count == 2, let value = reply[1].bytes
        else {
            return [
                .skipped(
                    "coverage",
                    "this user may not see whether \(node.address) has cluster-require-full-coverage no")
            ]
        }
        guard value.elementsEqual("yes".utf8) else {
            return [.fine("coverage", "\(node.address) serves its users even while other masters are away")]
        }
        return [
            .warning(
                "coverage", "\(node.address) refuses everybody while any master is away without a replica",
                "CONFIG SET cluster-require-full-coverage no, and write it into redis.conf")
        ]
    }
}
