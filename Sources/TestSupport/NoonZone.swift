import Reactor

/// A time zone in which it is about noon now: neither a day nor a month turns while a test counts on it.
package let noonZone = {
    let hour = Int(Clocks.wallMilliseconds() / 3_600_000 % 24)
    // The database writes them the other way round: Etc/GMT-5 is ahead of UTC.
    return switch 12 - hour {
    case 0: "UTC"
    case let ahead where ahead > 0: "Etc/GMT-\(ahead)"
    case let behind: "Etc/GMT+\(-behind)"
    }
}()
