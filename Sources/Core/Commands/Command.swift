/// A command line's grammar, declared once: the parser and the help page both read it.
package struct Command: Sendable {
    /// The word that names it: `usher`, `check`.
    package let name: String
    /// One sentence without a full stop at its end.
    package let summary: String
    package let options: [Option]
    package let operands: [Operand]
    package let subcommands: [Command]
    /// Lines under the help page's tables: examples, exit codes.
    package let notes: [String]

    package init(
        name: String, summary: String, options: [Option] = [], operands: [Operand] = [],
        subcommands: [Command] = [], notes: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.operands = operands
        self.subcommands = subcommands
        self.notes = notes
    }
}

/// A word that begins with `--`.
package struct Option: Sendable {
    /// The kind of value that an option takes.
    package enum Form: Hashable, Sendable {
        /// `--demo`: there or not. From the environment `1`, `true`, `0`, `false`.
        case toggle
        /// `--listen HOST:PORT` or `--listen=HOST:PORT`.
        case value(placeholder: String)
        /// `--header A --header B`: may be said several times. From the environment one.
        case list(placeholder: String)
        /// `--preset coach`: one of these words.
        case choice([String])
    }

    /// The option's name without the dashes: `admin-listen`.
    package let name: String
    /// One letter that stands for it: `o` of `-o`; nil for most.
    package let letter: Character?
    package let form: Form
    /// One line for the help page.
    package let help: String
    /// The variable that gives the same where the flag is absent: `USHER_ADMIN_LISTEN`.
    package let variable: String?

    package init(
        _ name: String, _ form: Form, help: String, variable: String? = nil, letter: Character? = nil
    ) {
        self.name = name
        self.letter = letter
        self.form = form
        self.help = help
        self.variable = variable
    }
}

/// A word in its place: the `FILE` of `usher check FILE`.
package struct Operand: Sendable {
    package let placeholder: String
    package let help: String
    package let isRequired: Bool
    /// The words that it may be; none if it may be any.
    package let choices: [String]
    /// It is the last one, and may be said several times: `usher-bench prove exact refusals`.
    package let isRepeated: Bool

    package init(
        _ placeholder: String, help: String, isRequired: Bool = true, choices: [String] = [],
        isRepeated: Bool = false
    ) {
        self.placeholder = placeholder
        self.help = help
        self.isRequired = isRequired
        self.choices = choices
        self.isRepeated = isRepeated
    }

    /// As a synopsis has it: `FILE`, `[FILE]`, `[WHAT…]`.
    var written: String {
        let name = placeholder + (isRepeated ? "…" : "")
        return isRequired ? name : "[\(name)]"
    }
}

/// The file that a word of a command line names: `-` is the standard stream.
package enum StreamName {
    package static let standard = "-"

    /// The path to read from.
    package static func input(_ word: String) -> String { word == standard ? "/dev/stdin" : word }
}

extension Command {
    /// It only holds commands: without one of them it does nothing.
    var isGroup: Bool { !subcommands.isEmpty && operands.isEmpty }

    /// The operand in this place, counted from 0; nil for one word too many.
    func operand(at place: Int) -> Operand? {
        if place < operands.count { return operands[place] }
        return operands.last.flatMap { $0.isRepeated ? $0 : nil }
    }

    /// Understood by every command; never declared.
    static let help = Option("help", .toggle, help: "Show this page", letter: "h")
    static let version = Option("version", .toggle, help: "Show the version")
    static let noColor = Option("no-color", .toggle, help: "No colour, as with NO_COLOR")
    static let everywhere = [help, version, noColor]
}
