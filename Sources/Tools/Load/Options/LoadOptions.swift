package import Reactor
package import TLS

package struct LoadOptions: Sendable {
    package var target: LoadTarget
    package var pace: Pace
    package var mix: Weighted<Variant>
    package var users: Users
    package var fields: [FieldTemplate]

    /// The most open connections of all loops together. A closed loop has as many as its curve requires.
    package var connections: Int
    /// The most requests of all loops together; nil for no bound.
    package var requests: Int?
    /// The first so many seconds are not measured.
    package var warmUp = 0.0
    /// After so many seconds without a byte, the answer counts as failed.
    package var timeout = 30.0
    /// How many seconds answers in progress may take after the last request has begun.
    package var drainSeconds = 10.0
    /// The share of requests that are sent a second time, with the same Idempotency-Key.
    package var repeats = 0.0
    /// The share of requests whose client hangs up before the answer is complete.
    package var hangUps = 0.0
    /// A client that hangs up on a stream does so after at most so many chunks.
    package var hangUpChunks = 20
    /// Whether every request has its own Idempotency-Key.
    package var sendsKeys = false
    package var loops = 1
    package var seed: UInt64 = 1
    /// The length of one interval of the series, in seconds.
    package var interval = 1.0
    /// The local addresses of connections, which are used in turn. If the list is empty, the system chooses.
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

    /// How late the generator itself may be. Beyond these bounds its figures say nothing about the target.
    package struct Tolerance: Hashable, Sendable {
        /// The bound of the 99th percentile of the seconds from a request's due time to its real start.
        package var lateStart = 0.005
        /// The bound of a loop's lateness, in seconds, at the 99th percentile.
        package var loopLag = 0.010
        /// The largest share of the time for which a loop's thread may be running.
        package var busy = 0.95

        package init() {}
    }
}
