/// A password or a key. It prints as dots, also in a dump; only `reveal` gives it out.
package struct Secret: Hashable, Sendable {
    private let value: String

    static let keys = KeyList {
        Key("env", "The environment variable that holds it; the same with `_FILE` may name a file.")
        Key("file", "The file that holds it.")
    }
    static let optionKeys = KeyList {
        Key("optional", "Whether nothing is meant where the variable is not set.")
    }

    init(_ value: String) { self.value = value }

    /// The content of a variable or a file: one line, without the line end that editors and shells add. Nil
    /// for other text: a control character would end a header's field, or be a slip of copying.
    package init?(line text: String) {
        let line = text.last?.isNewline == true ? String(text.dropLast()) : text
        let isPlain = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !line.isEmpty, isPlain else { return nil }
        value = line
    }

    /// A document of several lines, such as a private key in PEM; else one line.
    init?(_ text: String, isDocument: Bool) {
        guard isDocument else {
            self.init(line: text)
            return
        }
        guard !text.isEmpty else { return nil }
        self.init(text)
    }

    /// A placeholder for a secret that is not on this machine, where a configuration is only checked; long
    /// enough for every rule.
    static let standIn = Secret(String(repeating: "?", count: 64))

    package var isStandIn: Bool { self == .standIn }

    /// The complaint about a variable or file that holds no secret.
    package static let rule =
        "must hold one line without control characters, such as a tab or a second line end"

    /// The secret itself, only for the code that sends it.
    package func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
