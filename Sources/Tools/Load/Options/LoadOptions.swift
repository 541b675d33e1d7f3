package import Reactor
package import TLS

package struct LoadOptions: Sendable {
    package var target: LoadTarget
    package var pace: Pace
    package var mix: Weighted<Variant>
    package var users: Users
    package var fields: [FieldTemplate]

    /// In an open loop: the most connections of all loops together. In a closed loop, `pace` sets the number.
    package var connections: Int
    /// The most requests of all loops together. It is nil if there is no limit.
    package var requests: Int?
    /// How many seconds at the beginning of the run are not measured.
    package var warmUp = 0.0
    /// The most time for an answer's head, for its body, and between two reads of a stream, in seconds.
    package var timeout = 30.0
    /// How many seconds the answers in progress may take after the last request has begun.
    package var drainSeconds = 10.0
    /// The share of the requests that are sent a second time, with the same Idempotency-Key.
    package var repeats = 0.0
    /// The share of the requests at which the client hangs up before the answer is complete.
    package var hangUps = 0.0
    /// A client that hangs up on a stream does so after this many chunks at most.
    package var hangUpChunks = 20
    package var sendsKeys = false
    package var loops = 1
    package var seed: UInt64 = 1
    /// The length in seconds of the intervals in which figures are reported.
    package var interval = 1.0
    /// The local addresses of connections, which are used in turn. If there are none, the system chooses.
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

    /// How late the generator itself may be. If it is later, the figures say nothing about the target.
    package struct Tolerance: Hashable, Sendable {
        /// 99 % of the requests must start within this many seconds after they were due.
        package var lateStart = 0.005
        /// In 99 % of its measurements, a loop must be less than this many seconds late.
        package var loopLag = 0.010
        /// The largest share of the time for which the thread of a loop may be running.
        package var busy = 0.95

        package init() {}
    }
}
