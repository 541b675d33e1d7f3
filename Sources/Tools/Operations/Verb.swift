import Commands

/// A command with its action. Help, completions and the manual use its declaration.
struct Verb: Sendable {
    typealias Action = @Sendable (Session) async throws(CommandError) -> OperatorExit

    let command: Command
    private let verbs: [Verb]
    private let action: Action?

    /// - Parameters:
    ///   - options: the verb's own options. If there are several forms, `--output` is added.
    ///   - forms: the possible forms of standard output.
    init(
        _ name: String, _ summary: String, operands: [Operand] = [], options: [Option] = [],
        forms: [Form] = [.table, .json], notes: [String] = [], action: @escaping Action
    ) {
        let output = Option(
            "output", .choice(forms.map(\.rawValue)), help: "The form of standard output", letter: "o")
        command = Command(
            name: name, summary: summary, options: options + (forms.count > 1 ? [output] : []),
            operands: operands, notes: notes)
        verbs = []
        self.action = action
    }

    init(_ name: String, _ summary: String, notes: [String] = [], _ verbs: [Verb]) {
        command = Command(name: name, summary: summary, subcommands: verbs.map(\.command), notes: notes)
        self.verbs = verbs
        action = nil
    }

    /// The action of the verb with these names. The result is nil if there is none.
    static func findAction(at path: [String], in verbs: [Verb]) -> Action? {
        guard let first = path.first, let verb = verbs.first(where: { $0.command.name == first }) else {
            return nil
        }
        return path.count == 1 ? verb.action : findAction(at: Array(path.dropFirst()), in: verb.verbs)
    }
}

enum Form: String, Sendable {
    case table, json, csv
}
