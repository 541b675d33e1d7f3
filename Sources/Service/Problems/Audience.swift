/// The reader of an answer: their language, and the time zone in which their days begin.
package struct Audience: Hashable, Sendable {
    /// The reader's language, as a tag of the catalogue such as `en`.
    package let language: String
    package let timeZone: String

    package init(language: String, timeZone: String) {
        self.language = language
        self.timeZone = timeZone
    }
}
