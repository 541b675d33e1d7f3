import HTTP
import JSON
import Telemetry

extension AdminResponder {
    /// Answers `/readyz`: whether messages can be sent to this edge, and if not, why.
    func answerReadiness(_ call: ServerCall) async {
        let redisFault = await health.redisFault()
        let away = await health.redisAway()
        let isDraining = health.isDraining()
        let spoolFault = health.spoolFault()
        let isEmptied = health.isStoreEmptied()
        let troubles = health.troubles()
        let isReady = redisFault == nil && !isDraining && health.isServing() && spoolFault == nil
        let answer = AdminResponse(status: isReady ? 200 : 503) {
            $0.member("status", isReady ? "ready" : "not_ready" as StaticString)
            $0.member(
                "redis", redisFault != nil ? "down" : away.isEmpty ? "up" : "partly" as StaticString)
            if let redisFault { $0.member("redis_fault", utf8: redisFault) }
            if !away.isEmpty {
                $0.array("redis_away") { json in
                    for part in away {
                        json.object {
                            $0.member("place", utf8: part.place)
                            $0.member("fault", utf8: part.fault)
                        }
                    }
                }
            }
            if isEmptied { $0.member("store_emptied", true) }
            $0.member("spool", utf8: spoolFault ?? (health.damagedSettlements() > 0 ? "damaged" : "ok"))
            $0.member("draining", isDraining)
            guard !troubles.isEmpty else { return }
            $0.array("troubles") { json in
                for trouble in troubles {
                    json.object {
                        $0.member("name", utf8: trouble.trouble.subject)
                        $0.member("cause", utf8: trouble.trouble.cause)
                    }
                }
            }
        }
        sendResponse(answer, to: call)
    }
}
