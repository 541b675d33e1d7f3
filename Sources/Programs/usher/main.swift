import Commands
import Foundation
import Reactor
import Terminal

// This must run before any thread is started. Later, growing the descriptor table would block for 8 ms.
Resources.prepareDescriptors()
let environment = ProcessInfo.processInfo.environment
let palette = Palette(isTerminal: Console.talk.isTerminal, environment: environment)

if CommandLine.arguments.dropFirst().first == Command.completionWord {
    Console.output.write(
        UsherCommand.declaration.completeLastWord(of: Array(CommandLine.arguments.dropFirst(2))).text)
    exit(0)
}

do throws(ArgumentMistake) {
    let invocation = try UsherCommand.declaration.parseArguments(
        Array(CommandLine.arguments.dropFirst()), environment: environment)
    switch (invocation.request, invocation.path.first) {
    case (.help(let page), _): Console.output.write(page)
    case (.version, _): Console.output.write("usher \(Release.version)")
    case (.run, "check"): exit(Check.runCheck(invocation, environment, palette).rawValue)
    case (.run, "health"): exit(Health.runHealth(invocation).rawValue)
    case (.run, "words"): exit(WordsTemplateCommand.printTemplate(invocation).rawValue)
    case (.run, "man"), (.run, "completions"):
        Console.output.write(
            UsherCommand.declaration.documentText(invocation, version: Release.version) ?? "")
    case (.run, _): exit(Serve.runServer(invocation, environment, palette).rawValue)
    }
} catch {
    Console.talk.write(palette.red("usher: ") + error.description)
    Console.talk.write("usher --help lists the commands and options.")
    exit(ExitCode.usage.rawValue)
}
