public import Foundation

/// The reason why the edge gave no figures.
public enum UsherError: Error, Sendable, Hashable {
    /// The device has no connection.
    case offline
    /// The edge could not be reached, or broke off.
    case unreachable
    /// Nobody is signed in, or the edge does not know the credential.
    case signedOut
    /// The edge refused, with the sentence for the person.
    case refused(UsherRefusal)
    /// The answer did not come from an edge: an address that belongs to something else, or a much newer
    /// edge.
    case unreadable

    /// The edge's sentence for the person; nil if the edge did not answer.
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
    /// The text for the person: the edge's sentence, or else the library's own in the device's language.
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
