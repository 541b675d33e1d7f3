import HTTP
import Ledger
import Reactor
import Telemetry
import Wire

/// Forwards a message to an upstream that has several keys and addresses (endpoints). The message has one
/// reservation and counts once, no matter how many endpoints are tried.
extension Exchange {
    /// The seed of the hash that orders the endpoints for a caller. The seed is fixed, so that the order is
    /// the same on every edge and after every start.
    private static let preferenceSeed: UInt64 = 0x5e4d_8c1b_27a9_f063

    /// The hash that orders the endpoints for the caller; nil if the request has no reservation.
    private var callerPreference: UInt64? {
        guard let user = reservation?.user else { return nil }
        return UInt64(bitPattern: Int64(user.hash(seed: Self.preferenceSeed)))
    }

    func chooseEndpoint(from endpoints: EndpointPool, for forward: inout Forward) {
        let index = endpoints.firstEndpoint(for: callerPreference, at: gateway.loop.now)
        forward.endpoint = endpoints.endpoints[index]
        forward.tried = 1 << UInt64(index)
    }

    /// Another endpoint for the request. Returns nil if there is none, or if too little is left of
    /// `first_byte_timeout`, which bounds all attempts together.
    private func other(than forward: Forward) -> Int? {
        guard let endpoints = forward.routed.target.endpoints,
            remainingMilliseconds(of: forward) ?? 0 >= Self.leastMilliseconds
        else { return nil }
        return endpoints.nextEndpoint(for: callerPreference, besides: forward.tried, at: gateway.loop.now)
    }

    /// The least part of `first_byte_timeout` that must be left to try another endpoint.
    private static let leastMilliseconds = 10

    /// The milliseconds that are left of `first_byte_timeout`. Returns nil if the upstream has only one
    /// endpoint, which always has the whole time.
    func remainingMilliseconds(of forward: Forward) -> Int? {
        guard forward.routed.target.endpoints != nil else { return nil }
        let spent = Int((gateway.loop.now - forward.began) / 1_000_000)
        return max(1, forward.endpoint.pool.origin.limits.firstByteMilliseconds - spent)
    }

    /// Lets the endpoint rest if it could not be reached. Returns whether another endpoint can be tried.
    func hasOtherEndpoint(_ forward: Forward, after failure: UpstreamFailure) -> Bool {
        guard forward.routed.target.endpoints != nil else { return false }
        if failure.isOfConnecting, failure != .crowded, failure != .noDescriptors {
            forward.endpoint.state.rest(until: gateway.loop.now + Self.restSpan)
        }
        return other(than: forward) != nil
    }

    /// The time in nanoseconds for which an endpoint rests after a failed connection, or after a refusal
    /// without `Retry-After`.
    private static let restSpan: UInt64 = 5_000_000_000
    /// How long a key is avoided if one of its limits is almost used up, in nanoseconds. Afterwards the key's
    /// next answer reports again how much of the limit is left.
    private static let lowSpan: UInt64 = 10_000_000_000

    /// Records what an upstream's answer shows about the endpoint.
    ///
    /// - Returns: whether the request is to be sent to another endpoint.
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

    /// Whether the status shows a problem of this endpoint alone: 429, or no capacity (503, and Anthropic's
    /// 529). After any other server error, no other endpoint is tried, because the request perhaps caused the
    /// error or has cost something.
    private static func isAboutEndpoint(_ status: Int) -> Bool { [429, 503, 529].contains(status) }

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
