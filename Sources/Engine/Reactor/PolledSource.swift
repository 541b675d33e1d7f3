/// An object whose descriptor epoll watches for a loop. It must be used on that loop only.
package protocol PolledSource: AnyObject {
    /// The key under which the loop finds the source. It contains an index and a generation. So an event for
    /// a closed source never reaches another source with the same index.
    var token: UInt64 { get set }
    func ready(_ readiness: Readiness)
}

/// The sources of one loop by their tokens.
struct SourceTable {
    private struct Slot {
        var generation: UInt32 = 0
        var source: (any PolledSource)?
    }

    private var slots: [Slot] = []
    private var free: [UInt32] = []

    var count: Int { slots.count - free.count }

    mutating func insert(_ source: any PolledSource) -> UInt64 {
        let place = free.popLast() ?? UInt32(slots.count)
        if place == slots.count { slots.append(Slot()) }
        slots[Int(place)].source = source
        return UInt64(slots[Int(place)].generation) << 32 | UInt64(place)
    }

    mutating func remove(_ token: UInt64) {
        let place = Int(UInt32(truncatingIfNeeded: token))
        slots[place].source = nil
        slots[place].generation &+= 1
        free.append(UInt32(place))
    }

    func findSource(_ token: UInt64) -> (any PolledSource)? {
        let slot = slots[Int(UInt32(truncatingIfNeeded: token))]
        return slot.generation == UInt32(truncatingIfNeeded: token >> 32) ? slot.source : nil
    }
}
