package import HTTP
package import Identity
package import Reactor

/// The rules by which an app's callers are identified. Every loop makes its own `Authenticator` from them.
package struct AuthenticationSetup: Sendable {
    package struct Source: Sendable {
        package let caller: CallerSource
        /// The app to which the users of this source belong; empty if the app has no name.
        package let tenant: [UInt8]
        /// The keys that verify this source's tokens; nil unless it is a `.token` source.
        package let keys: KeySource?
        /// The plans that a token can name; nil if it can name any plan.
        package var plans: Set<String>?
        /// Whether a token with an unknown plan is refused. If false, its user gets the default plan.
        package var refusesUnknownPlans = false
        /// Called for every token that is refused, and for every token with an unknown plan.
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
    /// The sources in which a trusted peer names the user, with one bit for each of `sources`.
    let gateways: UInt64
    /// The most requests per minute from one address without a valid credential; 0 if there is no bound.
    package let unidentifiedPerMinute: Int
    /// Called if a peer sent an identity header that it may not send.
    package var disbelieved: (@Sendable (_ header: String, _ peer: SocketAddress?) -> Void)?

    /// A hash of the rules that say which peers may name which users. It has another value in each process.
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

/// The address at which an issuer publishes its key set. The configuration sets it, never a token.
package struct KeyPublication: Sendable {
    package let origin: Origin
    package let authority: [UInt8]
    package let target: [UInt8]
    /// The time between two regular fetches of the key set, in milliseconds.
    package let refresh: Int
    /// The least time between two fetches because of unknown keys, or after a failed fetch, in milliseconds.
    package var pause = 10_000
    /// Called for every fetch, on the event loop that made it.
    package var report: (@Sendable (KeySetFetch) -> Void)?

    package init(_ origin: Origin, authority: [UInt8], target: [UInt8], refresh: Int) {
        self.origin = origin
        self.authority = authority
        self.target = target
        self.refresh = refresh
    }
}

package enum KeySetFetch: Hashable, Sendable {
    case fetched
    case failed(UpstreamFailure)
    case status(Int)
    /// The document is not a key set, or it contains no key that the edge can use.
    case noKeys
    /// The document contains more than `KeySet.mostKeys` keys. The keys beyond this number are ignored.
    case fetchedInPart
}
