import Commands
import Configuration

enum UsherCommand {
    static let declaration = Command(
        name: "usher",
        summary: "The edge: counts each message, forwards it, streams the answer, and refuses kindly",
        options: Overrides.options + [
            Option(
                "demo", .toggle, help: "Demo users, and a stand-in for an LLM if no upstream is named",
                variable: "USHER_DEMO")
        ],
        subcommands: [
            Command(
                name: "check", summary: "Finds every mistake in a configuration",
                operands: [Operand("FILE", help: "The configuration")]),
            Command(
                name: "health", summary: "Asks a running edge whether it is ready",
                options: Overrides.options.filter { ["admin-listen"].contains($0.name) } + [
                    Option(
                        "live", .toggle,
                        help: "Ask only whether it answers: an edge without Redis is alive but not ready"),
                    Option(
                        "ca-file", .value(placeholder: "FILE"),
                        help: "Ask over TLS, and trust these authorities", variable: "USHER_ADMIN_CA_FILE"),
                ]),
            Command(
                name: "words", summary: "Prints every sentence, to be translated or written anew",
                options: [
                    Option(
                        "template", .value(placeholder: "LANGUAGE"),
                        help: "With the plural forms of this language, such as fr (en)")
                ],
                notes: [
                    "Put this output into the section words: of a configuration, and translate it.",
                    "If a sentence is missing in a language, people see the English one.",
                ]),
        ] + Command.documentCommands,
        notes: [
            "Examples:",
            "  usher --preset coach --demo",
            "  usher --config my.yaml --upstream https://api.example.com",
            "",
        ] + ExitCode.notes)
}
