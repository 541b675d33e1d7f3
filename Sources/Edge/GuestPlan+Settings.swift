import Gateway
import HTTP
import Identity
import Observe
import Reception
import Settings
import TLS

extension GuestPlan {
    /// The identity sources of a configuration; `demoUsers` may also be named by their own keys, from this
    /// machine.
    init(_ settings: Settings, demoUsers: [String], telling troubles: TroubleLog) throws(EdgeError) {
        var sources: [Source] = []
        for source in settings.identity {
            switch source {
            case .trustedHeader(let name, let peers, let tenant):
                let caller = CallerSource.trustedHeader(name: Array(name.utf8)) { Self.isAmong(peers, $0) }
                sources.append(Source(caller, tenant: tenant ?? ""))
            case .token(let token, let tenant):
                let keys = try KeySource(token, telling: troubles)
                sources.append(Source(.token(TokenRules(token)), tenant: tenant ?? "", keys: keys))
            case .apiKeys(let tenant):
                sources.append(Source(.apiKeys, tenant: tenant ?? ""))
            }
        }
        if !demoUsers.isEmpty {
            let loopback = ["127.0.0.0/8", "::1/128"].compactMap(IPNetwork.init)
            sources.append(
                Source(.demoKeys(users: demoUsers.map { Array($0.utf8) }) { Self.isAmong(loopback, $0) }))
        }
        let gateways = settings.identity.filter { source in
            if case .trustedHeader = source { true } else { false }
        }
        self.init(
            sources, strangersPerMinute: settings.http.strangersPerMinute, gatewayRules: gateways.hashValue)
    }

    private static func isAmong(_ networks: [IPNetwork], _ peer: PeerAddress) -> Bool {
        guard let address = IPAddress(bytes: peer) else { return false }
        return networks.contains { $0.contains(address) }
    }
}

extension TokenRules {
    fileprivate init(_ token: TokenSettings) {
        self.init(
            algorithms: token.algorithms.map(\.algorithm), issuer: token.issuer, audiences: token.audiences,
            user: ClaimPath(token.userClaim), plan: token.planClaim.map(ClaimPath.init),
            leeway: token.leeway.wholeMilliseconds / 1000)
    }
}

extension TokenSettings.Algorithm {
    fileprivate var algorithm: TokenAlgorithm {
        switch self {
        case .hs256: .hs256
        case .rs256: .rs256
        case .es256: .es256
        case .edDSA: .edDSA
        }
    }
}

extension KeySource {
    fileprivate init(_ token: TokenSettings, telling troubles: TroubleLog) throws(EdgeError) {
        switch token.keys {
        case .secret(let secret, let id):
            let key = TokenKey(secret: Array(secret.reveal().utf8), id: id.map { Array($0.utf8) })
            self = .fixed(KeySet([key]))
        case .document(let text):
            let document = Array(text.utf8)
            let set = KeySet(document: document.span, for: token.algorithms.map(\.algorithm))
            guard let set else {
                throw EdgeError("The key set for \(token.issuer) has no key that can be used.")
            }
            self = .fixed(set)
        case .address(let place):
            self = .published(try KeyPublication(place, of: token.issuer, telling: troubles))
        }
    }
}

extension KeyPublication {
    /// Milliseconds for each step of a fetch: somebody waits for it.
    private static let patience = 2_000

    fileprivate init(
        _ place: KeyAddress, of issuer: String, telling troubles: TroubleLog
    ) throws(EdgeError) {
        let address = place.address
        let security = address.isTLS ? try EdgeTLS.client(caFile: place.caFile) : nil
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port), security: security)
        origin.limits.connectMilliseconds = Self.patience
        origin.limits.firstByteMilliseconds = Self.patience
        origin.limits.idleMilliseconds = Self.patience
        origin.limits.connections = 2
        origin.keepToPublicAddresses(
            unless: place.allowsPrivateAddresses, name: "the keys of \(issuer)", telling: troubles)
        let path = address.path.isEmpty ? "/" : address.path
        self.init(
            origin, authority: Array(address.authority.utf8), target: Array(path.utf8),
            refresh: place.refresh.wholeMilliseconds)
    }
}
