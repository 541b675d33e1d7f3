import Foundation
import Synchronization
import TestSupport
import Testing
import UsherKit

extension EndToEndClients {
    /// Sends several requests at once from two devices, on a network that breaks. None of them may block the
    /// main actor.
    @Suite(.timeLimit(.minutes(2))) @MainActor struct KitOrderTests {
        private static func base(_ edge: Edge) throws -> URL {
            try #require(URL(string: "http://127.0.0.1:\(edge.port)"))
        }

        @Test func `The offline banner comes before usage and trial at each step, and disappears`()
            async throws
        {
            try await withAccount("ann") { account, ctl in
                let usage = account.usage
                usage.setOffline(true)
                #expect(usage.banner?.kind == .offline && usage.display == .hidden && usage.canSend)
                usage.setOffline(false)
                for (plan, used, kind) in [
                    ("trial", 12, Banner.trial), ("trial", 95, .trial), ("premium", 640, .usage),
                    ("premium", 799, .usage), ("premium", 800, .usage),
                ] {
                    try await ctl.put("ann", plan, used: used, days: -1...40)
                    await account.refresh()
                    #expect(usage.banner?.kind == kind, "\(plan) \(used)")
                    let row = usage.settingsRow
                    usage.setOffline(true)
                    #expect(usage.phase == .offline && usage.banner?.kind == .offline, "\(plan) \(used)")
                    #expect(
                        usage.banner?.sentence == "You're offline right now — I'll be here when you're back.")
                    #expect(usage.settingsRow == row && row != nil, "the figures stay")
                    usage.setOffline(false)
                    #expect(usage.phase == .ready && usage.banner?.kind == kind)
                }
            }
        }

        @Test func `Two devices at once arrive at the same count, each in the server's words`() async throws {
            try await withAccount("ann") { phone, ctl in
                try await ctl.put("ann", "premium", used: 636, days: -1...40)
                let tablet = AccountModel(
                    client: UsherClient(
                        baseURL: try Self.base(ctl.edge), credential: .header("x-user-id", "ann"),
                        language: "en"))
                let following = [phone, tablet].map { account in Task { await account.follow() } }
                try await soonOnMain("both streams") {
                    phone.isLive && tablet.isLive && phone.usage.report != nil && tablet.usage.report != nil
                }
                for _ in 0..<2 {
                    for account in [phone, tablet] {
                        account.usage.messageSent()
                        #expect(try await ctl.edge.web.say("ann").status == 200)
                    }
                }
                for account in [phone, tablet] {
                    try await soonOnMain("640 on both") { account.usage.report?.messageCount == 640 }
                    #expect(account.usage.shown == account.usage.report, "nothing is counted twice")
                    #expect(account.usage.sentence == "You have 160 conversations left this month")
                }
                for task in following { task.cancel() }
            }
        }

        /// The main actor is blocked while the credential is requested. If code of the request ran on the
        /// main actor, the test would wait forever.
        @Test func `Nothing of a request runs on the main actor`() async throws {
            try await withEdge(configuration: Configuration.monthly(100)) { edge, _, _ in
                let isBegun = Mutex(false)
                let isHeld = Mutex(false)
                let wasAsked = Mutex(false)
                let client = UsherClient(
                    baseURL: try Self.base(edge),
                    credential: .bearer { _ in
                        isBegun.withLock { $0 = true }
                        while !isHeld.withLock({ $0 }) { await Task.yield() }
                        wasAsked.withLock { $0 = true }
                        return "unknown"
                    })
                let model = UsageModel(client: client)
                let refreshing = Task { @MainActor in await model.refresh() }
                while !isBegun.withLock({ $0 }) { await Task.yield() }
                let wentOn = await MainActor.run {
                    isHeld.withLock { $0 = true }
                    let end = ContinuousClock.now + .seconds(10)
                    while !wasAsked.withLock({ $0 }) && ContinuousClock.now < end {}
                    return wasAsked.withLock { $0 }
                }
                #expect(wentOn)
                await refreshing.value
                #expect(model.phase == .signedOut)
            }
        }
    }
}
