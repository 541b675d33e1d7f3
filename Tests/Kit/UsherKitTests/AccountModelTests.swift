import Foundation
import Synchronization
import Testing

@testable import UsherKit

/// Tests the parts of UsherKit that an app's own tests and previews use without an edge.
@MainActor struct `The account model` {
    private static let full = UsageReport(
        userID: "ann", billingPeriod: "2026-11", messageCount: 95, limit: 100,
        updatedAt: Date(timeIntervalSince1970: 1), readAt: Date(timeIntervalSince1970: 2),
        plan: PlanSummary(id: "trial", label: "Trial", kind: .trial),
        trial: TrialReport(day: 3, days: 3, endsAt: .distantFuture, isLastDay: true, banner: "Last day"),
        limits: [LimitReport(name: "messages", used: 95, reserved: 1, limit: 100)],
        display: .trial(messagesRemaining: 5, totalLimit: 100), level: .prominent, sentence: "Few",
        isEmphasised: true, emphasis: ["", "5", " left"], lines: ["Pro AI: 1/2"],
        classes: [ModelClassReport(id: "pro", label: "Pro AI", current: 1, limit: 2)],
        banner: BannerReport(kind: .trial, sentence: "Few"), detail: DetailReport(used: 95, limit: 100),
        canSend: false, gate: GateReport(reason: .paused(until: .distantFuture), sentence: "Later."),
        actions: [
            ActionReport(.restore, label: "Restore", isCall: true), ActionReport(.subscribe, label: "Go"),
        ],
        ahead: [UsageReport.sample(used: 96, of: 100)])

    @Test func `The account model shows what was last known until the edge has answered`() async throws {
        let kept = AccountSnapshot(
            usage: Self.full, subscription: .sample(.cancelled), checkIns: .firstYes,
            words: ["offline": "Away."])
        let data = try JSONEncoder().encode(kept)
        let read = try JSONDecoder().decode(AccountSnapshot.self, from: data)
        #expect(read == kept)
        let account = AccountModel(client: UsherClient.preview(usage: .sample(used: 7)), showing: read)
        #expect(account.usage.phase == .loading && account.usage.shown == Self.full)
        #expect(account.usage.display == .trial(messagesRemaining: 5, totalLimit: 100))
        #expect(account.usage.symbolName == "sparkles")
        #expect(account.paywall.gate == .paused(until: .distantFuture))
        #expect(account.paywall.actions.map(\.isCall) == [true, false])
        #expect(account.subscription.status == .cancelled && account.checkIns.preferences == .firstYes)
        account.usage.setOffline(true)
        #expect(account.usage.banner?.kind == .offline)
        await account.refresh()
        #expect(account.usage.report?.messageCount == 7 && account.snapshot.words == ["offline": "Away."])
    }

    @Test(arguments: [
        (12, StatusColor.green, "chart.bar"), (80, .terracotta, "chart.bar"),
        (97, .terracotta, "exclamationmark.circle"), (100, .red, "exclamationmark.circle"),
    ]) func `The account model names colour and symbol`(used: Int, color: StatusColor, symbol: String) async {
        let account = AccountModel(client: UsherClient.preview(usage: .sample(used: used, of: 100)))
        await account.refresh()
        #expect(account.usage.tone.color == color && account.usage.symbolName == symbol)
        #expect(account.usage.canSend == (used < 100) && account.paywall.isShown == (used == 100))
    }

    /// The icons and colours of the statuses must be those of web/usage/subscription.js.
    @Test(arguments: [
        (SubscriptionStatus.active, "checkmark.circle.fill", StatusColor.green),
        (.cancelled, "clock.arrow.circlepath", .orange),
        (.billingIssue, "exclamationmark.triangle.fill", .orange),
        (.expired, "xmark.circle.fill", .red), (.paused, "pause.circle", .secondary),
        (.free, "person.crop.circle", .secondary),
    ]) func `A subscription's status has the badge of the account page`(
        status: SubscriptionStatus, symbol: String, color: StatusColor
    ) {
        #expect(status.symbolName == symbol && status.color == color)
    }

