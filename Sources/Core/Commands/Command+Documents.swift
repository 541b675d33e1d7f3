/// The shell completions and the manual page that a program prints about its own command line.
extension Command {
    /// The commands `completions SHELL` and `man`, which each program adds to its own commands.
    package static let documentCommands = [
        Command(
            name: "completions", summary: "Prints the completion script for a shell",
            operands: [
                Operand("SHELL", help: "The shell", choices: ["bash", "zsh", "fish"])
            ],
            notes: [
                "bash:  source <(PROGRAM completions bash)",
                "zsh:   PROGRAM completions zsh > a folder of $fpath/_PROGRAM",
                "fish:  PROGRAM completions fish > ~/.config/fish/completions/PROGRAM.fish",
            ]),
        Command(
            name: "man", summary: "Prints this program's manual page",
            notes: ["Read it with:  PROGRAM man | man -l -"]),
    ]

    /// The text that the command `completions` or `man` prints; nil if another command is given.
    package func documentText(_ invocation: Invocation, version: String) -> String? {
        switch (invocation.path, invocation.operands["SHELL"]) {
        case (["man"], _): ManualPage.text(of: self, version: version)
        case (["completions"], "bash"?): CompletionScript.bashScript(for: name)
        case (["completions"], "zsh"?): CompletionScript.zshScript(for: name)
        case (["completions"], "fish"?): CompletionScript.fishScript(for: name)
        default: nil
        }
    }

    /// The paths to all commands of the program. A path begins with the program and ends with the command.
    package var trails: [[Command]] {
        func walk(_ trail: [Command]) -> [[Command]] {
            [trail] + (trail.last?.subcommands ?? []).flatMap { walk(trail + [$0]) }
        }
        return walk([self])
    }
}
