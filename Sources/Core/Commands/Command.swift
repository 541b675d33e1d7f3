/// The declaration of a command and its subcommands. The parser, help pages and completions all use it.
package struct Command: Sendable {
    /// The word that names the command, such as `usher` or `check`.
    package let name: String
    /// One sentence about what the command does, without a full stop.
    package let summary: String
    package let options: [Option]
    package let operands: [Operand]
    package let subcommands: [Command]
    /// The lines at the end of the help page, such as examples and exit codes.
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

/// An option: a word that begins with `--`.
package struct Option: Sendable {
    package enum Form: Hashable, Sendable {
        /// An option without a value, such as `--demo`. The values of its environment variable are `1`,
        /// `true`, `0` and `false`.
        case toggle
        /// An option with one value: `--listen HOST:PORT` or `--listen=HOST:PORT`.
        case value(placeholder: String)
        /// An option that can be repeated, such as `--header A --header B`. Its environment variable has one
        /// value.
        case list(placeholder: String)
        /// An option whose value must be one of the listed words, such as `--preset coach`.
        case choice([String])
    }

    /// The option's name without the dashes, such as `admin-listen`.
    package let name: String
    /// The letter of the option's short form, such as `o` for `-o`; nil if the option has no short form.
    package let letter: Character?
    package let form: Form
    /// The option's description on the help page, one line.
    package let help: String
    /// The environment variable that supplies the value if the flag is missing, such as `USHER_ADMIN_LISTEN`.
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

/// An argument that is identified by its position, such as `FILE` in `usher check FILE`.
package struct Operand: Sendable {
    package let placeholder: String
    package let help: String
    package let isRequired: Bool
    /// The words that are allowed as this operand. If the list is empty, any word is allowed.
    package let choices: [String]
    /// Whether the operand can be repeated. Only a command's last operand can be repeated.
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

    /// The operand as a usage line shows it: `FILE`, `[FILE]` or `[WHAT…]`.
    var written: String {
        let name = placeholder + (isRepeated ? "…" : "")
        return isRequired ? name : "[\(name)]"
    }
}

/// Names of files on a command line. The name `-` means standard input or standard output.
package enum StreamName {
    package static let standard = "-"

    /// The path of the file to read. For `-` it is the path of standard input.
    package static func input(_ word: String) -> String { word == standard ? "/dev/stdin" : word }
}

extension Command {
    /// Whether the command only groups subcommands and does nothing by itself.
    var isGroup: Bool { !subcommands.isEmpty && operands.isEmpty }

    /// The operand at this position, counted from 0; nil if the command has none there.
    func operand(at place: Int) -> Operand? {
        if place < operands.count { return operands[place] }
        return operands.last.flatMap { $0.isRepeated ? $0 : nil }
    }

    static let help = Option("help", .toggle, help: "Show this page", letter: "h")
    static let version = Option("version", .toggle, help: "Show the version")
    static let noColor = Option("no-color", .toggle, help: "No colour, as with NO_COLOR")
    static let everywhere = [help, version, noColor]
}
