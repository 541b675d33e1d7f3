/// A round robin over time: each member has a slot, and each of the `slots` slots comes once in a round.
///
/// Slots lie on a fixed grid of time. When the loop is late, all slots that are due are taken at once, so
/// that a delay is not repeated in each later slot, as it would be if a slot began when the previous one was
/// done. A member keeps its slot while others come and go.
struct RoundRobin<Member: AnyObject> {
    static var slots: Int { 16 }

    /// Nanoseconds between two slots.
    private let interval: UInt64
    private var shares: [[Member]]
    /// The index of the slot that is next, and when it is.
    private var next = 0
    private(set) var due: UInt64 = 0
    private(set) var count = 0

    init(interval: UInt64) {
        self.interval = interval
        shares = Array(repeating: [], count: Self.slots)
    }

    var isEmpty: Bool { count == 0 }
    var members: [Member] { shares.flatMap(\.self) }

    /// Adds a member, to the slot with the fewest others; the first one sets the grid.
    ///
    /// - Parameter now: nanoseconds of a clock that never steps.
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

    /// Takes the members whose slot has come, each once however late it is; `due` then lies ahead.
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
