import Foundation
import Reactor
import TestSupport
import Testing
import UsherKit

extension EndToEndClients {
    /// In these tests, answers arrive in another order than the one in which the edge sent them.
    @Suite(.timeLimit(.minutes(2))) @MainActor struct KitOvertakenTests {
        private func withLink(
            _ body: @MainActor @Sendable (AccountModel, SimulatedLink, Edge) async throws -> Void
        )
            async throws
        {
            try await withClient { client, link, edge in
                try await body(AccountModel(client: client), link, edge)
            }
        }

        private func withClient(
            _ body: @MainActor @Sendable (UsherClient, SimulatedLink, Edge) async throws -> Void
        )
            async throws
        {
            try await withEdge(configuration: Configuration.monthly(100, "check_ins: true")) { edge, _, _ in
                let link = try await SimulatedLink.start(to: .loopback(port: edge.port))
                let client = UsherClient(
                    baseURL: try #require(URL(string: "http://127.0.0.1:\(link.port)")),
                    credential: .header("x-user-id", "ann"), language: "en")
                try await body(client, link, edge)
                await link.stop()
            }
        }

        /// Sends a request over a slow link, and returns when the edge's answer is on its way. For the next
        /// request, the link is fast again.
        ///
        /// - Parameter rate: the rate in bytes per second. The answer must take some seconds, and its request
        ///   only a fraction of a second.
        private func crawling(
            _ link: SimulatedLink, at rate: Int, _ ask: @escaping @MainActor @Sendable () async -> Void
        ) async throws -> Task<Void, Never> {
            await link.setRate(bytesPerSecond: rate)
            let before = await link.figures.bytesToClient
            let request = Task { await ask() }
            try await soonOnMain("the slow answer's beginning") {
                await link.figures.bytesToClient > before
            }
            await link.setRate(bytesPerSecond: nil)
            return request
        }

        @Test func `An answer that was overtaken does not set figures back`() async throws {
            try await withLink { account, link, edge in
                var isFirstHere = false
                let first = try await crawling(link, at: 2_500) {
                    await account.usage.refresh()
                    isFirstHere = true
                }
                #expect(try await edge.web.say("ann").status == 200)
                await account.usage.refresh()
                #expect(account.usage.shown?.messageCount == 1 && !isFirstHere)
                account.usage.messageSent()
                await first.value
                #expect(isFirstHere)
                #expect(account.usage.report?.messageCount == 1, "the first answer still says 0")
                #expect(
                    account.usage.shown?.messageCount == 2, "it lacks the message that the app has counted")
            }
        }

        @Test func `A request that arrives before the message does not set figures back`() async throws {
            try await withLink { account, _, edge in
                await account.usage.refresh()
                account.usage.messageSent()
                await account.usage.refresh()
                #expect(account.usage.report?.messageCount == 0 && account.usage.shown?.messageCount == 1)
                let status = try await edge.web.say("ann").status
                #expect(status == 200)
                await account.usage.refresh()
                #expect(account.usage.report?.messageCount == 1 && account.usage.shown?.messageCount == 1)
            }
        }

        /// Each request is cancelled around the time when its answer arrives. Such a cancellation once kept
        /// `URLSession.data(for:)` from returning.
        @Test func `A request that is cancelled at any moment ends`() async throws {
            try await withLink { account, _, _ in
                for round in 0..<400 {
                    let request = Task { await account.usage.refresh() }
                    try await Task.sleep(for: .microseconds(round % 100 * 100))
                    request.cancel()
                    await request.value
                    #expect(account.usage.phase == .loading || account.usage.phase == .ready)
                }
                await account.usage.refresh()
                #expect(account.usage.phase == .ready)
            }
        }

        @Test func `A user's preference is not set back by an earlier request`() async throws {
            try await withClient { client, link, _ in
                let model = CheckInModel(client: client)
                var isFirstHere = false
                let first = try await crawling(link, at: 500) {
                    await model.load()
                    isFirstHere = true
                }
                await model.set(.firstYes)
                #expect(model.preferences == .firstYes && model.phase == .ready && !isFirstHere)
                await first.value
                #expect(model.preferences == .firstYes, "the first answer still says that nothing was said")
                let broken = try await crawling(link, at: 500) { await model.load() }
                await model.load()
                await link.resetAll()
                await broken.value
                #expect(model.preferences == .firstYes && model.phase == .ready, "it came by another request")
            }
        }

        @Test func `A request that breaks after a later one's answer is not reported`() async throws {
            try await withLink { account, link, _ in
                let figures = try await crawling(link, at: 1_000) { await account.usage.refresh() }
                let bought = try await crawling(link, at: 500) { await account.subscription.refresh() }
                await account.refresh()
                #expect(account.usage.phase == .ready && account.subscription.phase == .ready)
                await link.resetAll()
                await figures.value
                await bought.value
                #expect(account.usage.phase == .ready, "its figures came by another request")
                #expect(account.subscription.phase == .ready)
                await link.stop()
                await account.refresh()
                guard case .failed = account.usage.phase, case .failed = account.subscription.phase else {
                    Issue.record("\(account.usage.phase), \(account.subscription.phase)")
                    return
                }
            }
        }
    }
}
