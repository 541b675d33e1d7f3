import JSON
import Telemetry

/// The result of asking one dependency of the edge: an upstream, an issuer's keys, a subscription service.
package struct DependencyFinding: Sendable {
    /// The service's name in words of the configuration: `upstream llm`.
    package let name: String
    /// `ok`, or why not: a word of the access log's `outcome`.
    package let outcome: String
    package let isFine: Bool
    package let text: String
    /// Advice to the operator; empty if nothing is to be done.
    package let advice: String

    package init(_ name: String, _ outcome: String, isFine: Bool, _ text: String, advice: String = "") {
        self.name = name
        self.outcome = outcome
        self.isFine = isFine
        self.text = text
        self.advice = advice
    }
}

extension AdminResponder {
    /// Asks each dependency now, from this machine, and adds the troubles that messages have met. One round
    /// at a time serves everybody who asks.
    func showDependencies() async throws(AdminProblem) -> AdminResponse {
        guard !isAskingDependencies else {
            throw AdminProblem(.notAvailable, "The services are already being asked: try again in a moment.")
        }
        isAskingDependencies = true
        defer { isAskingDependencies = false }
        let findings = await services.peers()
        let troubles = services.troubles()
        return AdminResponse { json in
            json.array("peers") { json in
                for finding in findings {
                    json.object {
                        $0.member("name", utf8: finding.name)
                        $0.member("outcome", utf8: finding.outcome)
                        $0.member("ok", finding.isFine)
                        $0.member("text", utf8: finding.text)
                        $0.member("advice", utf8: finding.advice)
                    }
                }
            }
            json.array("troubles") { json in
                for trouble in troubles {
                    json.object {
                        $0.member("name", utf8: trouble.trouble.subject)
                        $0.member("cause", utf8: trouble.trouble.cause)
                        $0.member("since", utf8: trouble.since)
                        $0.member("text", utf8: trouble.sentence)
                    }
                }
            }
        }
    }
}
