/// For whom an answer is written: the language that they asked for, and the zone in which their days turn.
public struct Audience: Hashable, Sendable {
    /// A tag of the catalogue's, such as `en`.
    public let language: String
    /// An IANA name.
    public let timeZone: String

    public init(language: String, timeZone: String) {
        self.language = language
        self.timeZone = timeZone
    }
}
