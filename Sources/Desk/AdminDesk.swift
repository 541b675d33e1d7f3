package import HTTP
import Reactor
package import Reception
import Wire

/// What the admin listener knows of the process that it belongs to.
package struct Health {
    /// Asks Redis now, within its own deadline; false without an answer.
    package let redisAnswers: () async -> Bool
    /// The edge stops accepting, so that nobody should send it anything new.
    package let isDraining: () -> Bool
    /// One word for why settlements could not be kept while Redis is away; nil where they could.
    package let spoolFault: () -> String?

    package init(
        redisAnswers: @escaping () async -> Bool, isDraining: @escaping () -> Bool,
        spoolFault: @escaping () -> String? = { nil }
    ) {
        self.redisAnswers = redisAnswers
        self.isDraining = isDraining
        self.spoolFault = spoolFault
    }
}

/// Answers the admin listener: `/livez` says that the process turns, `/readyz` that it can count. Bound to
/// one loop.
package final class AdminDesk: Responder {
    /// How long an answer of Redis' counts, in nanoseconds: a crowd of probes asks it once a second.
    private static let memory: UInt64 = 1_000_000_000

    private let health: Health
    let voice: Voice
    /// One for each app that has them.
    let checkIns: [CheckIns]
    /// The loop's clock when Redis last answered.
    private var lastAnswer: UInt64?

    package init(_ health: Health, voice: Voice, checkIns: [CheckIns] = []) {
        self.health = health
        self.voice = voice
        self.checkIns = checkIns
    }

    package func respond(to call: ServerCall) async {
        guard let page = AdminPage(call.head, in: call.inbound) else {
            return voice.answer(.unknownAddress, to: call, .plain)
        }
        let isClaim = page == .claim
        guard isClaim ? call.head.method == .post : call.head.method == .get || call.head.method == .head
        else {
            return voice.answer(.otherMethod(allow: isClaim ? "POST" : "GET, HEAD"), to: call, .plain)
        }
        switch page {
        case .claim:
            guard !checkIns.isEmpty else { return voice.answer(.unknownAddress, to: call, .plain) }
            await claimCheckIns(call)
        case .live:
            // Whoever reads this was answered by a loop that turns.
            answer(call, status: 200) { $0.member("status", "live") }
        case .ready: await answerReadiness(call)
        }
    }

    private func answerReadiness(_ call: ServerCall) async {
        let hasRedis = await redisAnswers(at: call)
        let isDraining = health.isDraining()
        let spoolFault = health.spoolFault()
        let isReady = hasRedis && !isDraining && spoolFault == nil
        answer(call, status: isReady ? 200 : 503) {
            $0.member("status", isReady ? "ready" : "not_ready")
            $0.member("redis", hasRedis ? "up" : "down")
            $0.member("spool", utf8: spoolFault ?? "ok")
            $0.member("draining", isDraining)
        }
    }

    private func redisAnswers(at call: ServerCall) async -> Bool {
        if let lastAnswer, call.loop.now - lastAnswer < Self.memory { return true }
        guard await health.redisAnswers() else { return false }
        lastAnswer = call.loop.now
        return true
    }

    func answer(_ call: ServerCall, status: Int, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(nil, write)
        let body = json.finish()
        call.beginAnswer(status: status)
        call.outbound.appendField("Content-Type", "application/json")
        call.outbound.append("Cache-Control: no-store\r\n")
        call.endAnswer(body: body.readable)
    }
}

private enum AdminPage {
    case live
    case ready
    case claim

    init?(_ head: borrowing RequestHead, in bytes: borrowing ByteBuffer) {
        let path = bytes.readable[head.path]
        if path.equals("/livez") {
            self = .live
        } else if path.equals("/readyz") {
            self = .ready
        } else if path.equals("/admin/v1/check-ins/claim") {
            self = .claim
        } else {
            return nil
        }
    }
}
