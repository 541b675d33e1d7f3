extension Command {
    /// Parses a command line. Flags can have any position before `--`. Environment variables supply the
    /// values of missing flags.
    ///
    /// - Parameters:
    ///   - arguments: the arguments without the program's own name.
    ///   - environment: the environment variables. An empty variable counts as unset.
    /// - Throws: the first mistake. Its text never contains a flag's value, which can be a secret. An unknown
    ///   word in the text is shortened.
    package func parseArguments(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws(ArgumentMistake) -> Invocation {
        var parser = Parser(program: self)
        for argument in arguments { try parser.takeArgument(argument) }
        return try parser.finishParsing(environment: environment)
    }
}

private struct Parser {
    /// The commands named so far on the command line. The first one is the program itself.
    var trail: [Command]
    var invocation = Invocation()
    var words: [String] = []
    /// The option whose value the next argument must be; nil if no value is expected.
    var pendingOption: Option?
    var onlyWords = false
    var helpIsAsked = false

    init(program: Command) { trail = [program] }

    var command: Command { trail[trail.count - 1] }

    /// The options that the next argument can name. They belong to the commands so far, or to all commands.
    var known: [Option] { trail.reversed().flatMap(\.options) + Command.everywhere }

    mutating func takeArgument(_ argument: String) throws(ArgumentMistake) {
        if let option = pendingOption {
            pendingOption = nil
            try store(argument, for: option)
        } else if !onlyWords, argument == "--" {
            onlyWords = true
        } else if !onlyWords, argument.hasPrefix("-"), argument != "-", !Self.isAmount(argument) {
            try takeFlag(argument)
        } else {
            try takeWord(argument)
        }
    }

    /// Whether the argument is a negative number or amount, such as `-10` or `-$5`, and therefore not a flag.
    private static func isAmount(_ argument: String) -> Bool {
        argument.dropFirst().first.map { $0.isNumber || $0 == "$" } ?? false
    }

    private mutating func takeFlag(_ argument: String) throws(ArgumentMistake) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let flag = String(parts[0])
        let given = String(flag.drop { $0 == "-" })
        let isLong = flag.hasPrefix("--")
        guard
            let option = known.first(where: {
                isLong ? $0.name == given : $0.letter.map(String.init) == given
            })
        else { throw unknownFlag(flag, name: given) }
        let name = option.name
        let value = parts.count == 2 ? String(parts[1]) : nil
        guard case .toggle = option.form else {
            guard let value else { return pendingOption = option }
            return try store(value, for: option)
        }
        guard value == nil else { throw ArgumentMistake(text: "--\(name) takes no value", suggestion: nil) }
        if name == Command.help.name {
            helpIsAsked = true
        } else if name == Command.version.name {
            invocation.request = .version
        } else {
            invocation.toggles.insert(name)
        }
    }

    private func unknownFlag(_ flag: String, name: String) -> ArgumentMistake {
        let nearest = NearestWord.of(name, in: known.map(\.name))
        return ArgumentMistake(
            text: "There is no flag \(shown(flag)) here; \(help) lists them",
            suggestion: nearest.map { "--\($0)" })
    }

    private mutating func takeWord(_ word: String) throws(ArgumentMistake) {
        if words.isEmpty, let next = command.subcommands.first(where: { $0.name == word }) {
            trail.append(next)
            invocation.path.append(word)
            return
        }
        // `usherctl help user` means the same as `usherctl user --help`.
        if trail.count == 1, words.isEmpty, word == "help", command.isGroup || command.operands.isEmpty {
            helpIsAsked = true
            return
        }
        guard let operand = command.operand(at: words.count) else { throw unknownWord(word) }
        guard operand.choices.isEmpty || operand.choices.contains(word) else {
            throw ArgumentMistake(
                text: "\(operand.placeholder) must be one of \(operand.choices.joined(separator: ", "))",
                suggestion: NearestWord.of(word, in: operand.choices))
        }
        words.append(word)
    }

    private func unknownWord(_ word: String) -> ArgumentMistake {
        guard words.isEmpty, command.operands.isEmpty, !command.subcommands.isEmpty else {
            return ArgumentMistake(text: "\(shown(word)) is one word too many; see \(help)", suggestion: nil)
        }
        let names = command.subcommands.map(\.name)
        if word.contains("."), command.options.contains(where: { $0.name == "config" }) {
            return ArgumentMistake(
                text: "Give a configuration with --config \(Printable.line(word))", suggestion: nil)
        }
        return ArgumentMistake(
            text: "There is no command \(shown(word)); known: \(names.joined(separator: ", "))",
            suggestion: NearestWord.of(word, in: names))
    }

    private mutating func store(_ value: String, for option: Option) throws(ArgumentMistake) {
        if case .list = option.form, !value.isEmpty {
            return invocation.lists[option.name, default: []].append(value)
        }
        guard invocation.values[option.name] == nil else {
            throw ArgumentMistake(text: "--\(option.name) is given twice", suggestion: nil)
        }
        guard !value.isEmpty else {
            throw ArgumentMistake(text: "--\(option.name) needs a value", suggestion: nil)
        }
        try check(value, for: option, at: "--\(option.name)")
        invocation.values[option.name] = Invocation.Given(value, from: .flag("--\(option.name)"))
    }

    private func check(_ value: String, for option: Option, at place: String) throws(ArgumentMistake) {
        guard case .choice(let words) = option.form, !words.contains(value) else { return }
        throw ArgumentMistake(
            text: "\(place) must be one of \(words.joined(separator: ", "))",
            suggestion: NearestWord.of(value, in: words))
    }

    mutating func finishParsing(environment: [String: String]) throws(ArgumentMistake) -> Invocation {
        if let pendingOption {
            throw ArgumentMistake(text: "--\(pendingOption.name) needs a value", suggestion: nil)
        }
        if helpIsAsked {
            invocation.request = .help(HelpPage.text(for: trail))
            return invocation
        }
        guard invocation.request == .run else { return invocation }
        if trail.count > 1, command.isGroup {
            let names = command.subcommands.map(\.name).joined(separator: ", ")
            throw ArgumentMistake(text: "\(name) needs one of its commands: \(names)", suggestion: nil)
        }
        for option in known { try fill(option, from: environment) }
        for (operand, word) in zip(command.operands, words) {
            invocation.operands[operand.placeholder] = word
        }
        if let last = command.operands.last, last.isRepeated {
            invocation.lists[last.placeholder] = Array(words.dropFirst(command.operands.count - 1))
        }
        if let missing = command.operands.dropFirst(words.count).first(where: \.isRequired) {
            throw ArgumentMistake(text: "\(missing.placeholder) is missing; see \(help)", suggestion: nil)
        }
        return invocation
    }

    private mutating func fill(_ option: Option, from environment: [String: String]) throws(ArgumentMistake) {
        guard let variable = option.variable, let text = environment[variable], !text.isEmpty else { return }
        if case .list = option.form {
            if invocation.lists[option.name] == nil { invocation.lists[option.name] = [text] }
            return
        }
        guard case .toggle = option.form else {
            guard invocation.values[option.name] == nil else { return }
            try check(text, for: option, at: variable)
            invocation.values[option.name] = Invocation.Given(text, from: .environment(variable))
            return
        }
        switch text.lowercased() {
        case "1", "true": invocation.toggles.insert(option.name)
        case "0", "false": break
        default: throw ArgumentMistake(text: "\(variable) must be 1 or 0", suggestion: nil)
        }
    }

    private var name: String { trail.map(\.name).joined(separator: " ") }

    private var help: String { name + " --help" }

    /// The word in quotes, for the text of an error. It is shortened and has no control characters.
    private func shown(_ word: String) -> String { Printable.quoted(word) }
}
