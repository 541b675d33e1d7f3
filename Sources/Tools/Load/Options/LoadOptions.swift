package import Reactor
package import TLS

/// Everything that a run does.
package struct LoadOptions: Sendable {
    package var target: LoadTarget
    package var pace: Pace
    package var mix: Weighted<Variant>
    package var users: Users
    package var fields: [FieldTemplate]

    /// Connections open at the same time, over all loops, at most. A closed loop has as many as its course
    /// asks for.
    package var connections: Int
    /// Requests to begin, over all loops, at most.
    package var requests: Int?
    /// Seconds at the beginning that are not measured.
    package var warmUp = 0.0
    /// Seconds without a byte after which an answer is given up.
    package var timeout = 30.0
    /// Seconds that answers in progress get after the last request has begun.
    package var drainSeconds = 10.0
    /// The share of requests that are sent a second time, with the same Idempotency-Key.
    package var repeats = 0.0
    /// The share of requests whose sender hangs up before the answer is whole.
    package var hangUps = 0.0
    /// Chunks, at most, after which those who hang up on a stream do so.
    package var hangUpChunks = 20
    /// Every request has an Idempotency-Key of its own.
    package var sendsKeys = false
    package var loops = 1
    package var seed: UInt64 = 1
    /// Seconds of one point of the series.
    package var interval = 1.0
    /// The local addresses of connections, in turn; empty to let the system choose.
    package var sources: [SocketAddress] = []
    package var security: TLSContext?
    package var tolerance = Tolerance()

    package init(
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
    package struct Tolerance: Hashable, Sendable {
        /// Seconds between the intended start of a request and its real one, at the 99th percentile.
        package var lateStart = 0.005
        /// Seconds that the loop needs to come round, at the 99th percentile.
        package var loopLag = 0.010
        /// The share of the time for which a loop's thread may be running.
        package var busy = 0.95

        package init() {}
    }
}
