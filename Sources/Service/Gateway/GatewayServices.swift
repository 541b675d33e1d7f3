package import Authentication
package import Configuration
package import HTTP
package import Ledger
package import Problems
package import TLS
package import Telemetry

/// The services of a gateway, besides its configuration.
package struct GatewayServices {
    package let authenticator: Authenticator
    package let admissions: Admissions
    package let responses: ResponseComposer
    /// Answers what is not forwarded.
    package let fallback: any Responder
    /// How to speak TLS with an upstream; nil if it takes plain HTTP.
    package var security: (UpstreamPlace) -> TLSContext? = { _ in nil }
    /// The state of an upstream that all loops share.
    package var states: (UpstreamPlace) -> EndpointState = { _ in EndpointState() }
    /// The owners of objects stored at providers.
    package var objects: ObjectStore?
    /// Asks the subscription service before a caller is refused; nil if there is none.
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
