import CLinux
import Glibc

/// The system's two clocks: the monotonic clock for durations, and the wall clock for dates.
package enum Clocks {
    package static func monotonic() -> UInt64 {
        let time = read(CLOCK_MONOTONIC)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The wall clock in milliseconds since 1970, for periods and headers.
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
