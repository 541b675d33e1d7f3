/// The sentences that UsherKit itself shows, for example if the edge cannot be reached.
package enum KitSentence: String, CaseIterable, Sendable {
    case offline
    case signedOut = "identity_missing"
    /// The sentence if the usage cannot be read. Messages pass through the same edge and would fail, too. The
    /// sentence therefore does not promise that the user can chat.
    case usageUnreadable = "limiter_unavailable"
    case subscriptionUnreadable = "subscription_unreadable"
    case restoreFailed = "restore_failed"
    case preferencesUnreadable = "preferences_unreadable"
    case preferencesUnsaved = "preferences_unsaved"
    case daily = "check_in_daily"
    case fewTimesAWeek = "check_in_few_times_a_week"
    case weekly = "check_in_weekly"
    case checkIns = "check_ins_title"
    case checkInsOff = "check_in_off"
    case checkInExplanation = "check_in_explanation"
    case notificationsOff = "check_in_system_off"
    case openSettings = "check_in_open_settings"
}

/// The sentences in one language. Once the edge's own sentences are loaded, they are used. Until then, the
/// library uses those of the edge's standard catalogue in English or German (docs/specification.md §5).
package struct KitWords: Sendable, Hashable {
    /// The sentences that the edge sent, by id.
    package var received: [String: String]
    private let standard: [KitSentence: String]

    /// - Parameter languages: BCP 47 tags, the preferred language first.
    package init(languages: [String], received: [String: String] = [:]) {
        let known = languages.first { $0.hasPrefix("de") || $0.hasPrefix("en") }
        standard = known?.hasPrefix("de") == true ? Self.german : Self.english
        self.received = received
    }

    package subscript(_ sentence: KitSentence) -> String {
        received[sentence.rawValue] ?? standard[sentence] ?? ""
    }

    private static let english: [KitSentence: String] = [
        .offline: "You're offline right now — I'll be here when you're back.",
        .signedOut: "I don't know who you are yet — please sign in, and we can start.",
        .usageUnreadable: "I couldn't check your usage right now — please try again in a moment.",
        .subscriptionUnreadable: "I couldn't load your subscription details right now.",
        .restoreFailed: "I wasn't able to find a previous subscription.",
        .preferencesUnreadable: "I couldn't load your check-in settings right now.",
        .preferencesUnsaved: "I couldn't save your check-in settings — please try again in a moment.",
        .daily: "Daily", .fewTimesAWeek: "Few times a week", .weekly: "Weekly",
        .checkIns: "Check-ins", .checkInsOff: "Off",
        .checkInExplanation:
            "A quick nudge between our sessions to see how things are going. You can change this anytime.",
        .notificationsOff: "Notifications are turned off in your device's settings.",
        .openSettings: "Open settings",
    ]

    private static let german: [KitSentence: String] = [
        .offline: "Du bist gerade offline — ich bin da, sobald du wieder da bist.",
        .signedOut: "Ich weiß noch nicht, wer du bist — melde dich bitte an, dann legen wir los.",
        .usageUnreadable:
            "Ich konnte gerade nicht nachsehen, wie viel du schon genutzt hast — versuch es bitte gleich noch "
            + "einmal.",
        .subscriptionUnreadable: "Ich konnte die Angaben zu deinem Abo gerade nicht laden.",
        .restoreFailed: "Ich konnte kein früheres Abo finden.",
        .preferencesUnreadable: "Ich konnte gerade nicht nachsehen, wann ich mich bei dir melden soll.",
        .preferencesUnsaved:
            "Ich konnte mir nicht merken, wann ich mich bei dir melden soll — versuch es bitte gleich noch "
            + "einmal.",
        .daily: "Täglich", .fewTimesAWeek: "Ein paarmal pro Woche", .weekly: "Wöchentlich",
        .checkIns: "Zwischen den Gesprächen", .checkInsOff: "Aus",
        .checkInExplanation: "Ein kurzes Hallo zwischen unseren Gesprächen, um zu hören, wie es dir geht. "
            + "Du kannst das jederzeit ändern.",
        .notificationsOff: "Mitteilungen sind in den Einstellungen deines Geräts ausgeschaltet.",
        .openSettings: "Einstellungen öffnen",
    ]
}
