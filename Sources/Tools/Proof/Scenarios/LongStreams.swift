import HTTP
import MockProvider
import Reactor

/// Long streams whose renewals' replies are lost. Then the edge of some is killed, and that of the others
/// hangs until their leases have ended, and settles late: the reply to that is lost, too.
struct LongStreams {
    private let scenario: Scenario
    private let relay: RedisRelay
    private let seed: UInt64
    private let statuses = Statuses()

    private static let (killed, hanging) = (1, 2)
    /// Each edge has one stream of each.
    private static let kinds = [false, true]
    /// Renewals of each stream: one whose reply is lost, one in its place, and one more.
    private static let renewals = 3
    /// Of a stream that comes to its end.
    private static let pieces = 100
    /// What the late ones ask for at most, and tell: their counter's estimate is the row's last digit.
    private static let fewTokens = 9

    /// What the streams have come to.
    private final class Statuses { var all: [String: Int] = [:] }

    init(_ scenario: Scenario, _ relay: RedisRelay, _ seed: UInt64) {
        (self.scenario, self.relay, self.seed) = (scenario, relay, seed)
    }

    private func user(_ edge: Int, isNamed: Bool) -> String {
        "\(edge == Self.killed ? "killed" : "late")-\(isNamed ? "named" : "unnamed")-\(seed)"
    }

    private func key(_ user: String, isNamed: Bool) -> String {
        isNamed ? "Idempotency-Key: \(user)\r\n" : ""
    }

    func begin(_ bed: TestBed) async {
        for edge in [Self.killed, Self.hanging] {
            relay.lose(.renew, of: edge)
            for isNamed in Self.kinds {
                let user = user(edge, isNamed: isNamed)
                let chunks = edge == Self.hanging ? Self.pieces : 10 * Self.pieces
                let fields =
                    key(user, isNamed: isNamed) + "x-mock-interval-ms: 100\r\nx-mock-chunks: \(chunks)\r\n"
                bed.control.spawn(with: (self, user, edge, fields, bed)) { streams, user, edge, fields, bed in
                    let status = try? await streams.scenario.stream(
                        of: user, to: edge, maxTokens: edge == Self.hanging ? Self.fewTokens : 100,
                        fields: fields, bed)
                    streams.statuses.all[user] = status ?? -1
                }
            }
        }
        _ = await scenario.comesTrue(within: 10, bed) { await bed.upstream.figures().streams == 4 }
    }

    func check(_ bed: TestBed, _ checks: inout CheckList) async throws(ProofError) {
        for edge in [Self.killed, Self.hanging] {
            let least = Self.renewals * Self.kinds.count
            let isRenewed = await scenario.comesTrue(within: 10, bed) {
                relay.answered(.renew, of: edge) >= least
            }
            checks.add(
                "edge \(edge + 1): its streams were renewed, and a reply was lost",
                isRenewed && relay.awaited(.renew, of: edge) == 0,
                "\(relay.answered(.renew, of: edge)) renewals, at least \(least) expected")
        }
        let other = user(Self.killed, isNamed: true)
        let status = try await scenario.say(0, of: other, fields: key(other, isNamed: true), bed).status
        checks.equal("a name that is being answered stands for no other message", status, 422)
        let same = try await scenario.stream(of: other, to: 0, fields: key(other, isNamed: true), bed)
        checks.equal("a message that is being answered is refused under its name", same, 409)
        await bed.edges[Self.killed].kill()
        bed.edges[Self.hanging].freeze()
        for edge in [Self.killed, Self.hanging] {
            // Told last after four seconds or more, ten pieces each.
            let least = edge == Self.hanging ? Self.fewTokens : 40
            for isNamed in Self.kinds { await checkTold(user(edge, isNamed: isNamed), least, bed, &checks) }
        }
        relay.lose(.settle, of: Self.hanging, times: Self.kinds.count)
        bed.edges[Self.hanging].thaw()
        for isNamed in Self.kinds { try await checkLate(isNamed: isNamed, bed, &checks) }
    }

    /// Checks that a stream whose lease has ended is charged once, as it told last.
    private func checkTold(_ user: String, _ least: Int, _ bed: TestBed, _ checks: inout CheckList) async {
        let isOver = await scenario.leasesEnd(of: user, within: 10, bed)
        checks.add("\(user): its lease has ended", isOver, isOver ? "it has" : "not yet")
        await scenario.checkLaws(
            of: user,
            AdminAccess.Expected(who: user, toldApps: 1, messages: 1, guessed: 1, leastOutputTokens: least),
            bed, &checks)
        guard let account = await bed.operators?.account(of: user, on: bed.control) else { return }
        let total = account.inputTokens + account.outputTokens
        for (counter, wanted) in [
            ("limited", total), ("input", account.inputTokens), ("output", account.outputTokens),
            ("total", total), ("cost", account.cost), ("messages", 1), ("spoken", account.outputTokens),
        ] {
            let found = account.limits.first { $0.name == counter }?.used ?? -1
            checks.equal("\(user): the counter \(counter) holds what the books hold", found, wanted)
        }
    }

    /// Checks that a settlement after that charges what was used in the end.
    private func checkLate(isNamed: Bool, _ bed: TestBed, _ checks: inout CheckList) async throws(ProofError)
    {
        let user = user(Self.hanging, isNamed: isNamed)
        let isOver = await scenario.comesTrue(within: 10, bed) {
            statuses.all[user] != nil && relay.awaited(.settle, of: Self.hanging) == 0
        }
        checks.add("\(user): a reply to its settlement was lost", isOver, isOver ? "1" : "none")
        checks.equal("\(user): its caller is answered", statuses.all[user] ?? -1, 200)
        await scenario.checkCounted(user, user, 1, input: 1, output: Self.pieces, bed, &checks)
        let key = key(user, isNamed: isNamed)
        let again = "x-mock-interval-ms: 1\r\nx-mock-chunks: \(Self.pieces)\r\n"
        var answered = 0
        while isNamed, answered < 3,
            try await scenario.stream(
                of: user, to: 0, maxTokens: Self.fewTokens, fields: key + again, bed) == 200
        {
            answered += 1
            await scenario.waitForSettlement(of: user, bed)
        }
        checks.equal("\(user): its name is answered again", answered, isNamed ? 2 : 0)
        let all = 1 + answered
        await scenario.checkCounted(user, user, 1, input: all, output: all * Self.pieces, bed, &checks)
    }
}
