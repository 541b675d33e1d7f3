/// What one node reports about its cluster: which node has which slots, and the epoch of this view.
struct ClusterView {
    struct Share {
        let slots: ClosedRange<UInt16>
        let master: RedisPlace
    }

    /// The highest epoch that the node knows. Every failover and every moved slot raises it.
    let epoch: Int
    private(set) var shares: [Share] = []
    private(set) var replicas: [Replica] = []

    /// - Parameters:
    ///   - info: the reply to CLUSTER INFO.
    ///   - slots: the reply to CLUSTER SLOTS, which every supported Redis (6.2 and later) has. CLUSTER SHARDS
    ///     exists only since 7.0.
    ///   - host: the host of the node that replied. It replaces the host of a node that reports none.
    init?(info: RedisReply, slots: RedisReply, from host: String) {
        let text = info.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard let epoch = ServerCheck.fields(text)["cluster_current_epoch"].flatMap({ Int($0) }),
            let items = slots.array
        else { return nil }
        self.epoch = epoch
        for item in items {
            guard let parts = item.array, parts.count >= 3, let first = parts[0].integer,
                let last = parts[1].integer, (0...last).contains(first), last < RedisSlot.count,
                let master = Self.place(parts[2], from: host)
            else { return nil }
            shares.append(Share(slots: UInt16(first)...UInt16(last), master: master))
            for part in parts[3...] {
                guard let place = Self.place(part, from: host) else { continue }
                let replica = Replica(place: place, master: master)
                // CLUSTER SLOTS lists a replica again for each range of its master, so it is added only once.
                if !replicas.contains(replica) { replicas.append(replica) }
            }
        }
        shares.sort { $0.slots.lowerBound < $1.slots.lowerBound }
    }

    /// Reads a node from an array of host, port, id and more. If the host is NULL or empty, it is the host of
    /// the node that replied (`cluster-preferred-endpoint-type unknown-endpoint`).
    private static func place(_ reply: RedisReply, from host: String) -> RedisPlace? {
        guard let parts = reply.array, parts.count >= 2, let port = parts[1].integer, port > 0,
            let number = UInt16(exactly: port)
        else { return nil }
        let told = parts[0].bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return RedisPlace(host: told.isEmpty || told == "?" ? host : told, port: number)
    }

    var coverage: Int { shares.reduce(0) { $0 + $1.slots.count } }

    var masters: [RedisPlace] {
        var seen: Set<RedisPlace> = []
        return shares.map(\.master).filter { seen.insert($0).inserted }
    }
}
