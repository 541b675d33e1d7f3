import Histogram
import Reactor

struct LoopReport: Sendable {
    let loop: Int
    /// The beginning and the end of the interval, in nanoseconds of the monotonic clock.
    let start: UInt64
    let end: UInt64
    let counts: LoadCounts
    let inFlight: Int
    let threadTime: UInt64
    let isLast: Bool
}

/// Reports the counts of a loop at intervals. It also measures how late the loop calls its timers.
final class Reporter {
    private let loop: Int
    private let told: (LoopReport) -> Void
    private let interval: UInt64
    private var begin: UInt64
    private var threadTime: UInt64
    private(set) var nextTick: UInt64
    private(set) var nextPulse: UInt64
    /// The time between two measurements of how late the loop is, in nanoseconds.
    private static let pulse: UInt64 = 10_000_000

    init(_ options: LoadOptions, loop: Int, start: UInt64, told: @escaping (LoopReport) -> Void) {
        self.loop = loop
        self.told = told
        interval = UInt64(options.interval * 1e9)
        begin = start
        nextTick = start + (options.warmUp > 0 ? UInt64(options.warmUp * 1e9) : interval)
        nextPulse = start + Self.pulse
        threadTime = Resources.threadTime()
    }

    func reportBeat(_ counts: inout LoadCounts) {
        let now = Clocks.monotonic()
        counts.loopLag.record(now > nextPulse ? now - nextPulse : 0)
        nextPulse = now + Self.pulse
    }

    func sendReport(_ counts: inout LoadCounts, inFlight: Int, isLast: Bool) {
        let now = Clocks.monotonic()
        let used = Resources.threadTime()
        told(
            LoopReport(
                loop: loop, start: begin, end: now, counts: counts, inFlight: inFlight,
                threadTime: used - threadTime, isLast: isLast))
        counts = LoadCounts()
        (begin, threadTime) = (now, used)
        while nextTick <= now { nextTick += interval }
    }
}
