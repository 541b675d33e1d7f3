import Commands
import Configuration
import Limits
import Terminal

/// `usher check FILE`: every mistake of a configuration at once.
enum Check {
    static func run(_ invocation: Invocation, _ environment: [String: String], _ palette: Palette) -> ExitCode
    {
        guard let path = invocation.operands["FILE"] else { return .usage }
        do throws(SettingsMistakes) {
            let settings = try Settings.load(path: path, environment: environment, isWithoutSecrets: true)
            for warning in settings.warnings.sentences {
                Console.talk.write(palette.yellow("warning: ") + warning)
            }
            let apps = settings.apps.map { app in
                let plans = app.book.plans.keys.sorted().joined(separator: ", ")
                return app.tenant.isEmpty ? "Plans: \(plans)." : "Plans of \(app.tenant): \(plans)."
            }
            Console.output.write("\(path) is fine. \(apps.joined(separator: " "))")
            return .fine
        } catch {
            Console.talk.write(error.report(palette))
            return .configuration
        }
    }
}
