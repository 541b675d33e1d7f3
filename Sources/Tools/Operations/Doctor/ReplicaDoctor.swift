import Ledger
import Redis

/// Examines the replicas that replace a failed master. A problem with one of them does no harm until a master
/// fails.
struct ReplicaDoctor {
    private let store: DirectStore
    private let kind: StoreAddress.Kind

    init(_ store: DirectStore) { (self.store, kind) = (store, store.address.kind) }

    func collectFindings(_ skews: inout [ClockFinding.Skew]) async -> [Finding] {
        var (replicas, neverPromoted) = (await store.router.findReplicas(), Set<RedisPlace>())
        if store.router.cluster != nil {
            for line in await clusterLines() {
                guard let replica = line.makeReplica(known: replicas) else { continue }
                if !replicas.contains(replica) { replicas.append(replica) }
                if line.isNeverPromoted { neverPromoted.insert(replica.place) }
            }
        }
        replicas.sort { "\($0.place)" < "\($1.place)" }
        let found = await store.router.visitReplicas(replicas) { node, replica in
            let master = await self.facts(ofMasterAt: replica.master)
            return await self.look(
                at: node, of: replica, master, isNeverPromoted: neverPromoted.contains(replica.place))
        }
        for (replica, skew) in zip(replicas, found.map(\.skew)) {
            guard let skew else { continue }
            let place = "\(store.address.resolveAddress(of: replica.place))"
            skews.append(ClockFinding.Skew(place: place, milliseconds: skew))
        }
        return found.flatMap(\.findings)
    }

    /// What a node of the cluster reports about all nodes. The list is empty if the Redis user may not call
    /// CLUSTER NODES. Edges do not need this permission, so its absence is no problem.
    private func clusterLines() async -> [ClusterNodeLine] {
        for node in store.router.nodes {
            guard let text = try? await node.ask("CLUSTER", "NODES").bytes else { continue }
            return ClusterNodeLine.readLines(String(decoding: text, as: UTF8.self))
        }
        return []
    }

    private func facts(ofMasterAt place: RedisPlace) async -> ServerFacts? {
        let address = store.address.resolveAddress(of: place)
        guard let node = store.router.nodes.first(where: { $0.address == address }) else { return nil }
        return try? await ServerFacts.readFacts(node)
    }

    // MARK: One of them

    private func look(
        at node: RedisNode, of replica: Replica, _ master: ServerFacts?, isNeverPromoted: Bool
    ) async -> (findings: [Finding], skew: Int64?) {
        let place = "replica \(node.address)"
        let facts: ServerFacts
        do throws(RedisError) {
            _ = try await node.ask("PING")
            facts = try await ServerFacts.readFacts(node)
        } catch {
            return ([Self.missing(node, error).of(place)], nil)
        }
        var findings = Self.link(facts, replica.master) + Self.findDifferences(facts, master)
        if isNeverPromoted || (store.router.cluster == nil && facts["slave_priority"] == "0") {
            findings.append(
                .warning(
                    "replica", "it is never promoted",
                    "unless that is on purpose: replica-priority 100 (sentinels) or cluster-replica-no-failover no"
                ))
        }
        let skew = await RedisDoctor.measureSkew(of: node)
        if let skew { findings.append(ClockFinding.of(skew: skew)) }
        findings += facts.collectFindings(version: facts["redis_version"]).filter { $0.check != "role" }
        if store.router.cluster != nil { findings += await ClusterDoctor.checkReach(of: node) }
        findings.append(await RightsFinding.checkNode(node, kind))
        let troubles = findings.filter { [.warning, .bad].contains($0.verdict) }
        guard troubles.isEmpty else { return (troubles.map { $0.of(place) }, skew) }
        let software = facts.software ?? "no version"
        let text = "in step with \(replica.master), and fit to take its place (\(software))"
        return ([Finding.fine("replica", text).of(place)], skew)
    }

    private static func missing(_ node: RedisNode, _ error: RedisError) -> Finding {
        if case .denied(let code) = error, code != "TLS" {
            return .bad(
                "replica", "it denies access (\(code)): once promoted, it could count nothing",
                "a replica does not take over its master's ACL: put the same users into each server's")
        }
        if error == .loading {
            return .warning("replica", "it is still loading its data", "wait until it is done")
        }
        return .bad(
            "replica", "\(node.contact.map { "\($0)" } ?? "\(error)")",
            "start it again; if it is gone for good, remove it: CLUSTER FORGET, or SENTINEL RESET")
    }

    private static func link(_ facts: ServerFacts, _ master: RedisPlace) -> [Finding] {
        if facts["role"] == "master" {
            return [
                .warning(
                    "replica", "it calls itself a master",
                    "look again when the failover or the restart is over")
            ]
        }
        if facts["master_sync_in_progress"] == "1" {
            return [.warning("replica", "it is still copying the data of \(master)", "wait until it is done")]
        }
        if facts["master_link_status"] == "up" { return [] }
        let span = facts["master_link_down_since_seconds"].flatMap { Int($0) } ?? -1
        // Redis reports -1 if the link has never been up.
        let since = span >= 0 ? "has been down for \(span) s" : "has never been up"
        return [
            .bad(
                "replica", "its link to \(master) \(since): what is counted meanwhile would be lost",
                "see its log: check that it reaches its master, and check masteruser and masterauth")
        ]
    }

    /// Settings of a replica that differ from those of its master.
    static func findDifferences(_ facts: ServerFacts, _ master: ServerFacts?) -> [Finding] {
        guard let master else { return [] }
        var findings: [Finding] = []
        if let own = facts.software, let other = master.software, own != other {
            findings.append(
                .warning(
                    "version", "\(own), and its master is \(other)",
                    "bring all servers to one version, replicas first"))
        }
        if master["min_slaves_good_slaves"] != nil, facts["min_slaves_good_slaves"] == nil {
            findings.append(
                .warning(
                    "min-replicas",
                    "once promoted, it goes on counting when it is cut off, unlike its master",
                    "CONFIG SET min-replicas-to-write 1 and min-replicas-max-lag 1 there too, and in redis.conf"
                ))
        }
        let (room, needed) = (facts["maxmemory"].flatMap { Int($0) }, master["maxmemory"].flatMap { Int($0) })
        if let room, room > 0, let needed, needed == 0 || needed > room {
            let other = needed == 0 ? "no bound" : Figure.bytes(needed)
            findings.append(
                .warning(
                    "memory", "its maxmemory is \(Figure.bytes(room)), and its master has \(other)",
                    "CONFIG SET maxmemory as there: once promoted and full, it refuses writes"))
        }
        return findings
    }
}
