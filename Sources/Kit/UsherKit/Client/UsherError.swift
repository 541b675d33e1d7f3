public import Foundation

/// Why the edge did not return a report.
public enum UsherError: Error, Sendable, Hashable {
    /// The device has no connection.
    case offline
    /// The edge could not be reached, or broke off the answer.
    case unreachable
    /// No user is signed in, or the edge does not accept the credential.
    case signedOut
    /// The edge refused the request. The refusal has a sentence for the user.
    case refused(UsherRefusal)
    /// The answer is not readable. Perhaps the server is not an edge, or it is much newer than this library.
    case unreadable

    /// The edge's sentence for the user; nil if the edge sent none.
    public var sentence: String? {
        guard case .refused(let refusal) = self else { return nil }
        return refusal.sentence
    }

    init(_ error: any Error) {
        if let own = error as? UsherError {
            self = own
            return
        }
        guard let code = (error as? URLError)?.code else {
            self = .unreachable
            return
        }
        self =
            switch code {
            case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .offline
            default: .unreachable
            }
    }
}

extension UsherError: LocalizedError {
    /// The text for the user: the edge's sentence, or the library's sentence if the edge sent none.
    public var errorDescription: String? {
        let words = KitWords(languages: Locale.preferredLanguages)
        return switch self {
        case .offline: words[.offline]
        case .signedOut: words[.signedOut]
        case .refused(let refusal): refusal.sentence
        case .unreachable, .unreadable: words[.usageUnreadable]
        }
    }
}
