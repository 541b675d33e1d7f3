/// The time in seconds for which Redis keeps a message id after the message's settlement
/// (`redis: { idempotency_span }`). A request with the same id within this time does not count as another
/// message. The bounds are 10 minutes and 7 days, the default is 48 hours.
package enum IdempotencySpan {
    package static let least = 600
    package static let standard = 172_800
    package static let most = 604_800
}
