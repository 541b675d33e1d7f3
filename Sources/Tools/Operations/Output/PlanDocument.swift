import Configuration
import JSON
import Limits
import Records

/// Plans of a configuration file, as the admin interface writes those in force (`PlanSummary` of
/// web/openapi.json).
enum PlanDocument {
    /// The apps' plans: `apps` of the interface's `Settings`.
    static func apps(_ settings: Settings) -> Document {
        .list(
            settings.apps.map { app in
                [
                    "name": app.tenant.isEmpty ? .null : .text(app.tenant), "digest": .text(app.digest),
                    "time_zone": .text(app.timeZone), "default_plan": .text(app.planTable.defaultPlan.id),
                    "plans": Document.made { json in
                        json.array("plans") { app.planTable.writePlans(&$0) }
                    }["plans"] ?? [],
                ]
            })
    }
}
