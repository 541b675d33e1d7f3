import Testing

@testable import AppAPI

/// Tests when `RoundRobin` checks each of its members for changes. In the service, a member is an open usage
/// stream. Here it is a `Person`, and the clock is a plain number.
@Suite struct `A round of checks` {
    private final class Person {}

    private static let interval: UInt64 = 25
    private static let round = interval * UInt64(RoundRobin<Person>.slots)

    /// The longest time between two checks of the same member of a `RoundRobin`, in 20 rounds. The timer
    /// always fires `late` units of time after it is due.
    private static func longestWait(of count: Int, late: UInt64, interval: UInt64 = interval) -> UInt64 {
        let people = (0..<count).map { _ in Person() }
        var roundRobin = RoundRobin<Person>(interval: interval)
        var lastSeen: [ObjectIdentifier: UInt64] = [:]
        for person in people {
            roundRobin.add(person, at: 0)
            lastSeen[ObjectIdentifier(person)] = 0
        }
        var longest: UInt64 = 0
        var now: UInt64 = 0
        while now < 20 * interval * UInt64(RoundRobin<Person>.slots) {
            now = roundRobin.due + late
            for person in roundRobin.takeDue(at: now) {
                longest = max(longest, now - lastSeen[ObjectIdentifier(person), default: 0])
                lastSeen[ObjectIdentifier(person)] = now
            }
        }
        return max(longest, lastSeen.values.map { now - $0 }.max() ?? .max)
    }

    @Test(arguments: [1, 15, 16, 17, 1000]) func `A round of checks takes each screen once`(_ count: Int) {
        #expect(Self.longestWait(of: count, late: 0) == Self.round)
    }

    /// A change must reach every open stream within a second. A round of checks may take half a second,
    /// because the other half is needed for other work. This test uses no real clock, so its result does not
    /// depend on the machine.
    @Test func `A round of checks leaves half a second for the rest, on a loop 50 ms late each time`() {
        let pace = StreamPace().interval
        #expect(Self.longestWait(of: 1000, late: 50_000_000, interval: pace) <= 500_000_000)
    }

    @Test(arguments: [1, 24, 25, 60, 399, 1000] as [UInt64])
    func `A round of checks is late by one delay, not by one for each slot`(_ late: UInt64) {
        #expect(Self.longestWait(of: 100, late: late) <= Self.round + late + Self.interval)
    }

    @Test func `A round of checks takes no screen twice, however late it is`() {
        var roundRobin = RoundRobin<Person>(interval: Self.interval)
        let people = (0..<100).map { _ in Person() }
        for person in people { roundRobin.add(person, at: 7) }
        let due = roundRobin.takeDue(at: 100 * Self.round)
        #expect(due.count == 100 && Set(due.map(ObjectIdentifier.init)).count == 100)
        #expect(roundRobin.due > 100 * Self.round && roundRobin.due <= 100 * Self.round + Self.interval)
    }

    @Test func `A round of checks has equal turns, and moves no screen while others come and go`() {
        var roundRobin = RoundRobin<Person>(interval: Self.interval)
        var screens = (0..<160).map { _ in Person() }
        for person in screens { roundRobin.add(person, at: 0) }
        let staying = screens[80]
        var seen: [UInt64] = []
        for number in 1...160 as ClosedRange<UInt64> {
            // One stream closes and another one opens. The stream `staying` remains open.
            roundRobin.remove(screens.remove(at: screens[0] === staying ? 1 : 0))
            screens.append(Person())
            roundRobin.add(screens[screens.count - 1], at: number * Self.interval)
            let due = roundRobin.takeDue(at: number * Self.interval)
            #expect((8...12).contains(due.count))
            if due.contains(where: { $0 === staying }) { seen.append(number * Self.interval) }
        }
        #expect(seen.count == 10 && zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 == Self.round })
        for person in roundRobin.members { roundRobin.remove(person) }
        #expect(roundRobin.isEmpty)
    }
}
