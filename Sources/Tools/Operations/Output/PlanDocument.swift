import Bytes
import Configuration
import JSON
import Limits
import Records

/// Writes the plans of a configuration file in the form in which the admin interface reports plans
/// (`PlanSummary` of web/openapi.json).
enum PlanDocument {
    /// The apps with their plans, in the form of `apps` in `Settings` of web/openapi.json.
    static func appDocuments(_ settings: Settings) -> Document {
        .list(
            settings.apps.map { app in
                [
                    "name": app.tenant.isEmpty ? .null : .text(app.tenant), "digest": .text(app.digest),
                    "time_zone": .text(app.timeZone), "default_plan": .text(app.planTable.defaultPlan.id),
                    "plans": Document.makeDocument { json in
                        json.array("plans") { app.planTable.writePlans(&$0) }
                    }["plans"] ?? [],
                ]
            })
    }
}

extension Document {
    /// Makes an object of the members that `write` writes.
    static func makeDocument(_ write: (inout JSONWriter) -> Void) -> Document {
        var json = JSONWriter()
        json.object(nil, write)
        return read(Array(String(json.finish()).utf8)) ?? .null
    }
}
