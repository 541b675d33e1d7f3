/// The page that `--help` prints: usage, commands, operands, options, notes.
enum HelpPage {
    /// The largest width of the left column, in characters. A longer entry's help begins on the next line.
    private static let columnLimit = 34

    /// - Parameter trail: the program and the nested commands that lead to the command of this page.
    static func text(for trail: [Command]) -> String {
        guard let program = trail.first, let command = trail.last else { return "" }
        var sections = [command.summary + ".", "Usage:\n" + usage(of: trail)]
        let commands = command.subcommands.map { ($0.name, $0.summary) }
        let operands = command.operands.map { ($0.placeholder, help($0)) }
        let options = (command.options + Command.everywhere).map { ($0.flag, help($0)) }
        if !commands.isEmpty { sections.append("Commands:\n" + table(commands)) }
        if !operands.isEmpty { sections.append("Operands:\n" + table(operands)) }
        sections.append("Options:\n" + table(options))
        if trail.count > 1, !program.options.isEmpty {
            sections.append("The options of \(program.name) itself hold here too.")
        }
        if !command.notes.isEmpty { sections.append(command.notes.joined(separator: "\n")) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func usage(of trail: [Command]) -> String {
        guard let command = trail.last else { return "" }
        var lines = trail.count > 1 && command.isGroup ? [] : [Synopsis.usageLine(of: trail)]
        lines += command.subcommands.map { Synopsis.usageLine(of: trail + [$0]) }
        return lines.map { "  " + $0 }.joined(separator: "\n")
    }

    private static func help(_ operand: Operand) -> String {
        operand.choices.isEmpty
            ? operand.help : "\(operand.help): \(operand.choices.joined(separator: ", "))"
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

enum Synopsis {
    /// The usage line of a command, such as `usherctl user show [options] USER`.
    static func usageLine(of trail: [Command]) -> String {
        guard let command = trail.last else { return "" }
        var words = trail.map(\.name)
        if trail.count > 1, command.isGroup { words.append("COMMAND") }
        if !command.options.isEmpty { words.append("[options]") }
        words += command.operands.map(\.written)
        return words.joined(separator: " ")
    }
}

extension Command {
    package var page: String { HelpPage.text(for: [self]) }
}

extension Option {
    /// The option with the name of its value, such as `--listen HOST:PORT`.
    var flag: String {
        let flag = (letter.map { "-\($0), " } ?? "") + "--\(name)"
        return switch form {
        case .toggle: flag
        case .value(let placeholder), .list(let placeholder): "\(flag) \(placeholder)"
        case .choice(let words): "\(flag) \(words.joined(separator: "|"))"
        }
    }
}
