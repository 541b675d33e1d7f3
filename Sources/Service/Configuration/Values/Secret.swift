/// A password or a key. It is printed as dots, even in a dump. Only `reveal` returns its text.
package struct Secret: Hashable, Sendable {
    private let value: String

    static let keys = KeyList {
        Key("env", "The environment variable that holds it; the same with `_FILE` may name a file.")
        Key("file", "The file that holds it.")
    }
    static let optionKeys = KeyList {
        Key("optional", "Whether the setting is left out if the variable is not set.")
    }

    init(_ value: String) { self.value = value }

    /// Makes a secret from one line, without its final line break. Returns nil for any other text. A control
    /// character is a copying mistake, or would end a header field.
    package init?(line text: String) {
        let line = text.last?.isNewline == true ? String(text.dropLast()) : text
        let isPlain = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !line.isEmpty, isPlain else { return nil }
        value = line
    }

    /// Makes a secret from a document of several lines, such as a private key in PEM, or from a single line.
    init?(_ text: String, isDocument: Bool) {
        guard isDocument else {
            self.init(line: text)
            return
        }
        guard !text.isEmpty else { return nil }
        self.init(text)
    }

    /// Replaces a missing secret if a configuration is only checked. It is long enough for every rule.
    static let standIn = Secret(String(repeating: "?", count: 64))

    package var isStandIn: Bool { self == .standIn }

    /// The rule for secrets, in messages about a variable or file that contains no valid one.
    package static let rule =
        "must hold one line without control characters, such as a tab or a second line end"

    /// Returns the secret itself. Only code that sends or checks the secret calls this method.
    package func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
