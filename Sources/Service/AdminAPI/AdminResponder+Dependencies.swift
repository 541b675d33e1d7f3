import JSON
import Telemetry

package struct DependencyFinding: Sendable {
    /// The dependency's name in the configuration, such as `upstream llm`.
    package let name: String
    /// `ok`, or the name of the failure, as in the access log's field `outcome`.
    package let outcome: String
    package let isFine: Bool
    package let text: String
    /// Advice for the operator about the dependency; empty if no action is needed.
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
    /// Tests each dependency from this machine, and lists the troubles that messages have now. While the
    /// tests are running, a second request is refused.
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
