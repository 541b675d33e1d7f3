/// The reader of an answer: their language, and the time zone in which their days begin.
package struct Audience: Hashable, Sendable {
    /// The language tag of the catalogue, such as `en`.
    package let language: String
    /// The time zone's IANA name.
    package let timeZone: String

    package init(language: String, timeZone: String) {
        self.language = language
        self.timeZone = timeZone
    }
}
