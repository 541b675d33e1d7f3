/// A round robin over time: each member has its turn once in a round of `turns` turns.
///
/// Turns lie on a fixed grid of time. When the loop is late, all turns that are due are taken at once, so
/// that a delay is not repeated in each later turn, as it would be if a turn began when the previous one was
/// done. A member keeps its turn while others come and go.
struct TurnSchedule<Member: AnyObject> {
    static var turns: Int { 16 }

    /// Nanoseconds between two turns.
    private let turn: UInt64
    private var shares: [[Member]]
    /// The index of the turn that is next, and when it is.
    private var next = 0
    private(set) var due: UInt64 = 0
    private(set) var count = 0

    init(turn: UInt64) {
        self.turn = turn
        shares = Array(repeating: [], count: Self.turns)
    }

    var isEmpty: Bool { count == 0 }
    var members: [Member] { shares.flatMap(\.self) }

    /// Adds a member, where the fewest others have their turn; the first one sets the grid.
    ///
    /// - Parameter now: nanoseconds of a clock that never steps.
    mutating func add(_ member: Member, at now: UInt64) {
        if isEmpty { due = now + turn }
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

    /// Those whose turn has come, each once however late it is; `due` then lies ahead.
    mutating func takeDue(at now: UInt64) -> [Member] {
        guard now >= due else { return [] }
        let owed = (now - due) / turn + 1
        due += owed * turn
        var members: [Member] = []
        for _ in 0..<min(owed, UInt64(Self.turns)) {
            members += shares[next]
            next = (next + 1) % Self.turns
        }
        return members
    }
}
