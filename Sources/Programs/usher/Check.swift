import Commands
import Configuration
import Edge
import Gateway
import Limits
import Terminal

/// The command `usher check FILE`, which prints all mistakes of a configuration.
enum Check {
    static func runCheck(_ invocation: Invocation, _ environment: [String: String], _ palette: Palette)
        -> ExitCode
    {
        guard let path = invocation.operands["FILE"] else { return .usage }
        do throws(SettingsMistakes) {
            let settings = try Settings.load(
                path: StreamName.input(path), environment: environment, isWithoutSecrets: true)
            let faults = EdgeTLS.findFaults(settings)
            for fault in faults { Console.talk.write(palette.red("error: ") + fault) }
            if !faults.isEmpty { return .configuration }
            for warning in settings.warnings {
                Console.talk.write(palette.yellow("warning: ") + warning)
            }
            let apps = settings.apps.map { app in
                let plans = app.planTable.plans.keys.sorted().joined(separator: ", ")
                return app.tenant.isEmpty ? "Plans: \(plans)." : "Plans of \(app.tenant): \(plans)."
            }
            Console.output.write("\(path) is fine. \(apps.joined(separator: " "))")
            for app in settings.apps { write(PriceGaps(app), of: app) }
            for app in settings.apps {
                write(RouteCatalogue.wholeCatalogue(of: app), of: app.tenant, palette)
            }
            return .fine
        } catch {
            Console.talk.write(error.reportText(palette))
            return .configuration
        }
    }

    /// Prints what requests can use although it has no price: models, and kinds of usage of a model.
    private static func write(_ gaps: PriceGaps, of app: Settings) {
        guard !gaps.lines.isEmpty else { return }
        let name = app.tenant.isEmpty ? "" : " of \(app.tenant)"
        Console.output.write("\nWithout a price\(name) (requests that need one are \(gaps.fate)):")
        for line in gaps.lines { Console.output.write("  \(line)") }
    }

    /// Prints all reachable paths, and whether their requests are counted, free, or answered by the edge.
    private static func write(_ catalogue: RouteCatalogue, of tenant: String, _ palette: Palette) {
        for path in catalogue.uncounted {
            Console.talk.write(
                palette.yellow("warning: ")
                    + "a route with meter: false takes \(path), whose answers cost money")
        }
        Console.output.write("\nRoutes\(tenant.isEmpty ? "" : " of \(tenant)"):")
        var table = Table([.left, .left, .left, .left])
        for kind in [RouteCatalogue.Treatment.counted, .free, .own] {
            for row in catalogue.rows where row.treatment == kind {
                let goes = row.upstream.map { "to \($0)" } ?? (kind == .own ? "" : "by its model")
                let who = row.needsIdentity ? "" : goes.isEmpty ? "anybody" : ", anybody"
                table.addRow([kind == .own ? "answered" : kind.rawValue, row.methods, row.path, goes + who])
            }
        }
        for line in table.renderLines(indentation: 2) { Console.output.write(line) }
        let refused = catalogue.rows.filter { $0.treatment == .refused }.map(\.path)
        guard !refused.isEmpty else { return }
        Console.output.write(
            "Refused unless a route names them, since their objects belong to the owner of the key: "
                + refused.joined(separator: " ") + ". All others are refused, too.")
    }
}
