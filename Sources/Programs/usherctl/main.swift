import Commands
import Foundation
import Operations
import Reactor
import Terminal

// This must run before any thread is started. Later, growing the descriptor table would block for 8 ms.
Resources.prepareDescriptors()
let environment = ProcessInfo.processInfo.environment

if CommandLine.arguments.dropFirst().first == Command.completionWord {
    OperatorCompletion.printChoices(Array(CommandLine.arguments.dropFirst(2)), environment)
    exit(0)
}

do throws(ArgumentMistake) {
    let invocation = try OperatorCommand.declaration.parseArguments(
        Array(CommandLine.arguments.dropFirst()), environment: environment)
    switch invocation.request {
    case .help(let page): Console.output.write(page)
    case .version: Console.output.write("usherctl \(Release.version)")
    case .run: exit(OperatorCommand.run(invocation, environment).rawValue)
    }
} catch {
    let palette = Palette(isTerminal: Console.talk.isTerminal, environment: environment)
    Console.talk.write(palette.red("usherctl: ") + error.description)
    Console.talk.write("usherctl --help lists the commands and options.")
    exit(OperatorExit.usage.rawValue)
}
