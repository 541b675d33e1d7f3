/// For whom an answer is written: the language that they asked for, and the zone in which their days begin.
package struct Audience: Hashable, Sendable {
    /// A tag of the catalogue's, such as `en`.
    package let language: String
    /// An IANA name.
    package let timeZone: String

    package init(language: String, timeZone: String) {
        self.language = language
        self.timeZone = timeZone
    }
}
