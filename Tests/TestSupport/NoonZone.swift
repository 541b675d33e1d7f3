import Reactor

/// A time zone in which it is about noon now. In it, no day and no month begins during a test.
package enum NoonZone {
    private static let hour = Int(Clocks.wallMilliseconds() / 3_600_000 % 24)

    /// The zone's name in the time zone database. In these names the sign is inverted: Etc/GMT-5 is ahead of
    /// UTC.
    package static let name =
        switch 12 - hour {
        case 0: "UTC"
        case let ahead where ahead > 0: "Etc/GMT-\(ahead)"
        case let behind: "Etc/GMT+\(-behind)"
        }

    /// The zone's suffix in a time, such as `+05:00` or `Z`.
    package static let offset = {
        let ahead = 12 - hour
        let hours = "\(abs(ahead) < 10 ? "0" : "")\(abs(ahead)):00"
        return ahead == 0 ? "Z" : (ahead < 0 ? "-" : "+") + hours
    }()

    /// The time in UTC at which a day begins in this zone, such as `T05:00:00Z`.
    package static let midnight = {
        let utcHour = (hour + 12) % 24
        return "T\(utcHour < 10 ? "0" : "")\(utcHour):00:00Z"
    }()
}
