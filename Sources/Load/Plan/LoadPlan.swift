public import Reactor
public import TLS

/// Everything that a run does.
public struct LoadPlan: Sendable {
    public var target: LoadTarget
    public var pace: Pace
    public var mix: Weighted<Variant>
    public var users: Users
    public var fields: [FieldTemplate]

    /// Connections open at the same time, over all loops, at most. A closed loop has as many as its course
    /// asks for.
    public var connections: Int
    /// Requests to begin, over all loops, at most.
    public var requests: Int?
    /// Seconds at the beginning that are not measured.
    public var warmUp = 0.0
    /// Seconds without a byte after which an answer is given up.
    public var timeout = 30.0
    /// Seconds that answers in progress get after the last request has begun.
    public var grace = 10.0
    /// The share of requests that are sent a second time, with the same Idempotency-Key.
    public var repeats = 0.0
    /// The share of requests whose sender hangs up before the answer is whole.
    public var hangUps = 0.0
    /// Chunks, at most, after which those who hang up on a stream do so.
    public var hangUpChunks = 20
    /// Every request has an Idempotency-Key of its own.
    public var sendsKeys = false
    public var loops = 1
    public var seed: UInt64 = 1
    /// Seconds of one point of the series.
    public var interval = 1.0
    /// Where connections come from, in turn; the system's choice where there are none.
    public var sources: [SocketAddress] = []
    public var security: TLSContext?
    public var tolerance = Tolerance()

    public init(
        target: LoadTarget, pace: Pace, mix: Weighted<Variant>, users: Users, fields: [FieldTemplate],
        connections: Int
    ) {
        self.target = target
        self.pace = pace
        self.mix = mix
        self.users = users
        self.fields = fields
        self.connections = connections
    }

    /// How late the generator itself may be before its figures are its own and not those of the target.
    public struct Tolerance: Hashable, Sendable {
        /// Seconds between the intended start of a request and its real one, at the 99th percentile.
        public var lateStart = 0.005
        /// Seconds that the loop needs to come round, at the 99th percentile.
        public var loopLag = 0.010
        /// The share of the time for which a loop's thread may be running.
        public var busy = 0.95

        public init() {}
    }
}
