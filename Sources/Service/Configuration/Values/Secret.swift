/// A password or a key. It prints as dots, also in a dump; only `reveal` gives it out.
package struct Secret: Hashable, Sendable {
    private let value: String

    init(_ value: String) { self.value = value }

    /// What stands in a variable or a file: one line, of which the end that editors and shells put there is
    /// no part. Nil for other text: a control character would end a header's field, or be a slip of copying.
    package init?(line text: String) {
        let line = text.last?.isNewline == true ? String(text.dropLast()) : text
        let isPlain = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !line.isEmpty, isPlain else { return nil }
        value = line
    }

    /// Stands in for a secret that is elsewhere, where a configuration is only looked at; long enough for
    /// every rule.
    static let standIn = Secret(String(repeating: "?", count: 64))

    /// What a variable or a file of a secret is told that holds none.
    package static let rule =
        "must hold one line without control characters, such as a tab or a second line end"

    /// For the one place that sends it.
    package func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
