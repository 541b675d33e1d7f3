package import AppAPI
package import Configuration
package import Ledger
package import Limits
package import Problems
import Words

/// One app of the edge as operators see it, with its plans and settings.
package struct AdminApp {
    /// The app's name in `?app=`, and the tenant of its users; empty if the app has no name.
    package let name: String
    package let settings: Settings
    package let digest: String
    /// Writes the sentences that the app's users read in refusals.
    package let responses: ResponseComposer
    package let checkIns: CheckIns?
    /// Asks the subscription service about a user, as the edge does before it refuses a message; nil if the
    /// app has no subscription service.
    package var recheck: ((UserName, Entitlement, _ now: Moment) async -> RecheckResult)?

    package var planTable: PlanTable { settings.planTable }

    /// Whether a token or an API key can name the plan of its user.
    var mayClaimPlans: Bool {
        settings.identity.contains { source in
            switch source {
            case .trustedHeader: false
            case .token(let token, _): token.planClaim != nil
            case .apiKeys: true
            }
        }
    }

    package init(_ name: String, _ settings: Settings, responses: ResponseComposer, checkIns: CheckIns?) {
        self.name = name
        self.settings = settings
        digest = settings.digest
        self.responses = responses
        self.checkIns = checkIns
    }
}

extension [AdminApp] {
    /// Finds the app that a request names. If the edge has only one app, the request need not name it.
    func named(_ name: String?) throws(AdminProblem) -> AdminApp {
        let known = map { $0.name.isEmpty ? "(none)" : $0.name }.joined(separator: ", ")
        guard let name else {
            if count == 1 { return self[0] }
            throw AdminProblem(
                .unknownApp, "This edge serves several apps: name one with ?app=. Known: \(known).")
        }
        guard let app = first(where: { $0.name == name }) else {
            throw AdminProblem(.unknownApp, "There is no app of that name. Known: \(known).")
        }
        return app
    }
}
