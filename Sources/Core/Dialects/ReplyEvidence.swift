/// How an answer ended, as far as that decides whether it was useful.
package enum ReplyEnd: Hashable, Sendable {
    /// The client has all of it.
    case whole
    /// The client left before.
    case clientLeft
    /// The upstream broke off, or was silent for too long, or the edge ended it.
    case broken
}

/// The evidence that the body of a 2xx gives about itself. Here is the one rule by which its message is
/// charged or given back:
///
/// **A whole answer with a body is useful unless it says itself, readably, that it is not**: an error with
/// something in it, an empty list of choices, no text and no call of a tool.
///
/// Every doubt is decided here. For the operator, since the client has what came:
///
/// - A whole answer that cannot be read: compressed, no JSON, no UTF-8, nested too deep, odd numbers. A
///   caller can bring that about by a tool of their own making, and would have a way around every limit.
/// - JSON in no shape of its dialect, or an event of an unknown type with something in it. Providers add
///   kinds of content every month.
/// - An answer or an event larger than what is kept. Saying that there is nothing takes no megabyte.
/// - Content beside an error, before it or after it; an `error` that stands twice, once with nothing in it.
/// - An unreadable part of an answer whose client left: leaving early must not be a way around a limit.
///
/// For the user, since they have nothing, and no caller can bring it about:
///
/// - An unreadable part of an answer that the upstream broke off.
/// - An event that the end of a stream cut, before its time: no reader takes it (WHATWG HTML, section 9.2.6).
/// - A comment, `[DONE]`, a role, an empty delta, blanks: streams begin and end with them.
///
/// For nobody: an error that is empty (`""`, blanks, `{}`, `false`) says nothing, and the rest decides.
///
/// This decides on the message alone. Tokens are charged as reported wherever a usage object can be found;
/// where none can, they are guessed, and the account says so.
package enum ReplyEvidence: Int, Comparable, Sendable {
    /// No answer came, or it says that it holds nothing.
    case nothing
    /// Something came that cannot be read.
    case unreadable
    /// Something came that a person waited for.
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
