import Commands
import Foundation
import Reports
import Terminal

enum CompareCommand {
    static let declaration = Command(
        name: "compare", summary: "Shows what changed between two runs beyond noise",
        operands: [
            Operand("BEFORE", help: "A file of run --save or --output json (- is standard input)"),
            Operand("AFTER", help: "Another one"),
        ],
        notes: [
            "A change counts when a rank test over the runs' intervals would see it by chance in less than 1 % of",
            "equal runs, and when it is at least 5 %.",
            "",
        ] + BenchExit.notes)

    static func runComparison(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        let before = try record("BEFORE", invocation)
        let after = try record("AFTER", invocation)
        let comparison = Comparison(before, after)
        let palette = Palette(isTerminal: Console.output.isTerminal, environment: environment)
        Console.output.write(comparison.renderText(palette))
        return comparison.hasWorsened ? .failed : .fine
    }

    private static func record(_ name: String, _ invocation: Invocation) throws(ArgumentMistake) -> Record {
        let path = invocation.operands[name] ?? ""
        guard let content = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw ArgumentMistake(text: "\(name) cannot be read: \(Printable.quoted(path))")
        }
        do throws(RecordFault) {
            let bytes = Array(content)
            return try Record.readRecord(bytes.span)
        } catch {
            throw ArgumentMistake(
                text: "\(name) is not a report of usher-bench: \(Printable.quoted(path)) (\(error))")
        }
    }
}
