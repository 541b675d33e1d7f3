import Foundation
import TestSupport
import Testing
import UsherKit

extension EndToEndClients {
    /// Tests check-ins (docs/specification.md §6) as an app sees them.
    @Suite(.timeLimit(.minutes(1))) @MainActor struct KitCheckInTests {
        private func withCheckIns(
            idle: Duration = .seconds(300),
            _ body: @MainActor @Sendable (CheckInModel, Edge) async throws -> Void
        ) async throws {
            let configuration = Configuration.monthly(100, "check_ins: true")
            try await withEdge(configuration: configuration) { edge, _, _ in
                try await body(CheckInModel(client: try client(edge), idle: idle), edge)
            }
        }

        private func talk(_ model: CheckInModel, _ edge: Edge, messages: Int = 2) async throws {
            for _ in 0..<messages {
                model.messageExchanged()
                #expect(try await edge.web.say("ann").status == 200)
                model.messageExchanged()
            }
        }

        @Test func `A new user is asked once after a session, and not before`() async throws {
            try await withCheckIns { model, edge in
                await model.load()
                #expect(model.phase == .ready && model.preferences == nil)
                await model.askWhetherToAsk()
                #expect(model.prompt == nil)
                try await talk(model, edge, messages: 1)
                await model.sceneDidEnterBackground()
                #expect(model.prompt == nil, "two messages are no session")
                try await talk(model, edge)
                try await asked(model)
                let prompt = try #require(model.prompt)
                #expect(prompt.title == "Want me to check in with you between sessions?")
                #expect(prompt.accept == "Sure, check in with me" && prompt.decline == "Not now")

                await model.notNow()
                #expect(model.prompt == nil)
                await model.askWhetherToAsk()
                #expect(model.prompt == nil, "not now, for this session")
                try await talk(model, edge)
                try await asked(model)
                await model.accept()
                #expect(model.prompt == nil && model.wantsSystemPermission)
                #expect(model.preferences == .firstYes && model.failure == nil)
                await model.systemAnswered(granted: false)
                #expect(!model.wantsSystemPermission)
                let fresh = CheckInModel(client: try client(edge))
                await fresh.load()
                #expect(fresh.preferences == .firstYes, "kept, whatever the system was answered")
                try await talk(model, edge)
                await model.sceneDidEnterBackground()
                #expect(model.prompt == nil, "a no to the system holds for good")

                await model.set(CheckInPreferences(checkInsEnabled: false, frequency: .weekly))
                await fresh.load()
                #expect(fresh.preferences == CheckInPreferences(checkInsEnabled: false, frequency: .weekly))
            }
        }

        /// Repeats the request until check-ins are offered. The edge counts answered messages in the
        /// background, so a session can become complete a moment after its last answer.
        private func asked(_ model: CheckInModel) async throws {
            try await soonOnMain("the question") {
                await model.sceneDidEnterBackground()
                return model.prompt != nil
            }
        }

        private func client(_ edge: Edge) throws -> UsherClient {
            UsherClient(
                baseURL: try #require(URL(string: "http://127.0.0.1:\(edge.port)")),
                credential: .header("x-user-id", "ann"), language: "en")
        }

        @Test func `Silence ends a session, as a move to the background does`() async throws {
            try await withCheckIns(idle: .milliseconds(200)) { model, edge in
                // A second client reports that the app is in the background. Otherwise the session would be
                // complete only after five minutes.
                let window = try client(edge)
                try await talk(model, edge)
                try await soonOnMain("a complete session") {
                    (try? await window.sessionWentToBackground())?.hasFirstSession == true
                }
                model.messageExchanged()
                try await soonOnMain("the question") { model.prompt != nil }
            }
        }

        @Test func `A preference that could not be stored is reported, and nothing changes`() async throws {
            let model = CheckInModel(
                client: UsherClient(
                    baseURL: try #require(URL(string: "http://127.0.0.1:1")), credential: .bearer("unused")))
            await model.load()
            #expect(
                model.phase == .failed(sentence: "I couldn't load your check-in settings right now.")
                    && model.preferences == nil)
            await model.set(.firstYes)
            #expect(model.preferences == nil)
            #expect(
                model.failure == "I couldn't save your check-in settings — please try again in a moment.")
        }
    }
}

@MainActor func soonOnMain(_ what: String, _ condition: @MainActor () async -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(15)
    while !(await condition()) {
        guard ContinuousClock.now < end else { throw NeverCame(description: "waited in vain for \(what)") }
        try await Task.sleep(for: .milliseconds(5))
    }
}
