/// The words that can come next on a command line. The shells' completion scripts call the program itself
/// (`PROGRAM __complete WORD…`). The scripts therefore contain no list of commands, and a running edge can
/// supply names of users and plans.
package struct Completion: Sendable {
    /// One word that can be inserted at the cursor.
    package struct Choice: Hashable, Sendable {
        package let word: String
        package let help: String

        package init(_ word: String, _ help: String = "") {
            self.word = word
            self.help = help
        }
    }

    package internal(set) var choices: [Choice] = []
    /// Whether the name of a file or a folder can be inserted at the cursor.
    package internal(set) var takesFile = false
    /// The placeholder at the cursor, such as `USER`; nil if there is none or its words are listed.
    package internal(set) var placeholder: String?
    /// The part of the current word that precedes the cursor. Every choice begins with this part.
    package let beginning: String
    /// The options before the cursor with their values, such as `--admin` with the address of an edge.
    package internal(set) var given: [(name: String, value: String)] = []

    /// Adds those choices that begin with `beginning`.
    package mutating func addChoices(_ more: [Choice]) {
        choices += more.filter { $0.word.hasPrefix(beginning) }
    }

    /// The output for the shell scripts. Each choice is a line with the word, a tab and the help text. The
    /// line `:files` asks the shell to offer files.
    package var text: String {
        if takesFile { return ":files" }
        return choices.map { "\(Printable.line($0.word))\t\(Printable.line($0.help))" }.joined(
            separator: "\n")
    }
}

extension Command {
    /// The hidden subcommand that the shell scripts call.
    package static let completionWord = "__complete"

    /// Completes the last of `words`, which are the words after the program's name.
    package func completeLastWord(of words: [String]) -> Completion {
        // bash splits `--output=json` into three words. If the last word is `=`, the value is still empty, so
        // an empty word is added.
        let words = words.last == "=" ? words + [""] : words
        var completion = Completion(beginning: words.last ?? "")
        var trail = [self]
        var operands = 0
        var open: Option?
        var all: [Option] { trail.reversed().flatMap(\.options) + Command.everywhere }
        for word in words.dropLast() where word != "=" {
            if let option = open {
                completion.given.append((option.name, word))
                open = nil
            } else if word.hasPrefix("--") {
                let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1)
                guard let option = all.first(where: { $0.name == parts.first.map(String.init) }) else {
                    continue
                }
                if parts.count == 2 {
                    completion.given.append((option.name, String(parts[1])))
                } else if option.takesValue {
                    open = option
                }
            } else if operands == 0,
                let next = trail[trail.count - 1].subcommands.first(where: { $0.name == word })
            {
                trail.append(next)
            } else {
                operands += 1
            }
        }
        let command = trail[trail.count - 1]
        if let open {
            completion.add(valueOf: open)
            return completion
        }
        let operand = command.operand(at: operands)
        if !completion.beginning.hasPrefix("-") {
            if operands == 0 { completion.addChoices(command.subcommands.map { .init($0.name, $0.summary) }) }
            if let operand { completion.add(operand) }
        }
        // Options are offered only if no other word fits, or if the current word begins with `-`.
        let hasWords = !completion.choices.isEmpty || completion.placeholder != nil
        if completion.beginning.hasPrefix("-") || !hasWords {
            completion.addChoices(all.map { .init("--\($0.name)", $0.help) })
        }
        return completion
    }
}

extension Option {
    fileprivate var takesValue: Bool { form != .toggle }
}

extension Completion {
    fileprivate mutating func add(valueOf option: Option) {
        switch option.form {
        case .toggle: break
        case .choice(let words): addChoices(words.map { .init($0) })
        case .value(let name), .list(let name): add(placeholder: name)
        }
    }

    fileprivate mutating func add(_ operand: Operand) {
        addChoices(operand.choices.map { .init($0, operand.help) })
        if operand.choices.isEmpty { add(placeholder: operand.placeholder) }
    }

    private mutating func add(placeholder name: String) {
        placeholder = name
        takesFile = ["FILE", "OTHER", "DIR", "PATH"].contains(name)
    }

    fileprivate init(beginning: String) { self.beginning = beginning }
}

/// The shell scripts, which call the program for completions.
enum CompletionScript {
    static func bashScript(for name: String) -> String {
        let function = "_" + name.replacing("-", with: "_")
        return """
            # bash completion for \(name): source <(\(name) completions bash)
            \(function)() {
                local word
                COMPREPLY=()
                while IFS=$'\\t' read -r word _; do
                    if [ "$word" = :files ]; then
                        compopt -o filenames 2>/dev/null
                        mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
                    else
                        COMPREPLY+=("$word")
                    fi
                done < <("$1" \(Command.completionWord) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            }
            complete -F \(function) \(name)

            """
    }

    static func zshScript(for name: String) -> String {
        """
        #compdef \(name)
        # zsh completion for \(name): a file _\(name) in a folder of $fpath
        local line
        local -a found choices
        found=("${(@f)$(${words[1]} \(Command.completionWord) "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
        if [[ $found[1] == :files ]]; then
            _files
            return
        fi
        for line in $found; do
            choices+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
        done
        _describe \(name) choices

        """
    }

    static func fishScript(for name: String) -> String {
        let function = "__\(name.replacing("-", with: "_"))_complete"
        return """
            # fish completion for \(name): ~/.config/fish/completions/\(name).fish
            function \(function)
                set -l words (commandline -opc)
                set -l found ($words[1] \(Command.completionWord) $words[2..] (commandline -ct) 2>/dev/null)
                if test "$found[1]" = :files
                    __fish_complete_path (commandline -ct)
                else
                    printf '%s\\n' $found
                end
            end
            complete -c \(name) -f -a '(\(function))'

            """
    }
}
