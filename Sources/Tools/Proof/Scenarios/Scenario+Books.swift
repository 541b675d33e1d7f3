import Foundation
import MockProvider
import Reactor

/// However many models somebody names, the month's books have no more than sixteen lines for each day so far,
/// and one a day for the rest.
extension Scenario {
    private static let (models, lines, rounds) = (20, 16, 2)

    /// Two days, of which the first is the first of a month: by a clock that can be turned.
    func runBooks(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        guard let clock = bed.clock, let noon = Self.firstNoon else {
            return checks.skip("a clock that can be turned needs a C compiler (cc), and none is there")
        }
        let user = "books-\(seed)-00000"
        var sent = 0
        for day in 0..<2 {
            clock.set(to: noon + Int64(day) * Self.day)
            // Two edges settle beside each other, in any order. So those models that shall have a line are
            // settled before the others are named, and all of a day before the next begins.
            let named = Self.lines - day
            for part in [0..<named, named..<Self.models] {
                for message in 0..<part.count * Self.rounds {
                    let model = part.lowerBound + message % part.count
                    let answer = try await say(sent, of: user, model: "model-\(model)", bed)
                    guard answer.status == 200 else {
                        throw ProofError("message \(sent) was answered with \(answer.status)")
                    }
                    sent += 1
                }
                let billed = await bed.upstream.figures()
                await checkLaws(
                    of: user,
                    AdminAccess.Expected(
                        toldApps: sent, messages: sent, inputTokens: billed.inputTokens,
                        outputTokens: billed.outputTokens), bed, &checks)
            }
        }
        guard let account = await bed.operators?.account(of: user, on: bed.control) else {
            return checks.add("usherctl user show", false, "it says nothing of \(user)")
        }
        checkPage("the first day", account.lines.filter { $0.date.hasSuffix("-01") }, Self.lines, &checks)
        // Of 32 lines by then, the first day's sixteen and its rest take 17.
        checkPage(
            "the second day", account.lines.filter { $0.date.hasSuffix("-02") }, Self.lines - 1, &checks)
        try await checkDay(of: "late-\(seed)", at: noon + Self.day + 43_080_000, clock, bed, &checks)
        try await checkRetention("kept-\(seed)", since: noon + 2 * Self.day, clock, bed, &checks)
    }

    private static let day: Int64 = 86_400_000

    /// A message whose admission's reply is lost belongs to the day on which it was admitted.
    /// - Parameter moment: two minutes before the second day ends, which is less than a lease.
    private func checkDay(
        of user: String, at moment: Int64, _ clock: ShiftedClock, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        guard let relay = bed.relay else { throw ProofError("there is no relay to lose replies") }
        clock.set(to: moment)
        for isLost in [false, true] {
            if isLost { relay.lose(.admit, of: 0) }
            let status = try await say(0, of: user, bed).status
            checks.equal("one late on the second day is answered", status, 200)
        }
        checks.equal("a reply to an admission was lost", relay.awaited(.admit, of: 0), 0)
        await checkLaws(of: user, AdminAccess.Expected(messages: 2), bed, &checks)
        let lines = await bed.operators?.account(of: user, on: bed.control)?.lines ?? []
        let found = lines.filter { $0.date.hasSuffix("-02") }.reduce(0) { $0 + $1.messages }
        checks.equal("messages late on the second day are its own", found, 2)
    }

    /// A month's books are kept for 400 days from their first line on, whatever comes behind it.
    private func checkRetention(
        _ user: String, since begin: Int64, _ clock: ShiftedClock, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        for message in 0..<2 {
            clock.set(to: begin + Int64(message) * Self.day)
            let answer = try await say(message, of: user, bed)
            checks.equal("one message a day is answered", answer.status, 200)
            await checkLaws(of: user, AdminAccess.Expected(messages: message + 1), bed, &checks)
        }
        await checkKept(2, of: user, since: begin, clock, bed, &checks)
    }

    /// Checks that a month's books hold so many messages for 400 days, and none after a minute more.
    /// - Parameter begin: when their first line was written, or less than a minute before that.
    func checkKept(
        _ messages: Int, of user: String, since begin: Int64, _ clock: ShiftedClock, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let month = Date(timeIntervalSince1970: Double(begin) / 1000).formatted(.iso8601).prefix(7)
        let end = begin + 400 * Self.day
        for (moment, place, expected) in [(-60_000, "until", messages), (60_000, "after", 0)] {
            clock.set(to: end + Int64(moment))
            let kept = await bed.operators?.messages(of: user, inMonth: String(month), on: bed.control)
            checks.equal("messages in the books \(place) 400 days have passed", kept ?? -1, expected)
        }
    }

    /// - Parameter own: how many models have a line of their own: those that came first.
    private func checkPage(
        _ day: String, _ page: [AdminAccess.Account.Line], _ own: Int, _ checks: inout CheckList
    ) {
        let named = page.filter { $0.model != "*" }
        let rest = page.filter { $0.model == "*" }
        checks.equal("\(day): models with a line of their own", named.count, own)
        let first = Set((0..<own).map { "model-\($0)" })
        checks.equal(
            "\(day): lines of the models that came first", named.count { first.contains($0.model) }, own)
        checks.equal(
            "\(day): lines that hold one model's messages and tokens",
            named.count {
                $0.messages == Self.rounds && $0.inputTokens == Self.rounds * answers.inputTokens
                    && $0.outputTokens == Self.rounds * answers.outputTokens
            }, own)
        // Parts of the input and of the output, each of which has a place of its own in a line.
        for (part, expected, found) in [
            ("cached", Self.rounds * answers.cachedTokens, named.map(\.cachedTokens)),
            ("reasoning", Self.rounds * answers.reasoningTokens, named.map(\.reasoningTokens)),
        ] {
            checks.equal(
                "\(day): lines that hold one model's \(part) tokens", found.count { $0 == expected }, own)
        }
        checks.equal("\(day): lines of the rest", rest.count, 1)
        checks.equal(
            "\(day): messages of the rest", rest.first?.messages ?? 0, (Self.models - own) * Self.rounds)
    }

    /// Noon of the first day of the next month (UTC), in milliseconds since 1970.
    static var firstNoon: Int64? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let end = calendar.dateInterval(of: .month, for: Date())?.end else { return nil }
        return Int64(end.timeIntervalSince1970 * 1000) + 43_200_000
    }
}
