package import JSON
package import Limits

extension Plan {
    /// Writes the members of the JSON object `PlanName` (web/openapi.json).
    package func writeName(_ json: inout JSONWriter) {
        json.member("id", utf8: id)
        json.member("label", utf8: label)
        json.member("kind", utf8: kind.rawValue)
    }

    /// Writes the members of the JSON object `PlanSummary` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter) {
        writeName(&json)
        json.array("limits") { json in
            for limit in limits {
                json.object { json in
                    json.member("name", utf8: limit.name)
                    limit.meter.writeMembers(&json)
                    json.member("window", utf8: limit.window.word)
                    json.member("amount", limit.amount)
                    json.member("enforcement", limit.enforcement.word)
                    json.member("courtesy", limit.courtesy)
                }
            }
        }
        json.array("bursts") { json in
            for burst in bursts {
                json.object {
                    burst.writeName(&$0)
                    $0.member("shadow", burst.isShadow)
                }
            }
        }
        json.member("max_open", maxOpen ?? PlanTable.defaultMaxOpen)
        json.member("max_output", maxOutput)
        json.object("step_downs") { json in
            for (modelClass, model) in stepDowns.sorted(by: { $0.key.name < $1.key.name }) {
                json.name(utf8: modelClass.name)
                json.string(utf8: model)
            }
        }
    }
}

extension PlanTable {
    package func writePlans(_ json: inout JSONWriter) {
        for plan in plans.values.sorted(by: { $0.id < $1.id }) { json.object { plan.writeMembers(&$0) } }
    }
}

extension Schedule.Entry {
    /// Writes the name of the limit and what it counts, without figures.
    func writeName(_ json: inout JSONWriter) {
        json.member("name", utf8: limit.name)
        limit.meter.writeMembers(&json)
        json.member("window", utf8: limit.window.word)
        json.member("period", utf8: period)
        json.member("enforcement", limit.enforcement.word)
    }
}

extension Burst {
    func writeName(_ json: inout JSONWriter) {
        json.member("name", utf8: name)
        json.member("unit", unit == .requests ? "requests" : "tokens" as StaticString)
        json.member("per_minute", perMinute)
        json.member("capacity", capacity)
    }
}

extension Limit.Enforcement {
    var word: StaticString {
        switch self {
        case .hard: "hard"
        case .soft: "soft"
        case .shadow: "shadow"
        }
    }
}

extension Meter {
    func writeMembers(_ json: inout JSONWriter) {
        json.member("meter", name)
        if case .calls(let modelClass) = self {
            json.member("model_class", utf8: modelClass.name)
        } else {
            json.null("model_class")
        }
    }
}

extension Window {
    /// The window's name for operators. A rolling window's name contains its length.
    package var word: String {
        if case .rolling(let seconds) = self { "rolling \(seconds)s" } else { name }
    }
}
