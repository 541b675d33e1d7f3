/// A reply under construction: its parts come in order of depth first.
struct ReplyAssembly {
    /// The items so far of the innermost open array, and how many are still to come; 0 when no array is open.
    private var items: [RedisReply] = []
    private var missing = 0
    /// The arrays around it, the outermost first.
    private var outer: [(items: [RedisReply], missing: Int)] = []
    private var finished: RedisReply?
    /// Items for which an array makes room before they have come: what a server announces costs nothing until
    /// it is sent.
    private static let mostAnnounced = 1024

    mutating func begin(_ count: Int) {
        guard count > 0 else { return add(.array([])) }
        if missing > 0 { outer.append((items, missing)) }
        items = []
        items.reserveCapacity(min(count, Self.mostAnnounced))
        missing = count
    }

    mutating func add(_ value: RedisReply) {
        guard missing > 0 else {
            finished = value
            return
        }
        items.append(value)
        missing -= 1
        if missing == 0 { close() }
    }

    private mutating func close() {
        let array = RedisReply.array(items)
        items = []
        if let around = outer.popLast() { (items, missing) = around }
        add(array)
    }

    /// The finished reply, given away.
    mutating func takeReply() -> RedisReply? {
        guard let reply = finished else { return nil }
        finished = nil
        return reply
    }
}
