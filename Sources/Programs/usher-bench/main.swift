import Bench
import Commands
import Foundation
import Reactor
import Terminal

// This must run before any thread is started. Later, growing the descriptor table would block for 8 ms.
Resources.prepareDescriptors(mayRaiseHardLimit: true)
let environment = ProcessInfo.processInfo.environment

if CommandLine.arguments.dropFirst().first == Command.completionWord {
    Console.output.write(
        BenchCommand.declaration.completeLastWord(of: Array(CommandLine.arguments.dropFirst(2))).text)
    exit(0)
}

do throws(ArgumentMistake) {
    let invocation = try BenchCommand.declaration.parseArguments(
        Array(CommandLine.arguments.dropFirst()), environment: environment)
    switch invocation.request {
    case .help(let page): Console.output.write(page)
    case .version: Console.output.write("usher-bench \(Release.version)")
    case .run: exit(try BenchCommand.runCommand(invocation, environment).rawValue)
    }
} catch {
    let palette = Palette(isTerminal: Console.talk.isTerminal, environment: environment)
    Console.talk.write(palette.red("usher-bench: ") + error.description)
    Console.talk.write("usher-bench --help lists the commands and options.")
    exit(BenchExit.usage.rawValue)
}
