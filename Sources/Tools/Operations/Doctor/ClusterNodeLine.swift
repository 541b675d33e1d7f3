import Redis

/// One line of the reply to CLUSTER NODES. The reply lists all known nodes, even those that are away or not
/// synchronized.
struct ClusterNodeLine {
    /// The node's address, and its host name if the node announces one.
    private let places: [RedisPlace]
    private let flags: Set<Substring>
    private let master: [RedisPlace]

    /// - Parameter text: the lines of the reply, such as `id ip:port@bus[,name[,more]] flags master …`.
    static func readLines(_ text: String) -> [ClusterNodeLine] {
        let rows = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
            .filter { $0.count >= 4 }
        let places = Dictionary(rows.map { ($0[0], Self.places($0[1])) }, uniquingKeysWith: { $1 })
        return rows.map { row in
            ClusterNodeLine(
                places: places[row[0]] ?? [], flags: Set(row[2].split(separator: ",")),
                master: places[row[3]] ?? [])
        }
    }

    private static func places(_ word: Substring) -> [RedisPlace] {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let address = parts[0].prefix { $0 != "@" }
        guard let colon = address.lastIndex(of: ":"),
            let port = UInt16(address[address.index(after: colon)...]), port > 0
        else { return [] }
        let name = parts.dropFirst().first.map { $0.contains("=") ? "" : $0 } ?? ""
        return [name, address[..<colon]].filter { !$0.isEmpty }.map {
            RedisPlace(host: String($0), port: port)
        }
    }

    /// Whether the node never replaces its master by itself (`cluster-replica-no-failover`).
    var isNeverPromoted: Bool { flags.contains("nofailover") }

    /// The replica that this line describes: the object in `known` with one of the node's addresses, or else
    /// a new one. It is nil if the node is no replica, or if its address or its master's is unknown.
    func makeReplica(known: [Replica]) -> Replica? {
        guard flags.contains("slave"), let place = places.first, let other = master.first else { return nil }
        return known.first { places.contains($0.place) } ?? Replica(place: place, master: other)
    }
}
