/// Distributes the work for many members over time. A round has `slots` slots, and each member belongs to one
/// slot. The slots are due at fixed times. If the event loop is late, it takes all due slots at once, and the
/// later slots are not delayed. A member keeps its slot when others are added or removed.
struct RoundRobin<Member: AnyObject> {
    static var slots: Int { 16 }

    /// The time between two slots, in nanoseconds.
    private let interval: UInt64
    private var shares: [[Member]]
    /// `next` is the index of the next slot. `due` is the time at which this slot is due.
    private var next = 0
    private(set) var due: UInt64 = 0
    private(set) var count = 0

    init(interval: UInt64) {
        self.interval = interval
        shares = Array(repeating: [], count: Self.slots)
    }

    var isEmpty: Bool { count == 0 }
    var members: [Member] { shares.flatMap(\.self) }

    /// Adds a member to the slot with the fewest members. The first member fixes the times of all slots.
    ///
    /// - Parameter now: nanoseconds of the monotonic clock.
    mutating func add(_ member: Member, at now: UInt64) {
        if isEmpty { due = now + interval }
        let least = shares.indices.min { shares[$0].count < shares[$1].count } ?? 0
        shares[least].append(member)
        count += 1
    }

    mutating func remove(_ member: Member) {
        for index in shares.indices {
            guard let place = shares[index].firstIndex(where: { $0 === member }) else { continue }
            shares[index].remove(at: place)
            count -= 1
            return
        }
    }

    /// Returns the members of all slots that are due, and moves `due` to the next slot. A member is returned
    /// only once, even if the caller is more than a whole round late.
    mutating func takeDue(at now: UInt64) -> [Member] {
        guard now >= due else { return [] }
        let owed = (now - due) / interval + 1
        due += owed * interval
        var members: [Member] = []
        for _ in 0..<min(owed, UInt64(Self.slots)) {
            members += shares[next]
            next = (next + 1) % Self.slots
        }
        return members
    }
}
