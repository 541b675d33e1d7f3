import Foundation
import Reactor
import Synchronization
import TestSupport
import Testing
import UsherKit

extension EndToEndClients {
    /// Tests UsherKit on a network that is slow, breaks and returns, with credentials that expire.
    @Suite(.timeLimit(.minutes(2))) @MainActor struct KitNetworkTests {
        private static func client(_ port: UInt16, _ user: String = "ann") throws -> UsherClient {
            UsherClient(
                baseURL: try #require(URL(string: "http://127.0.0.1:\(port)")),
                credential: .header("x-user-id", user), language: "en")
        }

        @Test func `A stream that breaks is resumed, and nothing is shown twice`() async throws {
            try await withEdge(configuration: Configuration.monthly(100)) { edge, _, _ in
                let link = try await SimulatedLink.start(to: .loopback(port: edge.port), .network)
                let account = AccountModel(client: try Self.client(link.port))
                let following = Task { await account.follow() }
                try await soonOnMain("the stream") { account.isLive && account.usage.report != nil }
                await link.resetAll()
                try await soonOnMain("the loss") { !account.isLive }
                #expect(account.usage.phase == .ready && account.usage.settingsRow != nil, "figures stay")
                for _ in 0..<80 { #expect(try await edge.web.say("ann").status == 200) }
                try await soonOnMain("what was missed") { account.usage.report?.messageCount == 80 }
                #expect(account.isLive && account.usage.level == .gentle)
                following.cancel()
                await link.stop()
            }
        }

        @Test func `A stream that reconnects is sent only what has changed`() async throws {
            try await withEdge(configuration: Configuration.monthly(100)) { edge, _, _ in
                let link = try await SimulatedLink.start(to: .loopback(port: edge.port), .network)
                var (counts, connections): ([Int], Int) = ([], 0)
                for await event in try Self.client(link.port).events() {
                    switch event {
                    case .connected:
                        connections += 1
                        if connections == 2 { #expect(try await edge.web.say("ann").status == 200) }
                    case .usage(let report):
                        counts.append(report.messageCount ?? -1)
                        if connections == 1 { await link.resetAll() }
                    case .subscription, .threshold, .disconnected: break
                    }
                    if counts.last == 1 { break }
                }
                #expect(counts == [0, 1], "the unchanged report was sent once more")
                await link.stop()
            }
        }

        @Test func `A message that the app has counted is counted once, on a slow link`() async throws {
            try await withEdge(configuration: Configuration.monthly(100)) { edge, _, _ in
                var settings = LinkSettings.network
                settings.delayMilliseconds = 40
                let link = try await SimulatedLink.start(to: .loopback(port: edge.port), settings)
                let account = AccountModel(client: try Self.client(link.port))
                let following = Task { await account.follow() }
                try await soonOnMain("the stream") { account.isLive && account.usage.report != nil }
                var seen: [Int] = []
                for sent in 1...3 {
                    account.usage.messageSent()
                    #expect(account.usage.shown?.messageCount == sent, "at once")
                    #expect(try await edge.web.say("ann").status == 200)
                    seen.append(account.usage.shown?.messageCount ?? -1)
                }
                #expect(seen == [1, 2, 3])
                try await soonOnMain("the server's figure") { account.usage.report?.messageCount == 3 }
                #expect(account.usage.shown == account.usage.report)
                // Another device sends a message. The usage stream must report it to this device.
                #expect(try await edge.web.say("ann").status == 200)
                try await soonOnMain("the other device's") { account.usage.shown?.messageCount == 4 }
                following.cancel()
                await link.stop()
            }
        }

        @Test func `An edge that is away leaves the figures on the screen, with a friendly message`()
            async throws
        {
            try await withEdge(configuration: Configuration.monthly(100)) { edge, _, _ in
                let link = try await SimulatedLink.start(to: .loopback(port: edge.port), .network)
                let account = AccountModel(client: try Self.client(link.port))
                await account.refresh()
                #expect(account.usage.settingsRow == "0 of 100 messages used")
                await link.stop()
                await account.refresh()
                #expect(
                    account.usage.phase
                        == .failed(
                            sentence:
                                "I couldn't check your usage right now — please try again in a moment.")
                )
                #expect(
                    account.subscription.phase
                        == .failed(sentence: "I couldn't load your subscription details right now."))
                #expect(account.usage.settingsRow == "0 of 100 messages used")
                #expect(account.usage.canSend && account.subscription.label != nil)
                await account.subscription.restore()
                #expect(
                    account.subscription.restoring
                        == .over(sentence: "I wasn't able to find a previous subscription."))
            }
            let nobody = AccountModel(client: try Self.client(1))
            await nobody.refresh()
            #expect(nobody.usage.display == .hidden && nobody.usage.canSend)
            #expect(nobody.modelClass.text == "Usage unavailable")
            #expect(nobody.paywall.gate == nil && nobody.subscription.label == nil)
        }

        @Test func `A credential that is refused is fetched again, once`() async throws {
            let configuration = Configuration.monthly(100)
                .replacing(/identity:\n.*\n.*\n/, with: "identity: [ { api_keys: true } ]\n")
            try await withEdge(configuration: configuration) { edge, _, folder in
                let made = try await Ctl(edge: edge, folder: folder)(
                    "keys", "create", "ann", "--reason", "a test")
                let key = try #require(made.output.firstMatch(of: /uk_\S+/).map { String($0.0) })
                let asked = Mutex<[Bool]>([])
                let base = try #require(URL(string: "http://127.0.0.1:\(edge.port)"))
                let client = UsherClient(
                    baseURL: base,
                    credential: .bearer { isRefused in
                        asked.withLock { $0.append(isRefused) }
                        return isRefused ? key : "uk_old"
                    })
                #expect(try await client.usage().userID == "ann")
                #expect(asked.withLock { $0 } == [false, true])
                let account = AccountModel(client: client)
                let following = Task { await account.follow() }
                try await soonOnMain("the stream") { account.isLive && account.usage.report != nil }
                following.cancel()
                await following.value

                for credential in [UsherCredential.bearer("uk_old"), .bearer { _ in nil }] {
                    let stranger = AccountModel(client: UsherClient(baseURL: base, credential: credential))
                    // With both credentials no user is signed in, so `follow` returns at once.
                    await stranger.follow()
                    #expect(stranger.usage.phase == .signedOut && stranger.subscription.phase == .signedOut)
                    #expect(stranger.usage.display == .hidden && !stranger.isLive)
                }
            }
        }

        @Test func `An address that belongs to another server is recognised as such`() async throws {
            let upstream = try await Upstream.start()
            let base = try #require(URL(string: upstream.url))
            let client = UsherClient(baseURL: base, credential: .bearer("unused"))
            let account = AccountModel(client: client)
            await account.usage.refresh()
            guard case .failed = account.usage.phase else {
                Issue.record("\(account.usage.phase)")
                return
            }
            #expect(account.usage.report == nil && account.usage.canSend)
            try await upstream.stop()
        }
    }
}
