import Foundation
public import Observation

/// The user's preferences for check-ins, and when the app may ask for them (docs/specification.md §6).
///
/// A session is complete after four messages, when the app goes to the background or five minutes pass
/// without a message. The server counts the messages. This class decides when to request a prompt.
@MainActor @Observable public final class CheckInModel {
    /// Whether the preferences are loaded.
    public private(set) var phase = LoadingPhase.loading
    /// The user's preferences for check-ins; nil if the user has not set them yet.
    public private(set) var preferences: CheckInPreferences?
    /// The question about check-ins to show now; nil if there is none.
    public private(set) var prompt: CheckInPrompt?
    /// Whether the user agreed to check-ins in the app. The app then requests the system's permission and
    /// calls `systemAnswered(granted:)`.
    public private(set) var wantsSystemPermission = false
    /// The text for the user if the preferences could not be saved; nil otherwise.
    public private(set) var failure: String?

    private let context: KitContext
    private let idle: Duration
    private var order = RequestOrder()
    private var timer: Task<Void, Never>?

    /// - Parameter idle: the time without a message after which a session ends.
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

    /// The frequency as text, such as `Few times a week`.
    public func name(of frequency: CheckInFrequency) -> String { context.words[frequency.sentence] }

    /// The row in an app's settings, such as `Check-ins: Few times a week`.
    public var summary: String {
        let wanted = preferences.flatMap { $0.checkInsEnabled ? $0.frequency : nil }
        return "\(context.words[.checkIns]): \(wanted.map { name(of: $0) } ?? context.words[.checkInsOff])"
    }

    /// A sentence for the settings that explains check-ins.
    public var explanation: String { context.words[.checkInExplanation] }

    /// The sentence to show if the system does not allow notifications.
    public var notificationsOffSentence: String { context.words[.notificationsOff] }

    /// The label of the button that opens the system's settings.
    public var openSettingsLabel: String { context.words[.openSettings] }

    /// Loads the stored preferences.
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

    /// Stores whether and how often check-ins are wanted. If this fails, the earlier preferences are shown.
    public func set(_ wish: CheckInPreferences) async {
        failure = nil
        let asked = order.begin()
        do throws(UsherError) {
            let kept = try await context.service.setCheckInPreferences(wish)
            guard order.isCurrent(asked) else { return }
            // An answer to an earlier request can still contain the old preferences. The new `begin()` makes
            // sure that this answer is dropped.
            take(kept, of: order.begin())
        } catch {
            if order.isCurrent(asked) { failure = error.sentence ?? context.words[.preferencesUnsaved] }
        }
    }

    /// Call this when the user answered "Sure, check in with me."
    public func accept() async {
        prompt = nil
        wantsSystemPermission = true
        await set(.firstYes)
    }

    /// Call this when the user answered "Not now". The server asks again after another complete session at
    /// the earliest.
    public func notNow() async {
        prompt = nil
        await answer(.notNow)
    }

    /// Reports the user's answer to the system's question about notifications. This answer is final.
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

    /// Call this when a message was sent or an answer has ended. The session then lasts five more minutes.
    public func messageExchanged() {
        timer?.cancel()
        timer = Task { [weak self, idle] in
            try? await Task.sleep(for: idle)
            guard !Task.isCancelled else { return }
            await self?.askWhetherToAsk()
        }
    }

    /// Call this when the app goes to the background, which ends the session.
    public func sceneDidEnterBackground() async {
        timer?.cancel()
        _ = try? await context.service.sessionWentToBackground()
        await askWhetherToAsk()
    }

    /// Asks the server whether to show the question about check-ins now. A screen calls this when it appears.
    public func askWhetherToAsk() async {
        guard prompt == nil, !wantsSystemPermission else { return }
        let request = order.begin()
        guard let found = try? await context.service.checkInPrompt(), order.isCurrent(request) else { return }
        prompt = found
    }

    /// Removes the data of the earlier user.
    func changeUser() {
        order.changeUser()
        timer?.cancel()
        (phase, preferences, prompt) = (.loading, nil, nil)
        (wantsSystemPermission, failure) = (false, nil)
    }
}

extension CheckInFrequency {
    /// The frequency in the system's language, English or German, such as `Few times a week`.
    /// ``CheckInModel/name(of:)`` uses the edge's wording.
    public var displayName: String { KitWords(languages: Locale.preferredLanguages)[sentence] }

    fileprivate var sentence: KitSentence {
        switch self {
        case .daily: .daily
        case .fewTimesAWeek: .fewTimesAWeek
        case .weekly: .weekly
        }
    }
}
