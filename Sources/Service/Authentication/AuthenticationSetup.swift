package import HTTP
package import Identity
package import Reactor

/// How an app's callers are identified. Every loop makes its own `Authenticator` from it.
package struct AuthenticationSetup: Sendable {
    /// One way to learn who is asking.
    package struct Source: Sendable {
        package let caller: CallerSource
        /// The app that these users belong to; an empty one is the only app.
        package let tenant: [UInt8]
        /// The keys that check the tokens of a `.token` source.
        package let keys: KeySource?
        /// The plans that tokens may name; nil: any.
        package var plans: Set<String>?
        /// Whether a token that names another plan is refused; otherwise its user has the default plan.
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
    /// A bit for each source that believes what certain peers say.
    let gateways: UInt64
    /// Requests a minute from one address without a valid credential; 0 for no bound.
    package let unidentifiedPerMinute: Int
    /// Called with an identity header that came from a peer that may not send it.
    package var disbelieved: (@Sendable (_ header: String, _ peer: SocketAddress?) -> Void)?

    /// Equal for equal rules of which peers may name whom, within one process.
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

/// The source of the keys that check tokens.
package enum KeySource: Sendable {
    case fixed(KeySet)
    case published(KeyPublication)
}

/// A key set that its issuer publishes at an address of the configuration, never one that a token names.
package struct KeyPublication: Sendable {
    package let origin: Origin
    /// The `Host` field's value.
    package let authority: [UInt8]
    package let target: [UInt8]
    /// Milliseconds after which the set is fetched again.
    package let refresh: Int
    /// Milliseconds between two fetches for keys that are not there, or after one that went wrong.
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
    /// The document is no key set, or none of its keys can be used.
    case noKeys
    /// The document holds more than `KeySet.mostKeys` keys; those after them are not known.
    case fetchedInPart
}
