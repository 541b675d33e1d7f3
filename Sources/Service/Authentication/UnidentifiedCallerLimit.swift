package import Reactor

/// Limits how often callers from one address are answered who show no credential, or one that is not valid,
/// whatever the answer is (docs/guarantees.md, G22 and "Security", 10). One for each loop, shared by its apps
/// and kept over reloads; its memory is bounded.
///
/// IPv6 networks are assigned as /64, so that such a network counts as one address.
package final class UnidentifiedCallerLimit {
    private var pace: CallerPace

    /// - Parameter perMinute: 0 for no bound.
    package init(perMinute: Int) { pace = CallerPace(perMinute: perMinute) }

    /// Takes another configuration's limit. What was counted stays counted.
    package func change(toPerMinute perMinute: Int) { pace.change(toPerMinute: perMinute) }

    /// Counts an answer to the address. Where the limit is reached, returns the seconds to wait instead, and
    /// counts nothing.
    package func take(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.take($0, now: now) }
    }

    /// Seconds until the address may come again; nil where it may now.
    func wait(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.wait($0, now: now) }
    }

    /// Counts a request whose caller was not identified.
    func count(_ address: SocketAddress?, now: UInt64) {
        if let key = Self.key(address) { pace.count(key, now: now) }
    }

    /// nil for a unix socket, behind which all callers look the same.
    private static func key(_ address: SocketAddress?) -> UInt64? {
        switch address {
        case .v4(let number, _): UInt64(number)
        // An IPv4 address as IPv6 writes it has its own in the lower half.
        case .v6(let high, let low, _): high == 0 ? low : high
        case .unix, nil: nil
        }
    }
}
