/// The page that `--help` prints: usage, commands, operands, options, notes.
enum HelpPage {
    /// The widest that a left column grows; a longer entry has its help on the next line.
    private static let columnLimit = 34

    static func text(for command: Command, of program: Command) -> String {
        let isProgram = command.name == program.name
        var sections = [command.summary + ".", "Usage:\n" + usage(of: command, program: program)]
        let commands = command.subcommands.map { ($0.name, $0.summary) }
        let operands = command.operands.map { ($0.placeholder, $0.help) }
        let options = (command.options + Command.everywhere).map { (flag($0), help($0)) }
        if !commands.isEmpty { sections.append("Commands:\n" + table(commands)) }
        if !operands.isEmpty { sections.append("Operands:\n" + table(operands)) }
        sections.append("Options:\n" + table(options))
        if !isProgram, !program.options.isEmpty {
            sections.append("The options of \(program.name) itself hold here too.")
        }
        if !command.notes.isEmpty { sections.append(command.notes.joined(separator: "\n")) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func usage(of command: Command, program: Command) -> String {
        let isProgram = command.name == program.name
        var lines = ["  " + (isProgram ? command.name : "\(program.name) \(command.name)")]
        if !command.options.isEmpty { lines[0] += " [options]" }
        for operand in command.operands {
            lines[0] += operand.isRequired ? " \(operand.placeholder)" : " [\(operand.placeholder)]"
        }
        for next in command.subcommands {
            lines.append(usage(of: next, program: program))
        }
        return lines.joined(separator: "\n")
    }

    private static func flag(_ option: Option) -> String {
        switch option.form {
        case .toggle: "--\(option.name)"
        case .value(let placeholder), .list(let placeholder): "--\(option.name) \(placeholder)"
        case .choice(let words): "--\(option.name) \(words.joined(separator: "|"))"
        }
    }

    private static func help(_ option: Option) -> String {
        option.variable.map { "\(option.help) [\($0)]" } ?? option.help
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = min(columnLimit, rows.map(\.0.count).max() ?? 0)
        return rows.map { left, right in
            left.count <= width
                ? "  \(left.padded(to: width))  \(right)"
                : "  \(left)\n  \("".padded(to: width))  \(right)"
        }.joined(separator: "\n")
    }
}
