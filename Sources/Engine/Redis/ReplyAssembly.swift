/// A reply that is being read. All items of a nested array arrive before the next item of the outer array, so
/// a stack of incomplete arrays is enough.
struct ReplyAssembly {
    /// The items so far of the innermost incomplete array, and how many items are missing. `missing` is 0 if
    /// no array is incomplete.
    private var items: [RedisReply] = []
    private var missing = 0
    /// The incomplete arrays around the innermost one, the outermost first.
    private var outer: [(items: [RedisReply], missing: Int)] = []
    private var finished: RedisReply?
    /// An array reserves memory for at most this many items in advance, whatever number the server announces.
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

    /// Removes and returns the finished reply. The result is nil if none is finished.
    mutating func takeReply() -> RedisReply? {
        guard let reply = finished else { return nil }
        finished = nil
        return reply
    }
}
