/// The span of time over which a limit counts.
package enum Window: Hashable, Sendable {
    /// A clock minute, a clock hour, a calendar day or a calendar month, in the user's own time zone, or else
    /// in the plan table's.
    case minute, hour, day, month
    /// The subscriber's own month: it begins on the anchor day, and the 29th–31st are clamped to the end of a
    /// short month without drifting (an anchor of 31 is the 28th in February and the 31st again in March).
    case billingMonth
    /// Any `seconds` in a row: no interval of that length ever holds more than the limit.
    case rolling(seconds: Int)
    /// The whole life of the account. The word, such as `trial`, is part of the counter's name, so that plans
    /// with the same word share a counter. It has no period after which it starts anew.
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