    @Test(arguments: [UsherError.offline, .unreachable, .signedOut, .unreadable])
    func `The account model has a sentence for every error`(error: UsherError) async {
        #expect(
            error.errorDescription?.isEmpty == false && error.localizedDescription == error.errorDescription)
        var preview = UsherPreview(error: error)
        preview.languages = ["de"]
        let account = AccountModel(client: preview)
        await account.refresh()
        switch error {
        case .offline: #expect(account.usage.phase == .offline)
        case .signedOut: #expect(account.usage.phase == .signedOut)
        default:
            #expect(account.usage.phase == .failed(sentence: KitWords(languages: ["de"])[.usageUnreadable]))
        }
    }

    /// A service that reports a purchase only from the third request on.
    private struct LateStore: UsherService {
        let inner = UsherPreview()
        let asked = Counter()
        /// The error with which the service refuses to store the user's choice about check-ins. If it is nil,
        /// the service stores the choice.
        var refusal: @Sendable () async -> UsherError? = { nil }

        final class Counter: Sendable {
            private let count = Mutex(0)
            func next() -> Int {
                count.withLock {
                    $0 += 1; return $0
                }
            }
        }

        var languages: [String] { inner.languages }
        func usage(ahead: Int) async throws(UsherError) -> UsageReport { inner.usage }
        func events(ahead: Int) -> AsyncStream<UsherEvent> { inner.events(ahead: ahead) }
        func words() async throws(UsherError) -> [String: String] { [:] }
        func models() async throws(UsherError) -> [String: String] { [:] }
        func subscription() async throws(UsherError) -> SubscriptionReport { .sample(.free) }
        func restore() async throws(UsherError) -> RestoreResult {
            let status: SubscriptionStatus = asked.next() < 3 ? .free : .active
            return RestoreResult(
                isRestored: status.isActive, sentence: nil, subscription: .sample(status))
        }
        func checkInPreferences() async throws(UsherError) -> CheckInPreferences? { nil }
        func setCheckInPreferences(_ preferences: CheckInPreferences) async throws(UsherError)
            -> CheckInPreferences
        { preferences }
        func sessionWentToBackground() async throws(UsherError) -> SessionReport {
            try await inner.sessionWentToBackground()
        }
        func checkInPrompt() async throws(UsherError) -> CheckInPrompt? { nil }
        func answerCheckInPrompt(_ answer: CheckInAnswer) async throws(UsherError) {
            if let error = await refusal() { throw error }
        }
    }

    @Test func `The account model asks until a purchase has arrived`() async {
        let store = LateStore()
        let account = AccountModel(client: store)
        await account.refresh()
        #expect(account.subscription.status == .free)
        #expect(await account.purchaseCompleted())
        #expect(account.subscription.status == .active && store.asked.next() == 4)
    }

    @Test func `The account model reports an app store's purchase, and shows what it brought`() async throws {
        let account = AccountModel(client: LateStore())
        for isActive in [false, false, true] {
            #expect(try await account.report(.apple(signed: "a.b.c")) == isActive)
            #expect(account.subscription.status == (isActive ? .active : .free))
        }
        let refusing = AccountModel(client: UsherPreview(error: .offline))
        await #expect(throws: UsherError.offline) {
            try await refusing.report(.google(purchaseToken: "token"))
        }
    }

    @Test func `The account model shows the class of the model that was chosen`() async {
        let classes = [("standard", "Standard"), ("pro", "Pro AI")].map {
            ModelClassReport(id: $0, label: $1, current: 1, limit: 20)
        }
        let report = UsageReport(
            userID: "ann", billingPeriod: nil, messageCount: nil, limit: nil,
            plan: PlanSummary(id: "premium", label: "Premium", kind: .subscription),
            lines: classes.compactMap(\.line), classes: classes)
        var preview = UsherPreview(usage: report)
        preview.modelClasses = ["gpt-pro": "pro", "gpt-mini": "standard"]
        let account = AccountModel(client: preview)
        await account.refresh()
        #expect(account.modelClass.text == "Standard: 1/20")
        await account.modelClass.select(model: "gpt-pro")
        #expect(account.modelClass.text == "Pro AI: 1/20")
        await account.modelClass.select(model: "unheard")
        #expect(account.modelClass.text == "Pro AI: 1/20")
        await account.modelClass.select(model: "gpt-mini")
        #expect(account.modelClass.text == "Standard: 1/20")
        account.modelClass.toggle()
        #expect(account.modelClass.text == "Pro AI: 1/20")
    }

    @Test func `The account model shows nothing of the previous user`() async {
        let account = AccountModel(client: UsherClient.preview(usage: .sample(used: 640)))
        await account.refresh()
        account.usage.messageSent()
        await account.checkIns.set(.firstYes)
        await account.switchUser(to: UsherClient.preview(usage: .sample(used: 1), error: .unreachable))
        #expect(account.usage.report == nil && account.subscription.report == nil)
        #expect(account.checkIns.preferences == nil && account.usage.banner == nil)
        await account.switchUser(to: UsherClient.preview(usage: .sample(used: 1)))
        #expect(account.usage.shown?.messageCount == 1, "the message before was another user's")
    }

    @Test func `The account model names check-ins as the settings of the account page do`() async {
        let account = AccountModel(client: UsherClient.preview())
        await account.checkIns.set(CheckInPreferences(checkInsEnabled: false, frequency: .daily))
        #expect(account.checkIns.summary == "Check-ins: Off")
        await account.checkIns.set(.firstYes)
        #expect(account.checkIns.summary == "Check-ins: Few times a week")
        for frequency in CheckInFrequency.allCases {
            #expect(
                ["en", "de"].map { KitWords(languages: [$0])[.daily] }.contains(frequency.displayName)
                    == (frequency == .daily))
        }
    }

    @Test func `The report of a trial has what follows the trial, and its price`() throws {
        let json = """
            {"day": 3, "days": 3, "ends_at": "2026-11-22T12:00:00Z", "is_last_day": true, "banner": null, \
            "follows_sentence": "Your subscription begins on November 22 for $9.99", \
            "renewal_price": {"micros": 9990000, "currency": "USD"}}
            """
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let trial = try decoder.decode(TrialReport.self, from: Data(json.utf8))
        #expect(trial.renewalPrice?.formatted(locale: Locale(identifier: "en_US")) == "$9.99")
        #expect(trial.renewalPrice?.formatted(locale: Locale(identifier: "de_DE")) == "9,99\u{a0}$")
        #expect(trial.followsSentence?.hasSuffix("$9.99") == true)
    }

    @Test func `The account model says nothing of a failure of the previous user`() async {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let (held, release) = AsyncStream.makeStream(of: Void.self)
        var store = LateStore()
        store.refusal = {
            beginning.yield()
            for await _ in held { break }
            return .unreachable
        }
        let account = AccountModel(client: store)
        func answerHeld(_ meanwhile: () async -> Void) async {
            let answer = Task { await account.checkIns.notNow() }
            for await _ in begun { break }
            await meanwhile()
            release.yield()
            await answer.value
        }
        await answerHeld {}
        #expect(account.checkIns.failure != nil)
        await answerHeld { await account.switchUser(to: UsherClient.preview()) }
        #expect(account.checkIns.failure == nil)
    }

    @Test func `Back in the foreground, the account model has a stream that is read again`() async throws {
        let account = AccountModel(client: UsherClient.preview(error: .unreachable))
        let following = Task { await account.follow() }
        while account.usage.phase == .loading { await Task.yield() }
        #expect(!account.isLive)
        await account.switchUser(to: UsherClient.preview())
        while !account.isLive { await Task.yield() }
        await account.resume()
        #expect(account.isLive && account.usage.report != nil)
        following.cancel()
        await following.value
        #expect(!account.isLive)
        await account.switchUser(to: UsherClient.preview(usage: .sample(used: 3)))
        #expect(account.usage.report?.messageCount == 3, "nobody follows any more, so that it is asked once")
    }
}
