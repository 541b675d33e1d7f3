import Foundation
public import Observation

/// Check-ins (docs/specification.md §6): what a person said of them, and when the app may ask.
///
/// A session is complete once four messages were exchanged and either the app went to the background or five
/// minutes passed without one. The server counts; the model only knows when to ask it.
@MainActor @Observable public final class CheckInModel {
    /// How far it has come.
    public private(set) var phase = LoadingPhase.loading
    /// The person's choice; nil if they have said nothing yet.
    public private(set) var preferences: CheckInPreferences?
    /// The question that is to be asked now; nil if none is.
    public private(set) var prompt: CheckInPrompt?
    /// The person said yes to the app: the system's own question comes next, then `systemAnswered(granted:)`.
    public private(set) var wantsSystemPermission = false
    /// The text for the person when their choice could not be saved.
    public private(set) var failure: String?

    private let context: KitContext
    private let idle: Duration
    private var order = RequestOrder()
    private var timer: Task<Void, Never>?

    /// - Parameter idle: the silence that ends a session.
    public convenience init(client: some UsherService, idle: Duration = .seconds(300)) {
        self.init(KitContext(client), idle: idle)
    }

    init(
        _ context: KitContext, showing preferences: CheckInPreferences? = nil, idle: Duration = .seconds(300)
    ) {
        self.context = context
        self.preferences = preferences
        self.idle = idle
    }

    /// The frequency in words: `Few times a week`.
    public func name(of frequency: CheckInFrequency) -> String { context.words[frequency.sentence] }

    /// The row in an app's settings: `Check-ins: Few times a week`.
    public var summary: String {
        let wanted = preferences.flatMap { $0.checkInsEnabled ? $0.frequency : nil }
        return "\(context.words[.checkIns]): \(wanted.map { name(of: $0) } ?? context.words[.checkInsOff])"
    }

    /// A sentence for the settings that explains check-ins.
    public var explanation: String { context.words[.checkInExplanation] }

    /// The sentence for a system that keeps the app from notifying the person.
    public var notificationsOffSentence: String { context.words[.notificationsOff] }

    /// The button's label that opens the system's settings.
    public var openSettingsLabel: String { context.words[.openSettings] }

    /// Asks what is kept.
    public func load() async {
        let request = order.begin()
        do throws(UsherError) {
            let kept = try await context.service.checkInPreferences()
            if !order.isOvertaken(request) { take(kept, of: request) }
        } catch {
            guard !Task.isCancelled, !order.isOvertaken(request) else { return }
            phase = LoadingPhase(error, else: context.words[.preferencesUnreadable])
        }
    }

    private func take(_ kept: CheckInPreferences?, of request: RequestOrder.Request) {
        order.end(request)
        (preferences, phase) = (kept, .ready)
    }

    // MARK: What the person says

    /// Changes both preferences at once. If they cannot be stored, the earlier ones stay shown.
    public func set(_ wish: CheckInPreferences) async {
        failure = nil
        let asked = order.begin()
        do throws(UsherError) {
            let kept = try await context.service.setCheckInPreferences(wish)
            guard order.isCurrent(asked) else { return }
            // A question that was asked before this moment may still be answered with the earlier
            // preferences, so its answer is dropped.
            take(kept, of: order.begin())
        } catch {
            if order.isCurrent(asked) { failure = error.sentence ?? context.words[.preferencesUnsaved] }
        }
    }

    /// "Sure, check in with me."
    public func accept() async {
        prompt = nil
        wantsSystemPermission = true
        await set(.firstYes)
    }

    /// "Not now": the server asks again behind another complete session at the earliest.
    public func notNow() async {
        prompt = nil
        await answer(.notNow)
    }

    /// Reports the answer to the system's own question. It holds for good.
    public func systemAnswered(granted: Bool) async {
        wantsSystemPermission = false
        await answer(granted ? .granted : .denied)
        if preferences == nil { await load() }
    }

    private func answer(_ answer: CheckInAnswer) async {
        failure = nil
        let asked = order.begin()
        do throws(UsherError) {
            try await context.service.answerCheckInPrompt(answer)
        } catch {
            if order.isCurrent(asked) { failure = error.sentence ?? context.words[.preferencesUnsaved] }
        }
    }

    // MARK: Sessions

    /// A message was sent, or an answer has ended: the five minutes begin anew.
    public func messageExchanged() {
        timer?.cancel()
        timer = Task { [weak self, idle] in
            try? await Task.sleep(for: idle)
            guard !Task.isCancelled else { return }
            await self?.askWhetherToAsk()
        }
    }

    /// The app went to the background, which ends the session.
    public func sceneDidEnterBackground() async {
        timer?.cancel()
        _ = try? await context.service.sessionWentToBackground()
        await askWhetherToAsk()
    }

    /// Asks the server whether the person may be asked now; a screen that appears does it.
    public func askWhetherToAsk() async {
        guard prompt == nil, !wantsSystemPermission else { return }
        let request = order.begin()
        guard let found = try? await context.service.checkInPrompt(), order.isCurrent(request) else { return }
        prompt = found
    }

    /// Shows nothing of the user before.
    func changeUser() {
        order.changeUser()
        timer?.cancel()
        (phase, preferences, prompt) = (.loading, nil, nil)
        (wantsSystemPermission, failure) = (false, nil)
    }
}

extension CheckInFrequency {
    /// The frequency in the system's language, English or German: `Few times a week`.
    /// ``CheckInModel/name(of:)`` has it in the edge's words.
    public var displayName: String { KitWords(languages: Locale.preferredLanguages)[sentence] }

    fileprivate var sentence: KitSentence {
        switch self {
        case .daily: .daily
        case .fewTimesAWeek: .fewTimesAWeek
        case .weekly: .weekly
        }
    }
}
