/// The kind of error that an answer reports. Each provider's clients know it by a word of their own, which
/// `ErrorShape` in Core/Dialects has.
package enum ErrorKind: Hashable, Sendable, CaseIterable {
    /// The caller has used up what the plan allows: only time or money brings it back.
    case quota
    /// Too fast, or too many at a time: it passes by itself.
    case rate
    /// A rate limit on tokens is reached.
    case tokenRate
    case forbidden, unauthenticated
    /// The service cannot answer now.
    case unavailable, overloaded
    /// The upstream failed, or did not answer in time.
    case upstream, upstreamTimedOut
    /// The caller did not send its request in time.
    case callerTimedOut
    case notFound, tooLarge
    /// This very request is being answered, or was.
    case conflict
    case invalid
}
