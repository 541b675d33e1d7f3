import Commands
import Foundation
import TestSupport
import Testing

private let nested = Command(
    name: "tool", summary: "Shows people's things",
    options: [Option("config", .value(placeholder: "FILE"), help: "The one")],
    subcommands: [
        Command(
            name: "user", summary: "One person",
            subcommands: [
                Command(
                    name: "show", summary: "Where they stand",
                    options: [
                        Option("output", .choice(["table", "json"]), help: "What comes out", letter: "o")
                    ],
                    operands: [Operand("USER", help: "Who")]),
                Command(name: "forget", summary: "It's gone: all of it"),
            ])
    ] + Command.documentCommands, notes: [".a line that is no macro", "it's 'quoted' \\ so"])

@Suite struct `Nested commands` {
    @Test func `Nested commands are found, with the options of all enclosing commands`() throws {
        let call = try nested.parseArguments(["user", "--config", "a", "show", "--output=json", "ann"])
        #expect(call.path == ["user", "show"])
        #expect(call["config"]?.text == "a" && call["output"]?.text == "json")
        #expect(call.operands == ["USER": "ann"])
    }

    @Test(arguments: [
        (["user"], "tool user needs one of its commands: show, forget", nil),
        (["user", "shwo"], #"There is no command "shwo"; known: show, forget"#, "show"),
        (["user", "show"], "USER is missing; see tool user show --help", nil),
        (["completions", "bahs"], "SHELL must be one of bash, zsh, fish", "bash"),
    ])
    func `Nested commands are named in full in an error`(words: [String], text: String, suggestion: String?) {
        let mistake = #expect(throws: ArgumentMistake.self) { try nested.parseArguments(words) }
        #expect(mistake?.text == text)
        #expect(mistake?.suggestion == suggestion)
    }

    @Test func `Nested commands accept the one-letter form of an option`() throws {
        #expect(try nested.parseArguments(["user", "show", "-o", "json", "ann"])["output"]?.text == "json")
        let mistake = #expect(throws: ArgumentMistake.self) {
            try nested.parseArguments(["user", "show", "-x"])
        }
        #expect(mistake?.text == #"There is no flag "-x" here; tool user show --help lists them"#)
    }

    @Test func `Nested commands take a negative number as an operand`() throws {
        #expect(try nested.parseArguments(["user", "show", "-5"]).operands == ["USER": "-5"])
    }

    @Test func `Nested commands have a help page of their own`() throws {
        for words in [["user", "--help"], ["user", "-h"], ["help", "user"]] {
            guard case .help(let page) = try nested.parseArguments(words).request else {
                Issue.record("\(words) was not read as a wish for help")
                continue
            }
            #expect(page.contains("Usage:\n  tool user show [options] USER\n  tool user forget\n"))
        }
    }
}

@Suite struct `A program's completions and manual` {
    private func document(_ words: String...) throws -> String {
        try #require(nested.documentText(try nested.parseArguments(words), version: "1"))
    }

    private func run(_ words: [String], on text: String) async throws -> (code: Int32, text: String)? {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "document")
        let run = try await ProgramRun.of(words + [folder.file("document")])
        return run.exitCode == 127 ? nil : (run.exitCode, run.text + run.stderr)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `A program's completion scripts have no syntax error, and ask the program for words`(shell: String)
        async throws
    {
        let script = try document("completions", shell)
        #expect(script.contains(Command.completionWord))
        guard let checked = try await run([shell, shell == "fish" ? "--no-execute" : "-n"], on: script) else {
            _ = try Requirement.decide(false, "\(shell) is not installed")
            return
        }
        #expect(checked.code == 0 && checked.text.isEmpty, "\(checked.text)")
    }

    @Test func `A program's manual is a page that groff formats without a warning`() async throws {
        let page = try document("man")
        #expect(page.hasPrefix(#".TH "TOOL" "1" "" "tool 1" "Usher""#))
        #expect(page.contains("\n\\&.a line that is no macro\n"))
        guard let read = try await run(["groff", "-man", "-Tutf8", "-ww", "-z"], on: page) else {
            _ = try Requirement.decide(false, "groff is not installed")
            return
        }
        #expect(read.code == 0 && read.text.isEmpty, "\(read.text)")
    }
}

@Suite struct `The completion of a command line` {
    @Test(arguments: [
        ("", "user completions man"), ("us", "user"), ("user|", "show forget"), ("user|sh", "show"),
        ("user|show|--output|", "table json"), ("user|show|--output=json|--c", "--config"),
        ("user|show|--output|=|t", "table"), ("user|show|--output|=", "table json"),
        ("completions|", "bash zsh fish"), ("user|show|-", "--output --config --help --version --no-color"),
        // After the last operand only options can follow, so the shell is offered the options.
        ("user|show|ann|", "--output --config --help --version --no-color"),
        ("user|--config|show|", "show forget"), ("nobody|knows|this|--he", "--help"),
    ])
    func `A command line's completion offers the words that may come next`(typed: String, words: String) {
        let completion = nested.completeLastWord(of: typed.components(separatedBy: "|"))
        #expect(completion.choices.map(\.word).joined(separator: " ") == words)
        #expect(completion.text.split(separator: "\n").allSatisfy { $0.contains("\t") })
    }

    @Test
    func `Completion offers files for a file, and names the kind of value if only the edge knows it`() {
        #expect(nested.completeLastWord(of: ["--config", ""]).text == ":files")
        let user = nested.completeLastWord(of: ["--config", "a", "user", "show", "an"])
        #expect(user.placeholder == "USER" && user.choices.isEmpty)
        #expect(user.given.map(\.name) == ["config"] && user.given.map(\.value) == ["a"])
        var more = user
        more.addChoices([.init("ann", "premium"), .init("ben")])
        #expect(more.text == "ann\tpremium")
    }
}
