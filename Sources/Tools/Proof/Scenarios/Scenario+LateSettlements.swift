import HTTP
import MockProvider
import Reactor

/// Settlements of an edge that hung until its leases had ended, while the other edge answered messages of the
/// same names, or still does.
extension Scenario {
    /// What becomes of one user's message, and what must be counted in the end.
    private struct LateMessage {
        let user: String
        var isNamed = true
        /// The edge that it is sent to; the second one hangs.
        var edge = 1
        /// Lines of its head that tell the upstream what to do.
        var fields = ""
        /// Whether its edge has reported what it used before it hangs.
        var isReported = false
        /// How often its name is answered: before it, by the other edge while its own hangs, and after its
        /// settlement. Each time but the first it is sent until it is refused.
        var before = 0
        var meanwhile = 0
        var afterwards = 0
        /// Whether the other edge has a message of the user's open when it settles, and that one's name.
        var hasOther = false
        var isOtherNamed = false
        /// Whether the other edge answers one in vain meanwhile.
        var isOtherInVain = false
        /// Whether an operator erases the user meanwhile.
        var isErased = false
        /// Its own status.
        var status = 200..<300
        /// What is counted before `afterwards`: messages, answers with all of their tokens, and answers that
        /// were no use but whose input is billed.
        let messages: Int
        let answers: Int
        var empty = 0
    }

    private static let lateMessages = [
        LateMessage(user: "reported", isReported: true, meanwhile: 2, messages: 1, answers: 3),
        LateMessage(user: "in-time", edge: 0, isReported: true, afterwards: 2, messages: 1, answers: 1),
        LateMessage(
            user: "lowered", isNamed: false, isReported: true, hasOther: true, messages: 2, answers: 2),
        LateMessage(user: "answered", meanwhile: 3, messages: 1, answers: 4),
        LateMessage(
            user: "open", afterwards: 2, hasOther: true, isOtherNamed: true, messages: 1, answers: 2),
        LateMessage(user: "beside", afterwards: 2, hasOther: true, messages: 2, answers: 2),
        LateMessage(user: "unnamed", isNamed: false, isOtherInVain: true, messages: 1, answers: 1),
        LateMessage(user: "replayed", before: 1, afterwards: 1, messages: 1, answers: 2),
        LateMessage(
            user: "failed", fields: "x-mock-fail: 1\r\nx-mock-delay-ms: 2000\r\n", afterwards: 3,
            status: 500..<600, messages: 0, answers: 0),
        LateMessage(
            user: "empty", isNamed: false, fields: "x-mock-chunks: 0\r\nx-mock-delay-ms: 2000\r\n",
            messages: 0, answers: 0, empty: 1),
        LateMessage(user: "erased", isErased: true, messages: 0, answers: 0),
        LateMessage(user: "erased-too", isNamed: false, isErased: true, messages: 0, answers: 0),
    ]

    /// What messages have come to that run side by side.
    private final class Statuses {
        var all: [String: Int] = [:]
    }

    func runLateSettlements(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        let all = Self.lateMessages
        for message in all where message.before > 0 {
            let status = try await stream(of: user(message, seed), to: 0, fields: fields(message, seed), bed)
            checks.equal("\(message.user): its name is answered before", status, 200)
        }
        let (late, others) = (Statuses(), Statuses())
        begin(all.filter(\.isReported), seed, late, bed)
        // A lease of four seconds is renewed after two, with what the stream has used, which cannot be
        // observed from outside. One second more is for a busy machine.
        await bed.control.sleep(nanoseconds: 3_000_000_000)
        begin(all.filter { !$0.isReported }, seed, late, bed)
        let isBegun = await comesTrue(within: 10, bed) {
            await bed.upstream.figures().mostAtOnce == all.count
        }
        checks.add("all were open when the edge was stopped", isBegun, "\(all.count) were to be")
        bed.edges[1].freeze()
        await checkGivenUp(1, seed, "while its edge hangs", bed, &checks)
        let changed = await lastChange(seed, bed)
        // A change is told to the second.
        await bed.control.sleep(nanoseconds: 1_100_000_000)
        for message in all where message.meanwhile > 0 {
            try await checkReplays(of: message, message.meanwhile, "meanwhile", seed, bed, &checks)
        }
        try await beginOthers(seed, others, bed, &checks)
        bed.edges[1].thaw()

        let isOver = await comesTrue(within: 15, bed) { late.all.count == all.count }
        checks.add("every message came to its end", isOver, "\(late.all.count) of \(all.count)")
        for message in all {
            checks.within(
                "\(message.user): its own status", late.all[message.user] ?? -1,
                from: message.status.lowerBound, to: message.status.upperBound - 1)
        }
        let count = all.count { $0.hasOther }
        _ = await comesTrue(within: 15, bed) { others.all.count == count }
        checks.equal("the other edge answered beside", others.all.values.count { $0 == 200 }, count)
        for message in all where !message.isErased { await checkCounted(message, 0, seed, bed, &checks) }
        await checkSetAside(all.count { $0.isErased }, bed, &checks)
        await checkGivenUp(0, seed, "after its settlement", bed, &checks)
        checks.equal(
            "failed: GET /v1/usage (updated_at) tells when it was given back", await lastChange(seed, bed),
            changed)
        for message in all where message.isNamed && !message.isErased {
            try await checkReplays(of: message, message.afterwards, "afterwards", seed, bed, &checks)
            await checkCounted(message, message.afterwards, seed, bed, &checks)
        }
    }

