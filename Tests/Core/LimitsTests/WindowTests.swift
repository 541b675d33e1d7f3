import Dates
import Limits
import Testing

@Suite struct `The list of windows` {
    @Test func `The list of windows gives each a code and a name of its own, and a longest period`() {
        let facts = Window.ofCalendar.map(\.facts)
        #expect(Set(facts.map(\.code)).count == facts.count)
        #expect(Set(facts.map(\.name)).count == facts.count)
        for window in facts {
            // The name of a counter begins with its window's letter (`code`), by which a script finds old
            // counters. `g:` is the prefix of burst clocks and `n:` that of thresholds, so no window may use
            // these letters.
            #expect(window.code != "g" && window.code != "n")
            #expect(window.code.count == 1 && window.code.allSatisfy { $0.isASCII && $0.isLowercase })
            #expect((window.longest ?? 0) >= window.seconds ?? .max, "\(window.name)")
        }
        let lengths = facts.compactMap(\.seconds)
        #expect(lengths == lengths.sorted())
    }

    @Test(arguments: Window.ofCalendar) func `No window is longer than the list says`(window: Window) {
        for zone in ["UTC", "Europe/Berlin", "America/Havana", "Asia/Beirut"] {
            let clock = LocalTime(zone)
            var moment = at("2026-01-01T00:00:00Z")
            for _ in 0..<400 {
                let period = Period(of: window, at: moment, anchorDay: 31, weekday: .sunday, in: clock)
                #expect(period.end.seconds - period.start.seconds <= Int64(window.facts.longest ?? 0))
                moment = period.end
            }
        }
    }
}
