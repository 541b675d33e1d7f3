import Reactor

/// How often callers from one address may come without anything that says who they are, or with something
/// that does not hold (GUARANTEES, Security 10). Bound to one loop, and bounded.
///
/// A bucket for each address that holds a minute's worth and fills evenly. Networks of IPv6 are handed out as
/// 2⁶⁴ addresses, so that those count as one.
struct Strangers {
    /// Addresses that are told apart; those beyond share one bucket until others have rested.
    static let capacity = 4096

    /// Nanoseconds until one more may come; 0 where there is no bound.
    private let step: UInt64
    private let span: UInt64
    private var clocks: [UInt64: UInt64] = [:]
    /// The bucket of all for whom there is no room.
    private var crowd: UInt64 = 0

    /// - Parameter perMinute: 0 for no bound.
    init(perMinute: Int) {
        step = perMinute > 0 ? 60_000_000_000 / UInt64(perMinute) : 0
        span = step * UInt64(max(perMinute, 0))
    }

    /// Seconds until the address may come again; nil where it may now.
    func wait(_ address: SocketAddress?, now: UInt64) -> Int? {
        guard step > 0, let key = Self.key(address) else { return nil }
        let clock = clocks[key] ?? (clocks.count < Self.capacity ? 0 : crowd)
        let end = max(clock, now) + step
        guard end > now + span else { return nil }
        return Int((end - now - span + 999_999_999) / 1_000_000_000)
    }

    /// Counts one that came and was not known.
    mutating func count(_ address: SocketAddress?, now: UInt64) {
        guard step > 0, let key = Self.key(address) else { return }
        if let clock = clocks[key] {
            clocks[key] = max(clock, now) + step
            return
        }
        if clocks.count >= Self.capacity { clocks = clocks.filter { $0.value > now } }
        if clocks.count < Self.capacity {
            clocks[key] = now + step
        } else {
            crowd = max(crowd, now) + step
        }
    }

    /// nil for a unix socket, behind which everybody is.
    private static func key(_ address: SocketAddress?) -> UInt64? {
        switch address {
        case .v4(let number, _): UInt64(number)
        // An IPv4 address as IPv6 writes it has its own in the lower half.
        case .v6(let high, let low, _): high == 0 ? low : high
        case .unix, nil: nil
        }
    }
}
