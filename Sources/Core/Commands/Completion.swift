/// What may follow on a command line, as all shells' scripts need it.
struct CompletionPlace {
    /// The commands' names behind the program's, joined: `user show`; empty for the program itself.
    let path: String
    let command: Command
    /// Its own options and those of the commands around it.
    let options: [Option]

    static func all(of program: Command) -> [CompletionPlace] {
        program.trails.map { trail in
            CompletionPlace(
                path: trail.dropFirst().map(\.name).joined(separator: " "), command: trail[trail.count - 1],
                options: trail.reversed().flatMap(\.options) + Command.everywhere)
        }
    }

    /// Commands, and the words that an operand may be.
    var words: [(name: String, help: String)] {
        command.subcommands.map { ($0.name, $0.summary) }
            + command.operands.flatMap { operand in operand.choices.map { ($0, operand.help) } }
    }

    /// Whether one of its operands is a file's name.
    var takesFile: Bool { command.operands.contains { $0.placeholder.contains("FILE") } }
}

extension Option {
    /// The words that may follow it; none where it is a toggle or takes any word.
    var choices: [String] { if case .choice(let words) = form { words } else { [] } }

    var takesValue: Bool { form != .toggle }

    /// Whether a file's or folder's name follows it.
    var takesFile: Bool {
        switch form {
        case .value(let placeholder), .list(let placeholder): ["FILE", "DIR", "PATH"].contains(placeholder)
        case .toggle, .choice: false
        }
    }
}

/// Text in a shell's single quotes.
func shellQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

enum BashCompletion {
    static func text(for program: Command) -> String {
        let places = CompletionPlace.all(of: program)
        let name = program.name
        let function = "_" + name.replacing("-", with: "_")
        let paths = places.map(\.path).filter { !$0.isEmpty }.map { "' \($0)'" }
        var lines = [
            "# bash completion for \(name): source <(\(name) completions bash)",
            "\(function)() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} path= i",
            "    for ((i = 1; i < COMP_CWORD; i++)); do",
            "        case \"$path ${COMP_WORDS[i]}\" in",
            "            \(paths.joined(separator: "|"))) path=\"$path ${COMP_WORDS[i]}\" ;;",
            "        esac",
            "    done",
            "    COMPREPLY=()",
            "    case \"$path:$before\" in",
        ]
        for place in places {
            let prefix = place.path.isEmpty ? "" : " " + place.path
            for option in place.options where option.takesValue {
                lines.append(
                    "        '\(prefix):--\(option.name)') \(reply(option.choices, files: option.takesFile)); return ;;"
                )
            }
        }
        lines += ["    esac", "    case $path in"]
        for place in places {
            let prefix = place.path.isEmpty ? "''" : "' \(place.path)'"
            let words = place.words.map(\.name) + place.options.map { "--\($0.name)" }
            lines.append("        \(prefix)) \(reply(words, files: place.takesFile)) ;;")
        }
        lines += ["    esac", "}", "complete -F \(function) \(name)", ""]
        return lines.joined(separator: "\n")
    }

    private static func reply(_ words: [String], files: Bool) -> String {
        if words.isEmpty && !files { return ":" }
        let flags =
            (words.isEmpty ? "" : "-W \(shellQuoted(words.joined(separator: " "))) ") + (files ? "-f " : "")
        return "mapfile -t COMPREPLY < <(compgen \(flags)-- \"$word\")"
    }
}

enum FishCompletion {
    static func text(for program: Command) -> String {
        let name = program.name
        let function = "__\(name.replacing("-", with: "_"))_at"
        var lines = [
            "# fish completion for \(name): ~/.config/fish/completions/\(name).fish",
            "function \(function)",
            "    set -l words (string match -v -- '-*' (commandline -opc))",
            "    test \"$words[2..]\" = \"$argv\"",
            "end",
            "complete -c \(name) -f",
        ]
        for place in CompletionPlace.all(of: program) {
            let condition = "-n '\(function)\(place.path.isEmpty ? "" : " " + place.path)'"
            for word in place.words {
                lines.append(
                    "complete -c \(name) \(condition) -a \(word.name) -d \(shellQuoted(word.help))")
            }
            if place.takesFile { lines.append("complete -c \(name) \(condition) -F") }
            for option in place.options {
                var line = "complete -c \(name) \(condition) -l \(option.name)"
                if option.takesFile {
                    line += " -r -F"
                } else if option.takesValue {
                    line += " -x"
                }
                if !option.choices.isEmpty {
                    line += " -a \(shellQuoted(option.choices.joined(separator: " ")))"
                }
                lines.append(line + " -d \(shellQuoted(option.help))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

enum ZshCompletion {
    static func text(for program: Command) -> String {
        let places = CompletionPlace.all(of: program)
        let name = program.name
        let paths = places.map(\.path).filter { !$0.isEmpty }.map { "' \($0)'" }
        var lines = [
            "#compdef \(name)",
            "# zsh completion for \(name): a file _\(name) in a folder of $fpath",
            "local route= word",
            "for word in ${words[2,CURRENT-1]}; do",
            "    case \"$route $word\" in",
            "        \(paths.joined(separator: "|"))) route=\"$route $word\" ;;",
            "    esac",
            "done",
            "case \"$route:${words[CURRENT-1]}\" in",
        ]
        for place in places {
            let prefix = place.path.isEmpty ? "" : " " + place.path
            for option in place.options where option.takesValue {
                lines.append("    '\(prefix):--\(option.name)') \(values(option)); return ;;")
            }
        }
        lines += ["esac", "local -a choices", "case $route in"]
        for place in places {
            lines.append("    '\(place.path.isEmpty ? "" : " " + place.path)')")
            lines.append("        choices=(")
            let entries = place.words + place.options.map { ("--\($0.name)", $0.help) }
            for entry in entries {
                let help = entry.help.replacing(":", with: "\\:")
                lines.append("            " + shellQuoted("\(entry.name):\(help)"))
            }
            lines.append("        )")
            lines.append("        _describe -o \(name) choices\(place.takesFile ? "; _files" : "") ;;")
        }
        lines += ["esac", ""]
        return lines.joined(separator: "\n")
    }

    private static func values(_ option: Option) -> String {
        if option.takesFile { return "_files" }
        let words = option.choices.joined(separator: " ")
        return words.isEmpty ? "_message \(option.name)" : "compadd \(words)"
    }
}
