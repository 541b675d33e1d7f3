/// A round robin over time. Each member has a slot, and each of the `slots` slots is due once in a round.
///
/// The slots follow a fixed grid of time. If the loop is late, all due slots are taken at once. If each slot
/// began when the previous one was done, a delay would shift all later slots. A member keeps its slot when
/// others are added or removed.
struct RoundRobin<Member: AnyObject> {
    static var slots: Int { 16 }

    /// Nanoseconds between two slots.
    private let interval: UInt64
    private var shares: [[Member]]
    /// The index of the next slot, and the time at which it is due.
    private var next = 0
    private(set) var due: UInt64 = 0
    private(set) var count = 0

    init(interval: UInt64) {
        self.interval = interval
        shares = Array(repeating: [], count: Self.slots)
    }

    var isEmpty: Bool { count == 0 }
    var members: [Member] { shares.flatMap(\.self) }

    /// Adds a member to the slot with the fewest members. The first member sets the grid.
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

    /// Takes the members whose slots are due, each once no matter how late, and moves `due` into the future.
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
