package import Reactor

/// Limits how often callers from one address are answered who show no credential, or one that is not valid,
/// whatever the answer is (docs/guarantees.md, G22 and "Security", 10). One for each loop, shared by its apps
/// and kept over reloads; its memory is bounded.
///
/// A bucket for each address that holds a minute's worth and fills evenly. IPv6 networks are assigned as /64,
/// so that such a network counts as one address.
package final class UnidentifiedCallerLimit {
    /// Addresses with a bucket of their own; further ones share one bucket until others are full again.
    static let capacity = 4096

    /// Nanoseconds until one more may come; 0 where there is no bound.
    private var step: UInt64 = 0
    private var span: UInt64 = 0
    private var clocks: [UInt64: UInt64] = [:]
    /// The bucket of all for whom there is no room.
    private var crowd: UInt64 = 0

    /// - Parameter perMinute: 0 for no bound.
    package init(perMinute: Int) { change(toPerMinute: perMinute) }

    /// Takes another configuration's limit. What was counted stays counted.
    package func change(toPerMinute perMinute: Int) {
        step = perMinute > 0 ? 60_000_000_000 / UInt64(perMinute) : 0
        span = step * UInt64(max(perMinute, 0))
    }

    /// Counts an answer to the address. Where the limit is reached, returns the seconds to wait instead, and
    /// counts nothing.
    package func take(_ address: SocketAddress?, now: UInt64) -> Int? {
        if let seconds = wait(address, now: now) { return seconds }
        count(address, now: now)
        return nil
    }

    /// Seconds until the address may come again; nil where it may now.
    func wait(_ address: SocketAddress?, now: UInt64) -> Int? {
        guard step > 0, let key = Self.key(address) else { return nil }
        let clock = clocks[key] ?? (clocks.count < Self.capacity ? 0 : crowd)
        let end = max(clock, now) + step
        guard end > now + span else { return nil }
        return Int((end - now - span + 999_999_999) / 1_000_000_000)
    }

    /// Counts a request whose caller was not identified.
    func count(_ address: SocketAddress?, now: UInt64) {
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
