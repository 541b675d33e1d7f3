/// A server's clock as one loop sees it, compared with the monotonic clock (docs/counting.md, L16): what it
/// should show now, and since when it has run without a step.
///
/// Each probe reads the server's time between two readings of the monotonic clock, so that the difference
/// between both clocks is known as a range. The slower the probe, the wider the range: a slow probe can hide
/// a step, but is never taken for one.
package struct ServerClock {
    /// The server's clock, in the form that each call of the script `admit` gets.
    package struct Reading: Sendable {
        /// The time that the server's clock should show, in ms since the epoch; 0: unknown.
        package var now: Int
        /// Milliseconds for which it has run without a step.
        package var steady: Int

        package init(now: Int = 0, steady: Int = 0) { (self.now, self.steady) = (now, steady) }
    }

    /// Milliseconds by which two clocks may drift apart between two probes: NTP slews by 0.5 ‰ at most
    /// (adjtime(3)), and readings are rounded.
    private static func drift(over milliseconds: Int) -> Int { 20 + milliseconds / 1000 }

    /// The server's clock is between `least` and `most` ms ahead of the monotonic one.
    private var least = 0
    private var most = 0
    /// When that was measured, in ms of the monotonic clock.
    private var learned = 0
    /// Since when it has run without a step, in ms of the server's own clock; 0: it was never probed.
    package private(set) var steadySince = 0

    package init() {}

    /// Takes in a probe's result.
    ///
    /// - Parameters:
    ///   - now: the server's time, in ms of the epoch.
    ///   - asked: nanoseconds of the monotonic clock when the probe was sent.
    ///   - replied: the same when its reply came.
    ///   - known: since when the clock has run without a step as far as any edge has noticed, in ms of the
    ///     epoch: the server keeps it for all edges.
    package mutating func noteReading(_ now: Int, asked: UInt64, replied: UInt64, steadySince known: Int) {
        let (begun, ended) = (Int(asked / 1_000_000), Int(replied / 1_000_000) + 1)
        let drift = Self.drift(over: max(0, ended - learned))
        let (low, high) = (max(least - drift, now - ended), min(most + drift, now + 1 - begun))
        if steadySince == 0 {
            (least, most, steadySince) = (now - ended, now + 1 - begun, known)
        } else if low > high {
            // No difference is in both ranges: the clock has stepped.
            (least, most, steadySince) = (now - ended, now + 1 - begun, now)
        } else {
            (least, most) = (low, high)
        }
        learned = ended
        // Another edge may have seen a step that this one has not.
        if known <= now { steadySince = max(steadySince, known) }
    }

    /// - Parameter monotonic: nanoseconds.
    package func reading(at monotonic: UInt64) -> Reading {
        guard steadySince > 0 else { return Reading() }
        let now = Int(monotonic / 1_000_000) + (least + most) / 2
        return Reading(now: now, steady: max(0, now - steadySince))
    }
}
