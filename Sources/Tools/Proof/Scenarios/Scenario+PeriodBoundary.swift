import Foundation
import Load
import MockProvider
import Reactor

/// A day or a month turns while messages come.
extension Scenario {
    /// Seconds of load before the turn, and in all.
    private static let (lead, length) = (4.0, 8.0)

    private func check(_ claim: String, _ period: String?, _ expected: String, _ book: inout CheckList) {
        book.add(
            claim, period == expected, "\(period.map { "\"\($0)\"" } ?? "none"), expected \"\(expected)\"")
    }

    func holdBorder(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async {
        guard let clock = shop.clock else {
            return book.skip("a clock that can be turned needs a C compiler (cc), and none is there")
        }
        guard let border = PeriodBoundary(of: self, seed: seed) else {
            return book.skip("this machine does not know the time zone \(Self.zone)")
        }
        var driver = LoadDriver("\(rawValue)-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 100, Self.length)
        clock.turn(to: border.moment - Int64(Self.lead * 1000))
        let sending = driver.begin(to: shop.front, on: shop.control)
        await shop.control.sleep(nanoseconds: UInt64(Self.lead / 2 * 1e9))
        let before = await EdgeClient.usage(of: driver.name(0), at: shop.front, on: shop.control)
        let tally = await sending.end()
        let after = await EdgeClient.usage(of: driver.name(0), at: shop.front, edge: 1, on: shop.control)
        check("the period before", before?.period, border.before, &book)
        check("the period after", after?.period, border.after, &book)
        book.equal("used before it turned", before?.used ?? -1, 60)
        book.equal("used since", after?.used ?? -1, 60)
        book.equal("admitted equals two limits", tally.answers(200..<300), 120)
        book.add(
            "every other answer is a refusal", tally.answers(429..<430) == tally.answered - 120,
            "\(tally.answers(429..<430)) of \(tally.answered)")
        book.equal("no refused message reached the upstream", await shop.upstream.figures().messages, 120)
        await checkLaws(of: driver.name(0), AdminAccess.Expected(toldApps: 60), shop, &book)
    }
}

/// The moment at which a period ends, in the year to come, and how the two periods that meet there are named.
private struct PeriodBoundary {
    /// Milliseconds since 1970.
    let moment: Int64
    let before: String
    let after: String

    init?(of scenario: Scenario, seed: UInt64) {
        let isDay = scenario == .dayTurns
        guard let zone = TimeZone(identifier: isDay ? Scenario.zone : "UTC") else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let unit: Calendar.Component = isDay ? .day : .month
        let ahead = Int(seed % (isDay ? 365 : 12))
        guard let then = calendar.date(byAdding: unit, value: ahead, to: Date()),
            let end = calendar.dateInterval(of: unit, for: then)?.end
        else { return nil }
        moment = Int64(end.timeIntervalSince1970 * 1000)
        func name(_ date: Date) -> String {
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let month = String(format: "%04d-%02d", parts.year ?? 0, parts.month ?? 0)
            return isDay ? month + String(format: "-%02d", parts.day ?? 0) : month
        }
        before = name(end.addingTimeInterval(-1))
        after = name(end)
    }
}
