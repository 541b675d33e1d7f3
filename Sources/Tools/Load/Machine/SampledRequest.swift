import Bytes

struct SampledRequest: Sendable {
    let variant: Int
    let user: Int
    let serial: Int
    /// The start from which the request's times count, in nanoseconds of the monotonic clock. In an open loop
    /// it is the time at which the request was due. In a closed loop it is the time at which it began.
    let due: UInt64
    /// The number of chunks after which the client hangs up. 0 means directly after the request was sent. nil
    /// means never.
    let hangUpAfter: Int?
    /// Whether the request is sent once more after its answer.
    let isRepeated: Bool
}

/// Draws the random requests of one loop.
struct RequestSampler: Sendable {
    private let options: LoadOptions
    private var users: UserSequence
    private var random: SplitMix64
    private var serial: Int
    private let hasChances: Bool

    init(_ options: LoadOptions, loop: Int, random: inout SplitMix64) {
        self.options = options
        users = UserSequence(options.users, loop: loop, of: options.loops, random: random.makeBranch())
        self.random = random.makeBranch()
        serial = loop
        hasChances = options.hangUps > 0 || options.repeats > 0
    }

    mutating func sampleNext(due: UInt64) -> SampledRequest {
        defer { serial &+= options.loops }
        let variant = options.mix.drawVariant(&random)
        var hangUpAfter: Int?
        var isRepeated = false
        if hasChances {
            let isStreamed = options.mix.values[variant].isStreamed
            if random.drawShare() < options.hangUps {
                hangUpAfter = isStreamed ? 1 + random.drawBelow(max(1, options.hangUpChunks)) : 0
            }
            isRepeated = random.drawShare() < options.repeats
        }
        return SampledRequest(
            variant: variant, user: users.nextUser(), serial: serial, due: due, hangUpAfter: hangUpAfter,
            isRepeated: isRepeated)
    }

    /// The same request, to be sent a second time.
    func sampleAgain(_ sampled: SampledRequest, due: UInt64) -> SampledRequest {
        SampledRequest(
            variant: sampled.variant, user: sampled.user, serial: sampled.serial, due: due, hangUpAfter: nil,
            isRepeated: false)
    }
}
