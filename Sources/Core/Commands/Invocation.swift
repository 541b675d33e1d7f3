package struct Invocation: Hashable, Sendable {
    package enum Request: Hashable, Sendable {
        case run
        /// The program prints this text, a help page, on standard output and exits with `ExitCode.fine`.
        case help(String)
        case version
    }

    /// The value of an option, and where the value was given. Error messages name this source.
    package struct Given: Hashable, Sendable {
        /// Whether a flag or an environment variable gave the value.
        package enum Source: Hashable, Sendable {
            /// The flag that gave the value, with its dashes, such as `--listen`.
            case flag(String)
            /// The environment variable that gave the value, such as `USHER_LISTEN`.
            case environment(String)
        }

        package let text: String
        package let source: Source

        package init(_ text: String, from source: Source) {
            self.text = text
            self.source = source
        }
    }

    package internal(set) var request = Request.run
    /// The names of the given subcommands, the outermost first. It is empty if the command line names none.
    package internal(set) var path: [String] = []
    /// The values of the options, by the option's name without dashes.
    package internal(set) var values: [String: Given] = [:]
    package internal(set) var toggles: Set<String> = []
    /// The values of repeatable options and operands, by name, in the order of the command line.
    package internal(set) var lists: [String: [String]] = [:]
    /// The values of the operands, by placeholder. For a repeated operand, this is the first value.
    package internal(set) var operands: [String: String] = [:]

    package subscript(_ name: String) -> Given? { values[name] }

    package func has(_ toggle: String) -> Bool { toggles.contains(toggle) }
}

/// A mistake in a command line. The program exits with `ExitCode.usage`.
package struct ArgumentMistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that states the mistake and the correction.
    package let text: String
    /// The valid word that is most similar to the mistyped one, such as `--listen`.
    package let suggestion: String?

    package init(text: String, suggestion: String? = nil) {
        self.text = text
        self.suggestion = suggestion
    }

    package var description: String {
        suggestion.map { "\(text). Did you mean \($0)?" } ?? "\(text)."
    }
}

/// The exit codes of a program with their meanings.
package protocol ProgramExit: RawRepresentable<Int32>, CaseIterable, Sendable {
    /// The meaning in one line, for a help page.
    var meaning: String { get }
}

extension ProgramExit {
    /// The list of exit codes at the end of a help page.
    package static var notes: [String] {
        ["Exit codes:"] + allCases.map { "  " + "\($0.rawValue)".padded(to: 4) + $0.meaning }
    }
}

/// The exit codes that all programs share. If sysexits.h has a code for the case, that code is used.
package enum ExitCode: Int32, ProgramExit {
    case fine = 0
    /// The program ran, but its result is negative, such as a failed health check.
    case failed = 1
    /// The command line is invalid.
    case usage = 64
    /// Something that the program needs is unavailable. For example, Redis does not respond.
    case unavailable = 69
    /// The configuration has mistakes, which are printed on standard error.
    case configuration = 78

    package var meaning: String {
        switch self {
        case .fine: "all is well"
        case .failed: "the answer is no"
        case .usage: "the command line cannot be understood"
        case .unavailable: "a service that it needs is not there"
        case .configuration: "the configuration has mistakes"
        }
    }
}

extension String {
    /// The text, filled up with spaces at its end to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
