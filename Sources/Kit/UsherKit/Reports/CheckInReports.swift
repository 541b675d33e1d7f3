/// The question whether the app may send check-ins between sessions (docs/specification.md §6).
public struct CheckInPrompt: Sendable, Hashable {
    /// The text of the question.
    public let title: String
    /// The explanation of what the user would agree to.
    public let body: String
    /// The label of the button with which the user agrees.
    public let accept: String
    /// The label of the button with which the user declines for now.
    public let decline: String

    /// Creates a question with its texts.
    public init(title: String, body: String, accept: String, decline: String) {
        (self.title, self.body, self.accept, self.decline) = (title, body, accept, decline)
    }
}

/// A user's answer to the app's question, or to the system's own question after it.
public enum CheckInAnswer: String, Sendable, Hashable, CaseIterable {
    /// The user answered "not now". The server asks again after another complete session.
    case notNow = "not_now"
    /// The user granted the system's permission. The answer is final.
    case granted
    /// The user denied the system's permission. The answer is final. The user's earlier agreement in the app
    /// stays stored.
    case denied
}

/// Whether the session that just ended was complete, and whether any session was.
public struct SessionReport: Codable, Sendable, Hashable {
    /// Whether the session had four messages or more when the app went to the background.
    public let isComplete: Bool
    /// Whether at least one of the user's sessions was complete.
    public let hasFirstSession: Bool

    /// Creates a report with these facts.
    public init(isComplete: Bool, hasFirstSession: Bool) {
        (self.isComplete, self.hasFirstSession) = (isComplete, hasFirstSession)
    }

    private enum CodingKeys: String, CodingKey {
        case isComplete = "session_complete"
        case hasFirstSession = "first_session_complete"
    }
}

struct PromptDocument: Decodable {
    let ask: Bool
    let title: String?
    let body: String?
    let accept: String?
    let decline: String?

    var prompt: CheckInPrompt? {
        guard ask, let title, let body, let accept, let decline else { return nil }
        return CheckInPrompt(title: title, body: body, accept: accept, decline: decline)
    }
}

struct PreferencesDocument: Codable {
    let isEnabled: Bool?
    let frequency: CheckInFrequency?

    var preferences: CheckInPreferences? {
        guard let isEnabled, let frequency else { return nil }
        return CheckInPreferences(checkInsEnabled: isEnabled, frequency: frequency)
    }

    private enum CodingKeys: String, CodingKey {
        case frequency
        case isEnabled = "check_ins_enabled"
    }
}

struct WordsDocument: Decodable {
    let words: [String: String]
}

struct ModelsDocument: Decodable {
    struct Model: Decodable {
        let id: String
        let modelClass: String?

        private enum CodingKeys: String, CodingKey {
            case id
            case modelClass = "model_class"
        }
    }

    let data: [Model]
}
