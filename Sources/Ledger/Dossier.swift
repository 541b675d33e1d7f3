package import Limits

/// Everything that is kept of one user.
package struct Dossier: Hashable, Sendable {
    /// An entry of the audit trail: what was done, under which id, by whom, why, to what.
    package struct Deed: Hashable, Sendable {
        package let deed: String
        package let id: String
        package let actor: String
        package let reason: String
        package let what: String

        package init(deed: String, id: String, actor: String, reason: String, what: String) {
            self.deed = deed
            self.id = id
            self.actor = actor
            self.reason = reason
            self.what = what
        }
    }

    package struct Reservation: Hashable, Sendable {
        package let attempt: Int
        /// For an abandoned one: when it is forgotten.
        package let leaseEnds: Moment
        /// Its message was counted before.
        package let isReplay: Bool
        /// Units per counter.
        package let estimates: [String: Int]

        package init(attempt: Int, leaseEnds: Moment, isReplay: Bool = false, estimates: [String: Int]) {
            self.attempt = attempt
            self.leaseEnds = leaseEnds
            self.isReplay = isReplay
            self.estimates = estimates
        }
    }

    /// The server's own clock.
    package let now: Moment
    package var entitlement = Entitlement.none
    /// Units per counter, open estimates included.
    package var counters: [String: Int] = [:]
    /// Microseconds of the epoch at which each burst limit is rested.
    package var clocks: [String: Int] = [:]
    /// The highest threshold told per counter, in percent; a soft limit's counter bears `:soft`.
    package var thresholds: [String: Int] = [:]
    /// By request id, as `RequestID.bytes`.
    package var open: [[UInt8]: Reservation] = [:]
    /// Given up, but not forgotten: they may still be settled late.
    package var abandoned: [[UInt8]: Reservation] = [:]
    /// Settled ids that may recur, and when they are forgotten.
    package var settled: [[UInt8]: Moment] = [:]
    /// The newest first.
    package var trail: [Deed] = []

    package init(now: Moment) { self.now = now }
}
