import Ledger
import Redis

/// Findings of `usherctl doctor` about the permissions of the edges' Redis user, which should have no more
/// than edges need.
enum RightsFinding {
    static func checkNode(_ node: RedisNode, _ kind: StoreAddress.Kind) async -> Finding {
        let more: [String] =
            switch kind {
            case .single: []
            case .sentinel: RedisRights.sentinel
            case .cluster: RedisRights.cluster
            }
        let probes = RightsProbe.makeCalls(of: RedisRights.commands + more)
        // All probes are sent at once, because the connection to a replica is closed after the first write
        // that the replica refuses.
        let replies = await node.sendCommands(probes.map { RedisNode.makeArguments($0.words) })
        var missing: [String] = []
        for (probe, reply) in zip(probes, replies) {
            guard case .failure(.denied(code: "NOPERM")) = reply else { continue }
            missing.append("+\(probe.command)")
        }
        if missing.isEmpty { return .fine("rights", "this user may do what edges do") }
        return .bad(
            "rights",
            "this user may not do all that edges do: \(missing.joined(separator: " ")) for \(RedisRights.keys)",
            "put the line that usherctl redis-acl\(option(kind)) prints into Redis' ACL, then ACL LOAD")
    }

    /// Finds permissions that edges do not need. A user who may call CONFIG has too many.
    static func findSurplus(_ node: RedisNode, _ kind: StoreAddress.Kind) async -> [Finding] {
        guard !node.address.host.hasPrefix("/"),
            !(await RightsProbe.isDenied(["CONFIG", "GET", "maxmemory-policy"], node))
        else { return [] }
        return [
            .warning(
                "least rights", "this user may also call CONFIG and more",
                "give edges a user of their own: usherctl redis-acl\(option(kind)), and turn the default user off"
            )
        ]
    }

    private static func option(_ kind: StoreAddress.Kind) -> String {
        switch kind {
        case .single: ""
        case .sentinel: " --sentinel"
        case .cluster: " --cluster"
        }
    }
}
