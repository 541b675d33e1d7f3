package import HTTP
package import Identity
package import Reactor

/// The rules by which an app's callers are identified. Every loop makes its own `Authenticator` from them.
package struct AuthenticationSetup: Sendable {
    /// One way to identify a caller.
    package struct Source: Sendable {
        package let caller: CallerSource
        /// The app to which the source's users belong; empty if it is the only app.
        package let tenant: [UInt8]
        /// The keys that verify the tokens of a `.token` source.
        package let keys: KeySource?
        /// The plans that tokens may name; nil if they may name any.
        package var plans: Set<String>?
        /// Whether a token that names an unknown plan is refused. If not, its user has the default plan.
        package var refusesUnknownPlans = false
        /// Called for every token that is refused, and for unknown plans.
        package var report: (@Sendable (TokenFault) -> Void)?

        func knowsPlan(_ plan: String) -> Bool { plans?.contains(plan) ?? true }

        package init(_ caller: CallerSource, tenant: String = "", keys: KeySource? = nil) {
            self.caller = caller
            self.tenant = Array(tenant.utf8)
            self.keys = keys
        }
    }

    package let sources: [Source]
    package let credentialExtractor: CredentialExtractor
    /// A bit for each source that lets certain peers name the user.
    let gateways: UInt64
    /// The requests a minute from one address without a valid credential; 0 if there is no bound.
    package let unidentifiedPerMinute: Int
    /// Called with an identity header of a peer that may not send it.
    package var disbelieved: (@Sendable (_ header: String, _ peer: SocketAddress?) -> Void)?

    /// A hash of the rules that say which peers may name which users, for comparison within one process.
    let gatewayRules: Int

    package init(_ sources: [Source], unidentifiedPerMinute: Int = 0, gatewayRules: Int = 0) {
        self.gatewayRules = gatewayRules
        self.sources = sources
        self.unidentifiedPerMinute = unidentifiedPerMinute
        gateways = sources.enumerated().reduce(0) { bits, source in
            switch source.element.caller {
            case .trustedHeader, .demoKeys: bits | 1 << UInt64(source.offset)
            case .token, .apiKeys: bits
            }
        }
        credentialExtractor = CredentialExtractor(sources.map(\.caller))
    }
}

package enum KeySource: Sendable {
    case fixed(KeySet)
    case published(KeyPublication)
}

/// A key set that an issuer publishes. Its address is in the configuration and never from a token.
package struct KeyPublication: Sendable {
    package let origin: Origin
    /// The value of the `Host` field.
    package let authority: [UInt8]
    package let target: [UInt8]
    /// Milliseconds after which the set is fetched again.
    package let refresh: Int
    /// Milliseconds between two fetches for unknown keys, or after a failed fetch.
    package var pause = 10_000
    /// Called for every fetch, on its loop.
    package var report: (@Sendable (KeySetFetch) -> Void)?

    package init(_ origin: Origin, authority: [UInt8], target: [UInt8], refresh: Int) {
        self.origin = origin
        self.authority = authority
        self.target = target
        self.refresh = refresh
    }
}

/// The result of fetching a key set.
package enum KeySetFetch: Hashable, Sendable {
    case fetched
    case failed(UpstreamFailure)
    case status(Int)
    /// The document is not a key set, or none of its keys can be used.
    case noKeys
    /// The document has more than `KeySet.mostKeys` keys. The keys beyond that number are ignored.
    case fetchedInPart
}
