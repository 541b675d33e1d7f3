/// How an answer ended, which affects whether it counts as useful.
package enum ReplyEnd: Hashable, Sendable {
    /// The client received the whole answer.
    case whole
    /// The client left before the answer's end.
    case clientLeft
    /// The upstream broke off or timed out, or the edge itself ended the answer.
    case broken
}

/// The evidence in the body of an answer with status 2xx. It decides whether the message is charged.
///
/// **A whole answer with a body counts as useful, except if the body can be read and shows the opposite**: an
/// error that is not empty, an empty list of choices, or neither text nor a tool call.
///
/// In these uncertain cases the message is charged, since the client has received something:
///
/// - A whole answer is unreadable: compressed, not JSON, not UTF-8, nested too deep, or with invalid numbers.
///   A caller can cause this with a tool of their own, and could otherwise avoid every limit.
/// - The JSON is not in its dialect's format, or a non-empty event has an unknown type. Providers often add
///   new types.
/// - An answer or an event is larger than the buffer. An empty answer would not fill a megabyte.
/// - Content accompanies an error, or a member `error` is repeated and one of the two is empty.
/// - The client left during an unreadable answer. Leaving early must not avoid a limit.
///
/// In these cases the message is not charged. The user has received nothing, and callers cannot cause them:
///
/// - The upstream broke off an unreadable answer.
/// - A stream ended within an event. Clients ignore such an event (WHATWG HTML, section 9.2.6).
/// - A stream has only comments, `[DONE]`, a role, an empty delta or blanks.
///
/// An empty error (`""`, blanks, `{}`, `false`) is ignored, and the rest of the body decides.
///
/// This rule is only for messages. Tokens are charged as reported, or guessed if no usage object is found.
/// The request's log line marks guessed figures.
package enum ReplyEvidence: Int, Comparable, Sendable {
    /// The answer has no body, or its body shows that it has no content.
    case nothing
    /// The answer has a body that cannot be read.
    case unreadable
    /// The answer has content for the user.
    case content

    package static func < (one: ReplyEvidence, other: ReplyEvidence) -> Bool {
        one.rawValue < other.rawValue
    }

    package func isUseful(_ end: ReplyEnd) -> Bool {
        switch self {
        case .content: true
        case .unreadable: end != .broken
        case .nothing: false
        }
    }
}
