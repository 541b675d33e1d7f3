/// For how many seconds an id that a caller chose may be remembered after its settlement (`redis: {
/// idempotency_span }`): 10 minutes, 48 hours unless configured, 7 days. A request that comes again within
/// that time does not count as another message.
package enum IdempotencySpan {
    package static let least = 600
    package static let standard = 172_800
    package static let most = 604_800
}
