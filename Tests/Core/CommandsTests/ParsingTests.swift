import Commands
import Testing

/// A command with every kind of option and operand.
let sample = Command(
    name: "usher", summary: "Counts, forwards, streams, and says no warmly",
    options: [
        Option(
            "preset", .choice(["coach", "pages"]), help: "A ready configuration", variable: "USHER_PRESET"),
        Option(
            "listen", .value(placeholder: "HOST:PORT"), help: "Where chat apps connect",
            variable: "USHER_LISTEN"),
        Option("demo", .toggle, help: "Answer from a built-in stand-in", variable: "USHER_DEMO"),
    ],
    subcommands: [
        Command(
            name: "check", summary: "Report every mistake of a configuration",
            options: [Option("quiet", .toggle, help: "Only the exit code")],
            operands: [Operand("FILE", help: "The configuration")]),
        Command(name: "health", summary: "Ask a running usher how it is"),
    ],
    notes: ExitCode.notes)

@Suite struct `A command line` {
    @Test func `A value is given by a flag, a flag with an equals sign, or the environment`() throws {
        let spaced = try sample.parseArguments(["--listen", "127.0.0.1:1"])
        #expect(spaced["listen"] == Invocation.Given("127.0.0.1:1", from: .flag("--listen")))
        let joined = try sample.parseArguments(["--listen=[::1]:2", "--preset=coach"])
        #expect(joined["listen"]?.text == "[::1]:2")
        #expect(joined["preset"]?.text == "coach")
        let variable = try sample.parseArguments([], environment: ["USHER_LISTEN": "a:3"])
        #expect(variable["listen"] == Invocation.Given("a:3", from: .environment("USHER_LISTEN")))
    }

    @Test func `A flag is preferred to the environment`() throws {
        let both = try sample.parseArguments(
            ["--listen", "flag:1"], environment: ["USHER_LISTEN": "variable:2"])
        #expect(both["listen"]?.text == "flag:1")
    }

    @Test func `An empty environment variable counts as unset`() throws {
        #expect(try sample.parseArguments([], environment: ["USHER_LISTEN": ""])["listen"] == nil)
    }

    @Test(arguments: [("1", true), ("true", true), ("TRUE", true), ("0", false), ("false", false)])
    func `A toggle is read from the environment`(text: String, isOn: Bool) throws {
        #expect(try sample.parseArguments([], environment: ["USHER_DEMO": text]).has("demo") == isOn)
    }

    @Test func `Subcommands are found, with their operands and the program's options after them`() throws {
        let check = try sample.parseArguments(["check", "--quiet", "my.yaml", "--listen", "h:1"])
        #expect(check.path == ["check"])
        #expect(check.operands == ["FILE": "my.yaml"])
        #expect(check.has("quiet"))
        #expect(check["listen"]?.text == "h:1")
        #expect(check.request == .run)
    }

    @Test func `An operand that may be repeated takes several words`() throws {
        let prove = Command(
            name: "prove", summary: "Proves",
            operands: [
                Operand("PLACE", help: "Where"),
                Operand("WHAT", help: "What", isRequired: false, isRepeated: true),
            ])
        let several = try prove.parseArguments(["here", "a", "b", "c"])
        #expect(several.lists["WHAT"] == ["a", "b", "c"] && several.operands["WHAT"] == "a")
        #expect(several.operands["PLACE"] == "here")
        #expect(try prove.parseArguments(["here"]).lists["WHAT"] == [])
        #expect(prove.page.contains("prove PLACE [WHAT…]"))
        #expect(prove.completeLastWord(of: ["here", "a", "b", ""]).placeholder == "WHAT")
    }

    @Test func `Two dashes end the flags of a command line, and a single dash is an operand`() throws {
        #expect(try sample.parseArguments(["check", "--", "--odd"]).operands == ["FILE": "--odd"])
        #expect(try sample.parseArguments(["check", "-"]).operands == ["FILE": "-"])
    }

    @Test(arguments: [["--version"], ["--demo", "--version"], ["check", "--version"]])
    func `A command line asks for the version without the operands of a run`(arguments: [String]) throws {
        #expect(try sample.parseArguments(arguments).request == .version)
    }

    @Test(arguments: [["--help"], ["-h"], ["--demo", "--help"]])
    func `A command line asks for help by --help or -h`(arguments: [String]) throws {
        guard case .help(let page) = try sample.parseArguments(arguments).request else {
            Issue.record("no help page")
            return
        }
        #expect(page.hasPrefix("Counts, forwards"))
    }

    @Test(
        arguments: [
            (["--lisen", "x"], #"There is no flag "--lisen" here; usher --help lists them"#, "--listen"),
            (["-demo"], #"There is no flag "-demo" here; usher --help lists them"#, "--demo"),
            (["--zzzzzz"], #"There is no flag "--zzzzzz" here; usher --help lists them"#, nil),
            (["--listen"], "--listen needs a value", nil),
            (["--listen="], "--listen needs a value", nil),
            (["--listen", "a:1", "--listen=b:2"], "--listen is given twice", nil),
            (["--demo=yes"], "--demo takes no value", nil),
            (["--preset", "caoch"], "--preset must be one of coach, pages", "coach"),
            (["chekc", "x"], #"There is no command "chekc"; known: check, health"#, "check"),
            (["check"], "FILE is missing; see usher check --help", nil),
            (["check", "a", "b"], #""b" is one word too many; see usher check --help"#, nil),
            (["health", "a"], #""a" is one word too many; see usher health --help"#, nil),
        ] as [([String], String, String?)])
    func `A command line that cannot be understood says what is wrong`(
        arguments: [String], text: String, suggestion: String?
    ) {
        let mistake = #expect(throws: ArgumentMistake.self) { try sample.parseArguments(arguments) }
        #expect(mistake?.text == text)
        #expect(mistake?.suggestion == suggestion)
    }

    @Test func `An error names the environment variable whose value is wrong`() {
        let toggle = #expect(throws: ArgumentMistake.self) {
            try sample.parseArguments([], environment: ["USHER_DEMO": "maybe"])
        }
        #expect(toggle?.description == "USHER_DEMO must be 1 or 0.")
        let choice = #expect(throws: ArgumentMistake.self) {
            try sample.parseArguments([], environment: ["USHER_PRESET": "page"])
        }
        #expect(choice?.description == "USHER_PRESET must be one of coach, pages. Did you mean pages?")
    }

    @Test func `An error never repeats a flag's value or a control character of the command line`() {
        let value = #expect(throws: ArgumentMistake.self) {
            try sample.parseArguments(["--passwrod=hunter2"])
        }
        #expect(value?.description.contains("hunter2") == false)
        let control = #expect(throws: ArgumentMistake.self) { try sample.parseArguments(["--\u{1B}[31m"]) }
        #expect(control?.description.contains("\u{1B}") == false)
    }
}
