import Foundation
import Load
import MockProvider
import Reactor

/// Scenarios in which a day or a month ends while messages are sent.
extension Scenario {
    static let dayBoundaries = periodBoundary(
        "day-turns", "a day ends under load, in a time zone of its own: each day gets exactly its limit",
        configuration: planYAML("per: day, amount: 60", more: softLimit(per: "day"))
            + "\ntime_zone: \(zone)\n",
        action: Scenario.runDayBoundary)

    static let monthBoundaries = periodBoundary(
        "month-turns", "a calendar month ends under load: each month gets exactly its limit",
        configuration: planYAML(
            "per: month, amount: 60", more: softLimit(per: "month") + "\n" + rollingSoftLimit),
        action: Scenario.runMonthBoundary)

    private static func periodBoundary(
        _ name: String, _ summary: String, configuration: String, action: @escaping Action
    ) -> Scenario {
        Scenario(
            name, summary, configuration: configuration, hasOwnClock: true, lag: 1500,
            outside: .impossible("it needs limits, or a clock, that can be set"), action: action)
    }

    /// The zone's offset is 5:30. So the checks notice a period that begins in UTC or in the machine's zone.
    fileprivate static let zone = "Asia/Kolkata"

    /// A soft limit. The fourth and the fifth message of a period reach its thresholds.
    private static func softLimit(per period: String) -> String {
        "      - { name: early, count: messages, per: \(period), amount: 5, enforcement: soft }"
    }

    /// A soft limit over the last 24 hours. On each day (UTC) it reports its thresholds again.
    private static let rollingSoftLimit =
        "      - { name: span, count: messages, per: rolling 24h, amount: 5, enforcement: soft }"

    /// For how many seconds messages are sent before the end of the period, and in all.
    private static let (lead, length) = (4.0, 8.0)

    private func check(_ claim: String, _ period: String?, _ expected: String, _ checks: inout CheckList) {
        checks.addCheck(
            claim, period == expected, "\(period.map { "\"\($0)\"" } ?? "none"), expected \"\(expected)\"")
    }

    private func runDayBoundary(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        try await runPeriodBoundary(.day, bed, seed, &checks)
    }

    private func runMonthBoundary(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        try await runPeriodBoundary(.month, bed, seed, &checks)
    }

    private func runPeriodBoundary(
        _ unit: Calendar.Component, _ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList
    ) async throws(ProofError) {
        guard let clock = bed.clock else {
            return checks.skipChecks("a clock that can be turned needs a C compiler (cc), and none is there")
        }
        guard let boundary = PeriodBoundary(unit, seed: seed) else {
            return checks.skipChecks("this machine does not know the time zone \(Self.zone)")
        }
        var driver = LoadDriver("\(name)-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 100, Self.length)
        clock.setMoment(to: boundary.moment - Int64(Self.lead * 1000))
        let turned = Clocks.monotonic() + UInt64(Self.lead * 1e9)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        let told = "told-\(seed)-00000"
        try await checkThresholds(of: told, in: "the period before", bed, &checks)
        await bed.control.sleep(nanoseconds: UInt64(Self.lead / 2 * 1e9))
        let before = await EdgeClient.readUsage(of: driver.userName(0), at: bed.front, on: bed.control)
        let late = "late-\(seed)-00000"
        try await sayByLateClock(of: late, since: turned, bed, &checks)
        let counts = await sending.endLoad()
        let billed = await bed.upstream.readFigures().messages
        // With the first message of the new month, the last 24 hours contain more than five messages. As a
        // new day (UTC) has begun, too, this message reports the threshold of 100 % again.
        try await checkThresholds(
            of: told, in: "the period after", expected: unit == .month ? [1, 4, 5] : [4, 5], bed,
            &checks)
        let after = await EdgeClient.readUsage(
            of: driver.userName(0), at: bed.front, edge: 1, on: bed.control)
        check("the period before", before?.period, boundary.before, &checks)
        check("the period after", after?.period, boundary.after, &checks)
        let first = await EdgeClient.readUsage(of: late, at: bed.front, on: bed.control)
        checks.checkEqual(
            "used in the new period by a message to an edge whose clock is late", first?.used ?? -1, 1)
        checks.checkEqual("used before the period ended", before?.used ?? -1, 60)
        checks.checkEqual("used since", after?.used ?? -1, 60)
        checks.checkEqual("admitted equals two limits", counts.answerCount(200..<300), 120)
        checks.addCheck(
            "every other answer is a refusal", counts.answerCount(429..<430) == counts.answered - 120,
            "\(counts.answerCount(429..<430)) of \(counts.answered)")
        checks.checkEqual("no refused message reached the upstream", billed - 6, 120)
        await checkLaws(of: driver.userName(0), AdminAccess.Expected(toldApps: 60), bed, &checks)
        // The window of 24 hours consists of slices of two hours. Therefore the clock is set 27 hours ahead.
        // At that time, the window contains no earlier message.
        clock.setMoment(to: boundary.moment + 27 * Self.hour)
        try await checkThresholds(of: told, in: "the next day", bed, &checks)
    }
}

extension Scenario {
    /// Sends a message after the end of the period, to an edge whose clock still shows the old period.
    private func sayByLateClock(
        of user: String, since turned: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let due = turned + 500_000_000
        let now = Clocks.monotonic()
        if now < due { await bed.control.sleep(nanoseconds: due - now) }
        let status = try await sendMessage(1, of: user, bed).status
        checks.checkEqual("an edge whose clock is \(lag) ms late admits", status, 200)
    }

    /// In milliseconds: the time within which most scenarios end on a busy machine, and an hour.
    private static let (span, hour): (Int64, Int64) = (30_000, 3_600_000)

    /// Waits for the next hour if this one would end during the scenario. The counters of an hour, and at
    /// midnight those of a day, would begin anew.
    func waitForRoomInHour(_ bed: TestBed) async {
        guard name != Self.minuteBoundary.name, !hasOwnClock else { return }
        let delay = Self.delayUntilHourHasRoom(at: Clocks.wallMilliseconds())
        if delay > 0 { await bed.control.sleep(nanoseconds: UInt64(delay) * 1_000_000) }
    }

    /// How many milliseconds a scenario must wait at this moment before it begins.
    static func delayUntilHourHasRoom(at moment: Int64) -> Int64 {
        let left = hour - moment % hour
        return left < span ? left : 0
    }
}

/// The end of a period within the next year, and the names of the periods before and after it.
private struct PeriodBoundary {
    let moment: Int64
    let before: String
    let after: String

    init?(_ unit: Calendar.Component, seed: UInt64) {
        let isDay = unit == .day
        guard let zone = TimeZone(identifier: isDay ? Scenario.zone : "UTC") else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
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