    /// When the count of the user whose message fails has last changed, in seconds since 1970.
    private func lastChange(_ seed: UInt64, _ bed: TestBed) async -> Int {
        guard let message = Self.lateMessages.first(where: { $0.user == "failed" }) else { return -1 }
        let figure = await EdgeClient.usage(of: user(message, seed), at: bed.front, on: bed.control)
        return figure?.updatedAt ?? -1
    }

    private func user(_ message: LateMessage, _ seed: UInt64) -> String {
        "\(message.user)-\(seed)-00000"
    }

    private func fields(_ message: LateMessage, _ seed: UInt64) -> String {
        message.isNamed ? "Idempotency-Key: \(user(message, seed))\r\n" : ""
    }

    private func begin(_ messages: [LateMessage], _ seed: UInt64, _ statuses: Statuses, _ bed: TestBed) {
        for message in messages {
            begin(
                message, fields(message, seed) + message.fields, to: message.edge, seed, statuses, bed)
        }
    }

    private func begin(
        _ message: LateMessage, _ fields: String, to edge: Int, _ seed: UInt64, _ statuses: Statuses,
        _ bed: TestBed
    ) {
        let user = user(message, seed)
        bed.control.spawn(with: (self, user, message.user, fields, edge, statuses, bed)) {
            scenario, user, name, fields, edge, statuses, bed in
            let fields = "x-mock-interval-ms: 250\r\n" + fields
            statuses.all[name] = (try? await scenario.stream(of: user, to: edge, fields: fields, bed)) ?? -1
        }
    }

    /// What the other edge has meanwhile of users whose message is late.
    private func beginOthers(
        _ seed: UInt64, _ statuses: Statuses, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        for message in Self.lateMessages where message.isOtherInVain {
            let status = try await say(0, of: user(message, seed), fields: "x-mock-fail: 1\r\n", bed).status
            checks.within("\(message.user): another message fails", status, from: 500, to: 599)
        }
        let before = await bed.upstream.figures().messages
        let others = Self.lateMessages.filter(\.hasOther)
        for message in others {
            begin(message, message.isOtherNamed ? fields(message, seed) : "", to: 0, seed, statuses, bed)
        }
        let isBegun = await comesTrue(within: 10, bed) {
            await bed.upstream.figures().messages == before + others.count
        }
        checks.add("others were open on the other edge", isBegun, "\(others.count) were to be")
        for message in Self.lateMessages where message.user == "lowered" {
            try await bed.operators?.reset("output", of: user(message, seed), on: bed.control)
        }
        for message in Self.lateMessages where message.isErased {
            try await bed.operators?.erase(user(message, seed), on: bed.control)
        }
    }

    /// Checks that what Redis knows nothing of is not taken for counted.
    private func checkSetAside(_ count: Int, _ bed: TestBed, _ checks: inout CheckList) async {
        var found = -1
        _ = await comesTrue(within: 10, bed) {
            let metric = await bed.operators(of: bed.edges[1])?.metric("usher_spool_parked", on: bed.control)
            found = metric?.first?.value ?? -1
            return found == count
        }
        checks.equal("operators read that what belongs to nobody was set aside", found, count)
    }

    /// Checks that so many messages of each user are remembered as given up.
    private func checkGivenUp(
        _ count: Int, _ seed: UInt64, _ when: String, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        for message in Self.lateMessages where message.edge == 1 && (count > 0 || !message.isErased) {
            var found = -1
            _ = await comesTrue(within: 10, bed) {
                found = await accountAfterLook(at: user(message, seed), bed)?.givenUp ?? -1
                return found == count
            }
            checks.equal("\(message.user): messages given up \(when)", found, count)
        }
    }

    /// Checks how often a name is answered until it is refused, since it was answered as often as may be.
    private func checkReplays(
        of message: LateMessage, _ count: Int, _ when: String, _ seed: UInt64, _ bed: TestBed,
        _ checks: inout CheckList
    ) async throws(ProofError) {
        var (answered, status) = (0, 200)
        while status == 200, answered <= count {
            status = try await stream(
                of: user(message, seed), to: 0, fields: "x-mock-interval-ms: 1\r\n" + fields(message, seed),
                bed)
            if status == 200 { answered += 1 }
        }
        checks.equal("\(message.user): its name is answered \(when)", answered, count)
        checks.equal("\(message.user): \(when) the next one is refused", status, 409)
    }

    /// Checks the account of a user whose name was answered so often since the late settlement.
    private func checkCounted(
        _ message: LateMessage, _ afterwards: Int, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        // A name that stood for no message until then stands for one.
        let messages = message.messages == 0 && afterwards > 0 ? 1 : message.messages
        let answers = message.answers + afterwards
        let (input, output) = ((answers + message.empty) * 50, answers * Self.pieces)
        var expected = Self.expected(messages, input: input, output: output, limited: input + output)
        expected.who = message.user
        for counter in ["first", "rolled", "calls"] { expected.counters[counter] = messages }
        // An operator has set to 0 what its report had charged, more than was used in the end.
        if message.user == "lowered" { expected.counters["output"] = Self.pieces }
        await checkLaws(of: user(message, seed), expected, bed, &checks)
    }

    /// Pieces of a stream, each of which is a token.
    private static let pieces = 20
}
