import Reactor
import Testing

@Suite struct `A service manager` {
    /// If a service manager expected a sign of life every microsecond, the edge would keep a core busy. So
    /// there is a shortest interval.
    @Test(arguments: [
        ("1", 100_000_000 as UInt64?), ("100000", 100_000_000), ("30000000", 30_000_000_000), ("0", nil),
        ("-1", nil), ("18446744073709551615", nil), ("soon", nil),
    ])
    func `A service manager gets ten signs of life a second at most`(microseconds: String, pause: UInt64?) {
        let manager = ServiceManager(["NOTIFY_SOCKET": "@manager", "WATCHDOG_USEC": microseconds])
        #expect(manager != nil && manager?.watchdog == pause)
    }
}
