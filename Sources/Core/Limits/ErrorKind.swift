/// The kind of error that an answer reports. `ErrorShape` in Core/Dialects has each provider's name for it.
package enum ErrorKind: Hashable, Sendable, CaseIterable {
    /// The user has used up their plan. Only a reset or a purchase ends this, not a retry.
    case quota
    /// The user sends too fast or has too many open requests. A retry will succeed soon.
    case rate
    /// A rate limit on tokens is reached.
    case tokenRate
    case forbidden, unauthenticated
    /// The service cannot answer at present.
    case unavailable, overloaded
    /// The upstream failed, or did not answer in time.
    case upstream, upstreamTimedOut
    /// The caller did not send its request in time.
    case callerTimedOut
    case notFound, tooLarge
    /// An earlier request with the same id is still running, or was answered before.
    case conflict
    case invalid
}
