/// Limits the requests per minute of many callers, with bounded memory. Each caller has a bucket that holds
/// the requests of one minute and refills evenly.
package struct CallerPace {
    /// The most callers with a bucket of their own. All callers beyond this number share one bucket.
    static let capacity = 4096

    /// The time between two requests at the allowed pace, in nanoseconds; 0 if there is no bound.
    private var step: UInt64 = 0
    private var span: UInt64 = 0
    private var clocks: [UInt64: UInt64] = [:]
    /// The clock of the shared bucket.
    private var sharedClock: UInt64 = 0

    /// - Parameter perMinute: the most requests per minute; 0 if there is no bound.
    package init(perMinute: Int) { changePace(toPerMinute: perMinute) }

    /// Applies the limit of a new configuration. Requests that were counted before stay counted.
    package mutating func changePace(toPerMinute perMinute: Int) {
        step = perMinute > 0 ? 60_000_000_000 / UInt64(perMinute) : 0
        span = step * UInt64(max(perMinute, 0))
    }

    /// Counts a request. If the limit is reached, it counts nothing and returns the seconds to wait.
    package mutating func takeTurn(_ key: UInt64, now: UInt64) -> Int? {
        if let seconds = waitingTime(key, now: now) { return seconds }
        countRequest(key, now: now)
        return nil
    }

    /// The seconds until the caller can send again; nil if the caller can send now.
    func waitingTime(_ key: UInt64, now: UInt64) -> Int? {
        guard step > 0 else { return nil }
        let clock = clocks[key] ?? (clocks.count < Self.capacity ? 0 : sharedClock)
        let end = max(clock, now) + step
        guard end > now + span else { return nil }
        return Int((end - now - span + 999_999_999) / 1_000_000_000)
    }

    mutating func countRequest(_ key: UInt64, now: UInt64) {
        guard step > 0 else { return }
        if let clock = clocks[key] {
            clocks[key] = max(clock, now) + step
            return
        }
        if clocks.count >= Self.capacity { clocks = clocks.filter { $0.value > now } }
        if clocks.count < Self.capacity {
            clocks[key] = now + step
        } else {
            sharedClock = max(sharedClock, now) + step
        }
    }
}
