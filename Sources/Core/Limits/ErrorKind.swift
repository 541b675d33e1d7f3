/// What kind of error an answer reports. Each provider's clients know it by a word of their own, which
/// `ErrorShape` in Core/Dialects has.
package enum ErrorKind: Hashable, Sendable, CaseIterable {
    /// What the caller may use is used up: only time or money brings it back.
    case quota
    /// Too fast, or too many at a time: it passes by itself.
    case rate
    /// As `rate`, of tokens.
    case tokenRate
    case forbidden, unauthenticated
    /// The service cannot answer now.
    case unavailable, overloaded
    /// What stands behind the service failed, or did not answer in time.
    case upstream, upstreamTimedOut
    /// The caller did not send its request in time.
    case callerTimedOut
    case notFound, tooLarge
    /// This very request is being answered, or was.
    case conflict
    case invalid
}
