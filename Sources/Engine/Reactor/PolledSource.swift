/// Something that epoll watches for a loop. Lives on its loop only.
package protocol PolledSource: AnyObject {
    /// The key under which the loop knows the source: index and generation, so that an event for a closed
    /// source never reaches the one that took its index.
    var token: UInt64 { get set }
    /// Called on the loop when the descriptor is ready for something.
    func ready(_ readiness: Readiness)
}

/// The sources of one loop, found by token.
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
