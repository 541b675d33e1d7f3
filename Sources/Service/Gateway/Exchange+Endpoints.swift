import HTTP
import Ledger
import Reactor
import Telemetry
import Wire

/// An upstream with several keys and addresses. Whichever of them are asked, the message is counted once: it
/// has one reservation.
extension Exchange {
    /// Callers have the same order of endpoints on every edge and after every start.
    private static let preferenceSeed: UInt64 = 0x5e4d_8c1b_27a9_f063

    /// The caller's place among the endpoints; nil if nothing is counted for anybody.
    private var callerPreference: UInt64? {
        guard let user = reservation?.user else { return nil }
        return UInt64(bitPattern: Int64(user.hash(seed: Self.preferenceSeed)))
    }

    func chooseEndpoint(from endpoints: EndpointPool, for forward: inout Forward) {
        let index = endpoints.firstEndpoint(for: callerPreference, at: gateway.loop.now)
        forward.endpoint = endpoints.endpoints[index]
        forward.tried = 1 << UInt64(index)
    }

    /// Another endpoint that the request may go to; nil also where too little is left of
    /// `first_byte_timeout`, which holds for all of them together.
    private func other(than forward: Forward) -> Int? {
        guard let endpoints = forward.routed.target.endpoints,
            remainingMilliseconds(of: forward) ?? 0 >= Self.leastMilliseconds
        else { return nil }
        return endpoints.nextEndpoint(for: callerPreference, besides: forward.tried, at: gateway.loop.now)
    }

    /// Milliseconds in which an answer may still begin.
    private static let leastMilliseconds = 10

    /// The milliseconds that are left of `first_byte_timeout`; nil if the upstream has one endpoint.
    func remainingMilliseconds(of forward: Forward) -> Int? {
        guard forward.routed.target.endpoints != nil else { return nil }
        let spent = Int((gateway.loop.now - forward.began) / 1_000_000)
        return max(1, forward.endpoint.pool.origin.limits.firstByteMilliseconds - spent)
    }

    /// Notes that an endpoint could not be asked.
    func hasOtherEndpoint(_ forward: Forward, after failure: UpstreamFailure) -> Bool {
        guard forward.routed.target.endpoints != nil else { return false }
        if failure.isOfConnecting, failure != .crowded, failure != .noDescriptors {
            forward.endpoint.state.rest(until: gateway.loop.now + Self.restSpan)
        }
        return other(than: forward) != nil
    }

    /// Nanoseconds for which an endpoint rests where nothing says for how long.
    private static let restSpan: UInt64 = 5_000_000_000
    /// Nanoseconds for which a key of whose limits little is left is spared: meanwhile they fill up again,
    /// and after that its next answer tells anew.
    private static let lowSpan: UInt64 = 10_000_000_000

    /// Notes what an answer says of its endpoint.
    ///
    /// - Returns: whether another endpoint is to be asked in its place.
    func noteAnswer(
        _ connection: UpstreamConnection, of forward: Forward, refusesKey: Bool
    ) -> Bool {
        guard forward.routed.target.endpoints != nil else { return false }
        let (state, now) = (forward.endpoint.state, gateway.loop.now)
        let limits = connection.keyLimits
        if limits.isLow { state.noteLow(until: now + Self.lowSpan) }
        if refusesKey {
            state.refuse(at: now)
        } else if Self.isAboutEndpoint(connection.head.status) {
            state.rest(until: now + (limits.retryAfter ?? Self.restSpan))
        } else {
            if connection.isGood { state.noteGood() }
            return false
        }
        return other(than: forward) != nil
    }

    /// Too many requests, and an upstream that has no room for more: 503, and Anthropic's 529. Other errors
    /// of servers may come of the request, and may have cost something.
    private static func isAboutEndpoint(_ status: Int) -> Bool { [429, 503, 529].contains(status) }

    /// Sends the request to another endpoint.
    func moveOn(_ forward: consuming Forward, _ outcome: UpstreamOutcome) {
        guard let endpoints = forward.routed.target.endpoints, let index = other(than: forward) else {
            preconditionFailure("another endpoint was there a moment ago")
        }
        forward.endpoint.upstreamCounts?.note(moved: outcome)
        forward.endpoint = endpoints.endpoints[index]
        forward.tried |= 1 << UInt64(index)
        record.headReceived = 0
        sendTo(endpointOf: forward)
    }
}
