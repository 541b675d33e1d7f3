/// The sentences that models show until the edge's catalogue has been read: the English of
/// docs/specification.md §5.
package enum DefaultWords {
    package static let offline = "You're offline right now — I'll be here when you're back."
    package static let usageUnreadable =
        "I couldn't check your usage right now — don't worry, you can keep chatting."
    package static let subscriptionUnreadable = "I couldn't load your subscription details right now."
    package static let restoreFailed = "I wasn't able to find a previous subscription."
    package static let preferencesUnreadable = "I couldn't load your check-in settings right now."
    package static let preferencesUnsaved =
        "I couldn't save your check-in settings — please try again in a moment."
}
