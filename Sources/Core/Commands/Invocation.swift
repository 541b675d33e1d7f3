/// A command line, understood.
package struct Invocation: Hashable, Sendable {
    /// The request that a command line makes of the program.
    package enum Request: Hashable, Sendable {
        case run
        /// Print this page on standard output and leave with `ExitCode.fine`.
        case help(String)
        case version
    }

    /// A value, and who gave it, so that a complaint can name the place.
    package struct Given: Hashable, Sendable {
        /// The place that a value came from.
        package enum Source: Hashable, Sendable {
            /// The flag with its dashes: `--listen`.
            case flag(String)
            /// The variable: `USHER_LISTEN`.
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
    /// The subcommands' names, outermost first; empty for the program itself.
    package internal(set) var path: [String] = []
    /// The values by the option's name without dashes. Only what was said is here.
    package internal(set) var values: [String: Given] = [:]
    package internal(set) var toggles: Set<String> = []
    /// The values of options and operands that may be given several times, in the order given.
    package internal(set) var lists: [String: [String]] = [:]
    /// The operands by placeholder; of one that is said several times, the first.
    package internal(set) var operands: [String: String] = [:]

    package subscript(_ name: String) -> Given? { values[name] }

    package func has(_ toggle: String) -> Bool { toggles.contains(toggle) }
}

/// A mistake in a command line. Leave with `ExitCode.usage`.
package struct ArgumentMistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence: what is wrong and what to write instead.
    package let text: String
    /// The word that the person probably meant: `--listen`.
    package let suggestion: String?

    package init(text: String, suggestion: String? = nil) {
        self.text = text
        self.suggestion = suggestion
    }

    package var description: String {
        suggestion.map { "\(text). Did you mean \($0)?" } ?? "\(text)."
    }
}

/// The exit codes of a program, each with its meaning.
package protocol ProgramExit: RawRepresentable<Int32>, CaseIterable, Sendable {
    /// One line for a help page.
    var meaning: String { get }
}

extension ProgramExit {
    /// The lines that a help page ends with.
    package static var notes: [String] {
        ["Exit codes:"] + allCases.map { "  " + "\($0.rawValue)".padded(to: 4) + $0.meaning }
    }
}

/// The exit codes that programs share (the numbers of sysexits.h where it has one).
package enum ExitCode: Int32, ProgramExit {
    case fine = 0
    /// It was asked something and the answer is no: a failed check of health.
    case failed = 1
    /// The command line cannot be understood.
    case usage = 64
    /// A service that it needs is not there: an address in use, a Redis that does not answer.
    case unavailable = 69
    /// The configuration has mistakes; they stand on standard error.
    case configuration = 78

    /// One line for a help page.
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
    /// Spaces at the end up to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
