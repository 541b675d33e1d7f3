import MockProvider
import Reactor

/// A rolling window, checked by what is known from outside: when each message was sent and answered. Redis
/// counted it between the two, by the same machine's clock.
extension Scenario {
    /// Five messages in any three seconds, by slices of 250 ms: a message is forgotten with its slice,
    /// between 3 and 3.25 s later.
    private static let (amount, slice, slices) = (5, Int64(250), Int64(12))

    func runRolling(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        let user = "rolling-\(seed)-00000"
        var admitted: [SentMessage] = []
        var (refused, over, early, untrue) = (0, 0, 0, 0)
        var sample = ""
        let end = Clocks.monotonic() + 10_000_000_000
        var message = 0
        while Clocks.monotonic() < end {
            message += 1
            var sent = SentMessage(sent: Clocks.wallMilliseconds())
            let answer = try await say(message, of: user, bed)
            sent.answered = Clocks.wallMilliseconds()
            if answer.status == 200 {
                if sent.isOver(admitted) { over += 1 }
                admitted.append(sent)
            } else if answer.status == 429 {
                refused += 1
                if sent.isEarly(admitted) { early += 1 }
                let (least, most) = sent.wait(admitted)
                let told = answer.retryAfter ?? -1
                if !(least <= told && told <= most) {
                    untrue += 1
                    sample = ", such as \(told) s, expected \(least) to \(most) s"
                }
            } else {
                throw ProofError("message \(message) was answered with \(answer.status)")
            }
            // So that the first five lie in different slices.
            await bed.control.sleep(nanoseconds: admitted.count < Self.amount ? 300_000_000 : 70_000_000)
        }
        // Three windows in ten seconds, of which the last one may be under way.
        checks.within(
            "the window is used again and again", admitted.count, from: 2 * Self.amount, to: 4 * Self.amount)
        checks.add("messages were refused", refused > 0, "\(refused)")
        checks.equal("admitted though \(Self.amount) others lay within the window", over, 0)
        checks.equal("refused though fewer than \(Self.amount) lay within the window and a slice", early, 0)
        checks.add(
            "each refusal says in how many seconds the oldest is forgotten", untrue == 0,
            "\(untrue) of \(refused) do not\(sample)")
        let billed = await bed.upstream.figures()
        checks.equal("no refused message reached the upstream", billed.messages, admitted.count)
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                messages: admitted.count, inputTokens: billed.inputTokens, outputTokens: billed.outputTokens),
            bed, &checks)
    }

    /// A message that Redis heard of between two moments, in milliseconds since 1970.
    private struct SentMessage {
        let sent: Int64
        var answered: Int64 = 0

        /// Whether as many as are allowed lay within the window before it, whenever each of them was counted.
        func isOver(_ others: [SentMessage]) -> Bool {
            others.count { answered - $0.sent < Scenario.slice * Scenario.slices } >= Scenario.amount
        }

        /// Whether it was refused although fewer messages than are allowed can have been in the window.
        func isEarly(_ others: [SentMessage]) -> Bool {
            others.count { $0.release(ofMoment: $0.answered) > sent } < Scenario.amount
        }

        /// When the slice of a moment is forgotten.
        func release(ofMoment moment: Int64) -> Int64 {
            (moment / Scenario.slice + Scenario.slices + 1) * Scenario.slice
        }

        /// The seconds, rounded up, that this refusal may tell: until the first of the last five is
        /// forgotten.
        func wait(_ others: [SentMessage]) -> (least: Int, most: Int) {
            guard others.count >= Scenario.amount else { return (0, 0) }
            let first = others[others.count - Scenario.amount]
            func seconds(_ milliseconds: Int64) -> Int { max(1, Int(milliseconds + 999) / 1000) }
            return (
                seconds(first.release(ofMoment: first.sent) - answered),
                seconds(first.release(ofMoment: first.answered) - sent)
            )
        }
    }
}
