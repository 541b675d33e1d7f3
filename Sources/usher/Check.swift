import Limits
import Settings
import Terminal

/// `usher check FILE`: every mistake of a configuration at once.
enum Check {
    static func run(_ invocation: Invocation, _ environment: [String: String], _ palette: Palette) -> ExitCode
    {
        guard let path = invocation.operands["FILE"] else { return .usage }
        do throws(SettingsMistakes) {
            let settings = try Settings.load(path: path, environment: environment)
            let plans = settings.book.plans.keys.sorted().joined(separator: ", ")
            Console.output.write("\(path) is fine. Plans: \(plans).")
            return .fine
        } catch {
            Console.talk.write(error.report(palette))
            return .configuration
        }
    }
}
