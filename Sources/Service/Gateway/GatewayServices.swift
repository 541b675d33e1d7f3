package import Authentication
package import Configuration
package import HTTP
package import Ledger
package import Problems
package import TLS
package import Telemetry

package struct GatewayServices {
    package let authenticator: Authenticator
    package let admissions: Admissions
    package let responses: ResponseComposer
    /// Answers the requests that are not forwarded, such as those to the app interface.
    package let fallback: any Responder
    /// Returns the TLS context for an upstream; nil if the upstream is addressed by plain HTTP.
    package var security: (UpstreamPlace) -> TLSContext? = { _ in nil }
    /// Returns the state of an upstream's endpoint, which all event loops share.
    package var states: (UpstreamPlace) -> EndpointState = { _ in EndpointState() }
    package var objects: ObjectStore?
    /// Asks the subscription service before a user is refused; nil if the app has no such service.
    package var recheck: RefusalRecheck?
    package var hooks: AdmissionHooks?
    package var killSwitch: KillSwitch?
    package var observer: AppObserver?
    package var troubles: TroubleLog?

    package init(
        authenticator: Authenticator, admissions: Admissions, responses: ResponseComposer,
        fallback: any Responder
    ) {
        self.authenticator = authenticator
        self.admissions = admissions
        self.responses = responses
        self.fallback = fallback
    }
}
