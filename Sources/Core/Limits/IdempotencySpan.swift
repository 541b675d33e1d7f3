/// For how long an id that a caller chose is remembered after its settlement, in seconds: a request that
/// comes again within is not counted again.
package enum IdempotencySpan {
    package static let least = 600
    package static let standard = 172_800
    package static let most = 604_800
}
