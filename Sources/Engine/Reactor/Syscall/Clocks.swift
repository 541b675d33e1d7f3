import CLinux
import Glibc

/// The two clocks: one to measure spans, one to know the date.
package enum Clocks {
    /// Nanoseconds of the monotonic clock, for deadlines.
    package static func monotonic() -> UInt64 {
        let time = read(CLOCK_MONOTONIC)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Milliseconds since 1970 of the wall clock, for periods and headers.
    package static func wallMilliseconds() -> Int64 {
        let time = read(CLOCK_REALTIME)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    private static func read(_ clock: clockid_t) -> timespec {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return time
    }
}
