import MockProvider
import Reactor

/// Rolling windows, checked by what is known from outside: when each message was sent and answered. Redis
/// counted it between the two, by the same machine's clock.
extension Scenario {
    /// So many messages in any so many seconds, counted by slices of a twelfth: a message is forgotten with
    /// its slice, up to a slice later.
    private struct Window {
        let amount: Int
        let seconds: Int64
        var slice: Int64 { seconds * 1000 / 12 }

        /// When the slice of a moment is forgotten.
        func release(ofMoment moment: Int64) -> Int64 { (moment / slice + 13) * slice }
    }

    /// Both hold for every message. Now one of them refuses, now the other, now both.
    private static let (long, short) = (Window(amount: 12, seconds: 12), Window(amount: 5, seconds: 3))
    /// Holds for one class of models only.
    private static let rare = Window(amount: 3, seconds: 12)

    /// None of them is the first, a soft one shares a counter, and there is a burst besides, so that each
    /// must be found at its own place.
    static var rollingLimits: String {
        """
              - { name: long, count: messages, per: rolling \(long.seconds)s, amount: \(long.amount) }
              - { name: short, count: messages, per: rolling \(short.seconds)s, amount: \(short.amount) }
              - { name: early, count: messages, per: rolling \(long.seconds)s, amount: 9, enforcement: soft }
              - { name: rare, calls: rare, per: rolling \(rare.seconds)s, amount: \(rare.amount) }
        """
    }

    func runRolling(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        try await checkOneSlice(of: "one-slice-\(seed)-00000", bed, &checks)
        let before = await bed.upstream.figures()

        let user = "rolling-\(seed)-00000"
        let windows = [Self.long, Self.short]
        var admitted: [SentMessage] = []
        var (refused, over, early, untrue) = (0, 0, 0, 0)
        var sample = ""
        let end = Clocks.monotonic() + 9_000_000_000
        var message = 0
        while Clocks.monotonic() < end {
            message += 1
            let (sent, answer) = try await sayTimed(message, of: user, bed)
            if answer.status == 200 {
                if windows.contains(where: { sent.isOver(admitted, $0) }) { over += 1 }
                admitted.append(sent)
            } else if answer.status == 429 {
                refused += 1
                if windows.allSatisfy({ sent.isEarly(admitted, $0) }) { early += 1 }
                let (least, most) = sent.wait(admitted, windows)
                let told = answer.retryAfter ?? -1
                if !(least <= told && told <= most) {
                    untrue += 1
                    sample = ", such as \(told) s, expected \(least) to \(most) s"
                }
            } else {
                throw ProofError("message \(message) was answered with \(answer.status)")
            }
            // So that the first five lie in different slices.
            await bed.control.sleep(
                nanoseconds: admitted.count < Self.short.amount ? 300_000_000 : 70_000_000)
        }
        checks.equal(
            "the short window is used again, until the long one is used up", admitted.count,
            Self.long.amount)
        checks.add("messages were refused", refused > 0, "\(refused)")
        checks.equal("admitted though as many as may lay within a window", over, 0)
        checks.equal("refused though fewer lay within each window and a slice", early, 0)
        checks.add(
            "each refusal says in how many seconds the oldest is forgotten", untrue == 0,
            "\(untrue) of \(refused) do not\(sample)")
        let billed = await bed.upstream.figures()
        checks.equal(
            "no refused message reached the upstream", billed.messages - before.messages, admitted.count)
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                messages: admitted.count, inputTokens: billed.inputTokens - before.inputTokens,
                outputTokens: billed.outputTokens - before.outputTokens,
                counters: ["messages": admitted.count]),
            bed, &checks)
    }

    /// A window that is used up within one of its slices: it is full until that slice is forgotten.
    private func checkOneSlice(
        of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let window = Self.rare
        let left = window.slice - Clocks.wallMilliseconds() % window.slice
        await bed.control.sleep(nanoseconds: UInt64(left) * 1_000_000)
        let failed = try await say(0, of: user, model: "rare", fields: "x-mock-fail: 1\r\n", bed).status
        checks.within("one slice: a message came to nothing", failed, from: 500, to: 599)
        var admitted: [SentMessage] = []
        for message in 1...window.amount {
            let (sent, answer) = try await sayTimed(message, of: user, model: "rare", bed)
            if answer.status == 200 { admitted.append(sent) }
        }
        checks.equal("one slice: all that may are admitted", admitted.count, window.amount)
        let (sent, answer) = try await sayTimed(window.amount + 1, of: user, model: "rare", bed)
        checks.equal("one slice: one more is refused", answer.status, 429)
        let (least, most) = sent.wait(admitted, [window])
        checks.within(
            "one slice: the refusal says when it is forgotten", answer.retryAfter ?? -1, from: least,
            to: most)
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                messages: window.amount,
                counters: ["messages": window.amount, "long": window.amount, "rare": window.amount]),
            bed, &checks)
    }

    private func sayTimed(
        _ message: Int, of user: String, model: String = "any", _ bed: TestBed
    ) async throws(ProofError) -> (SentMessage, EdgeClient.Answer) {
        var sent = SentMessage(sent: Clocks.wallMilliseconds())
        let answer = try await say(message, of: user, model: model, bed)
        sent.answered = Clocks.wallMilliseconds()
        return (sent, answer)
    }

    /// A message that Redis heard of between two moments, in milliseconds since 1970.
    private struct SentMessage {
        let sent: Int64
        var answered: Int64 = 0

        /// Whether as many as are allowed lay within the window before it, whenever each of them was counted.
        func isOver(_ others: [SentMessage], _ window: Window) -> Bool {
            others.count { answered - $0.sent < 1000 * window.seconds } >= window.amount
        }

        /// Whether fewer messages than are allowed can have been in the window and its slice.
        func isEarly(_ others: [SentMessage], _ window: Window) -> Bool {
            others.count { window.release(ofMoment: $0.answered) > sent } < window.amount
        }

        /// The seconds, rounded up, that this refusal may tell: until every window has forgotten the first of
        /// the last so many that it allows.
        func wait(_ others: [SentMessage], _ windows: [Window]) -> (least: Int, most: Int) {
            func seconds(_ milliseconds: Int64) -> Int { max(1, Int(milliseconds + 999) / 1000) }
            let waits = windows.filter { others.count >= $0.amount }.map { window in
                let first = others[others.count - window.amount]
                return (
                    least: seconds(window.release(ofMoment: first.sent) - answered),
                    most: seconds(window.release(ofMoment: first.answered) - sent)
                )
            }
            return (waits.map(\.least).max() ?? 0, waits.map(\.most).max() ?? 0)
        }
    }
}
