/// The question whether the app may check in between sessions (docs/specification.md §6).
public struct CheckInPrompt: Sendable, Hashable {
    /// The question.
    public let title: String
    /// The explanation of a yes.
    public let body: String
    /// The button that says yes.
    public let accept: String
    /// The button that says not now.
    public let decline: String

    /// A question with its words.
    public init(title: String, body: String, accept: String, decline: String) {
        (self.title, self.body, self.accept, self.decline) = (title, body, accept, decline)
    }
}

/// A person's answer to the question, or to the system's own that follows it.
public enum CheckInAnswer: String, Sendable, Hashable, CaseIterable {
    /// The person said "not now": it holds until another session is complete.
    case notNow = "not_now"
    /// The system's own question was answered with a yes. It holds for good.
    case granted
    /// The system's own question was answered with a no. It holds for good; the yes to the app is kept.
    case denied
}

/// The known facts about a person's sessions.
public struct SessionReport: Codable, Sendable, Hashable {
    /// The session that just went to the background was complete: four messages or more.
    public let isComplete: Bool
    /// One session at least was complete.
    public let hasFirstSession: Bool

    /// Makes a report of the known facts about sessions.
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
