/// The span of time over which a limit counts.
package enum Window: Hashable, Sendable {
    /// A clock minute, hour, calendar day or calendar month, in the plan book's (or the user's own) time
    /// zone.
    case minute, hour, day, month
    /// The subscriber's own month: it turns on the anchor day, and the 29th–31st are clamped to the end of a
    /// short month without drifting (an anchor of 31 is the 28th in February and the 31st again in March).
    case billingMonth
    /// Any `seconds` in a row: no interval of that length ever holds more than the limit.
    case rolling(seconds: Int)
    /// The whole life of the account, under a fixed word such as `trial`. It never resets.
    case lifetime(String)

    /// The first part of the counter's field name in Redis.
    package var code: String {
        switch self {
        case .minute: "i"
        case .hour: "h"
        case .day: "d"
        case .month: "m"
        case .billingMonth: "b"
        case .rolling(let seconds): "r\(seconds)"
        case .lifetime: "t"
        }
    }
}
