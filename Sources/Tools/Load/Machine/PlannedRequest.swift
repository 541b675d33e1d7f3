import Bytes

/// One request as it was drawn.
struct PlannedRequest: Sendable {
    let variant: Int
    let user: Int
    let serial: Int
    /// The start that its times count from, in nanoseconds of the monotonic clock: in an open loop the moment
    /// at which it was to begin, in a closed one that at which its caller turned to it. A connection that it
    /// has to open comes after.
    let due: UInt64
    /// Chunks after which its sender hangs up (0: as soon as the request is out); nil for one who stays.
    let hangUpAfter: Int?
    /// Whether it is sent once more after its answer.
    let isRepeated: Bool
}

/// Draws the requests of one loop.
struct RequestSampler: Sendable {
    private let plan: LoadPlan
    private var users: UserSequence
    private var random: SplitMix64
    private var serial: Int
    private let hasChances: Bool

    init(_ plan: LoadPlan, loop: Int, random: inout SplitMix64) {
        self.plan = plan
        users = UserSequence(plan.users, loop: loop, of: plan.loops, random: random.branch())
        self.random = random.branch()
        serial = loop
        hasChances = plan.hangUps > 0 || plan.repeats > 0
    }

    mutating func next(due: UInt64) -> PlannedRequest {
        defer { serial &+= plan.loops }
        let variant = plan.mix.draw(&random)
        var hangUpAfter: Int?
        var isRepeated = false
        if hasChances {
            let isStreamed = plan.mix.values[variant].isStreamed
            if random.share() < plan.hangUps {
                hangUpAfter = isStreamed ? 1 + random.below(max(1, plan.hangUpChunks)) : 0
            }
            isRepeated = random.share() < plan.repeats
        }
        return PlannedRequest(
            variant: variant, user: users.next(), serial: serial, due: due, hangUpAfter: hangUpAfter,
            isRepeated: isRepeated)
    }

    /// The same request as it is sent again.
    func again(_ planned: PlannedRequest, due: UInt64) -> PlannedRequest {
        PlannedRequest(
            variant: planned.variant, user: planned.user, serial: planned.serial, due: due, hangUpAfter: nil,
            isRepeated: false)
    }
}
