import Synchronization
import Telemetry
import Testing

@Suite struct `A trouble` {
    private final class AppResponder: Sendable {
        let lines = Mutex<[String]>([])
        private let seconds = Mutex<UInt64>(1_000)
        func pass(_ seconds: UInt64) { self.seconds.withLock { $0 += seconds } }

        func log() -> TroubleLog {
            TroubleLog(
                { line in self.lines.withLock { $0.append(line) } },
                monotonic: { self.seconds.withLock { $0 } * 1_000_000_000 })
        }

        var logged: [String] { lines.withLock { $0 } }
    }

    private static let refused = Trouble("upstream llm", "refused")

    @Test func `A trouble is logged when it begins, once a minute while it goes on, and when it is over`() {
        let responder = AppResponder()
        let log = responder.log()
        for _ in 0..<50 { log.beginTrouble(Self.refused, "It refuses.") }
        #expect(responder.logged == ["It refuses."])
        responder.pass(59)
        log.beginTrouble(Self.refused, "It refuses.")
        #expect(responder.logged.count == 1)
        responder.pass(1)
        for _ in 0..<50 { log.beginTrouble(Self.refused, "It refuses.") }
        #expect(responder.logged.count == 2)
        #expect(responder.logged[1].contains(/^It refuses\. \(Since \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.\)$/))
        log.endTrouble("upstream llm", "It answers.")
        log.endTrouble("upstream llm", "It answers.")
        #expect(responder.logged.suffix(1) == ["It answers."] && responder.logged.count == 3)
    }

    @Test func `A trouble that comes and goes is still logged once a minute`() {
        let responder = AppResponder()
        let log = responder.log()
        for _ in 0..<50 {
            log.beginTrouble(Self.refused, "It refuses.")
            log.endTrouble("upstream llm", "It answers.")
        }
        #expect(responder.logged == ["It refuses.", "It answers."])
        responder.pass(60)
        log.beginTrouble(Self.refused, "It refuses.")
        #expect(responder.logged.count == 3)
    }

    @Test func `A trouble of another cause has a line of its own, and all of them are over together`() {
        let responder = AppResponder()
        let log = responder.log()
        log.beginTrouble(Self.refused, "It refuses.")
        log.beginTrouble(Trouble("upstream llm", "untrusted"), "Its certificate is another's.")
        log.beginTrouble(Trouble("upstream other", "refused"), "The other refuses.")
        #expect(responder.logged.count == 3)
        #expect(log.current.map(\.trouble.cause) == ["refused", "untrusted", "refused"])
        #expect(log.current.first?.sentence == "It refuses.")
        log.endTrouble("upstream llm", "It answers.")
        #expect(log.current.map(\.trouble.subject) == ["upstream other"])
    }

    @Test func `A trouble that is a single event is logged, and does not go on`() {
        let responder = AppResponder()
        let log = responder.log()
        let seen = Trouble("header x-user-id", "header_not_believed")
        for _ in 0..<50 { log.reportTrouble(seen, "It is not believed.") }
        #expect(responder.logged == ["It is not believed."] && log.current.isEmpty)
        responder.pass(60)
        log.reportTrouble(seen, "It is not believed.")
        #expect(responder.logged.count == 2)
    }
}
