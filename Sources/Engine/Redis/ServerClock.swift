/// A server's clock, compared with the monotonic clock of one loop (docs/counting.md, L16): the time that it
/// should show now, and since when it has run without a step (a jump).
///
/// Each probe reads the server's time between two readings of the monotonic clock, so the difference between
/// the clocks is known as a range. A slow probe has a wide range. It can hide a step, but never looks like
/// one.
package struct ServerClock {
    /// The time of the server's clock in the form that the script `admit` takes.
    package struct Reading: Sendable {
        /// The time that the server's clock should show, in ms since the epoch. It is 0 if unknown.
        package var now: Int
        /// For how many milliseconds the server's clock has run without a step.
        package var steady: Int

        package init(now: Int = 0, steady: Int = 0) { (self.now, self.steady) = (now, steady) }
    }

    /// How many milliseconds two clocks can drift apart between two probes. NTP slews by 0.5 ‰ at most
    /// (adjtime(3)), and readings are rounded.
    private static func drift(over milliseconds: Int) -> Int { 20 + milliseconds / 1000 }

    /// The server's clock is between `least` and `most` ms ahead of the monotonic clock.
    private var least = 0
    private var most = 0
    /// The time of the last probe, in ms of the monotonic clock.
    private var learned = 0
    /// Since when the server's clock has run without a step, in ms of the server's clock. It is 0 before the
    /// first probe.
    package private(set) var steadySince = 0

    package init() {}

    /// Takes the result of a probe that has read the server's clock.
    ///
    /// - Parameters:
    ///   - now: the server's time, in ms since the epoch.
    ///   - asked: the monotonic clock when the probe was sent, in nanoseconds.
    ///   - replied: the monotonic clock when the reply came, in nanoseconds.
    ///   - known: since when the clock has run without a step, in ms since the epoch. The server stores it
    ///     for all edges.
    package mutating func noteReading(_ now: Int, asked: UInt64, replied: UInt64, steadySince known: Int) {
        let (begun, ended) = (Int(asked / 1_000_000), Int(replied / 1_000_000) + 1)
        let drift = Self.drift(over: max(0, ended - learned))
        let (low, high) = (max(least - drift, now - ended), min(most + drift, now + 1 - begun))
        if steadySince == 0 {
            (least, most, steadySince) = (now - ended, now + 1 - begun, known)
        } else if low > high {
            // The two ranges have no value in common, so the clock has stepped.
            (least, most, steadySince) = (now - ended, now + 1 - begun, now)
        } else {
            (least, most) = (low, high)
        }
        learned = ended
        // Another edge has perhaps seen a step that this edge has missed, so the later of the two times is
        // used.
        if known <= now { steadySince = max(steadySince, known) }
    }

    /// - Parameter monotonic: the monotonic clock in nanoseconds.
    package func reading(at monotonic: UInt64) -> Reading {
        guard steadySince > 0 else { return Reading() }
        let now = Int(monotonic / 1_000_000) + (least + most) / 2
        return Reading(now: now, steady: max(0, now - steadySince))
    }
}
