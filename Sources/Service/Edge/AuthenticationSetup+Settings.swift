import Authentication
import Configuration
import Gateway
import HTTP
import Identity
import Limits
import Problems
import Reactor
import TLS
import Telemetry

extension AuthenticationSetup {
    /// Makes the identity sources of a configuration. If `demoUsers` is not empty, clients on this machine
    /// can also send a demo user's id as their key.
    init(_ settings: Settings, demoUsers: [String], telling troubles: TroubleLog) throws(EdgeError) {
        var sources: [Source] = []
        for source in settings.identity {
            switch source {
            case .trustedHeader(let name, let peers, let tenant):
                let caller = CallerSource.trustedHeader(name: Array(name.utf8)) { Self.isAmong(peers, $0) }
                sources.append(Source(caller, tenant: tenant ?? ""))
            case .token(let token, let tenant):
                let keys = try KeySource(token, telling: troubles)
                var source = Source(.token(TokenRules(token)), tenant: tenant ?? "", keys: keys)
                source.plans = Set(settings.planTable.plans.keys)
                source.refusesUnknownPlans = token.refusesUnknownPlans
                let sentences = TokenSentences(token, settings.planTable)
                source.report = { fault in
                    guard let sentence = sentences.findSentence(fault) else { return }
                    troubles.reportTrouble(
                        Trouble("tokens of \(token.issuer)", "\(IdentityFault.token(fault).word)"), sentence)
                }
                sources.append(source)
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
            sources, unidentifiedPerMinute: settings.http.maxUnidentifiedPerMinute,
            gatewayRules: gateways.hashValue)
        disbelieved = { header, peer in
            let address = peer?.bytes.flatMap(IPAddress.init(bytes:)).map { "\($0)" } ?? "a unix socket"
            troubles.reportTrouble(
                Trouble("header \(header)", "\(IdentityFault.disbelievedPeer.word)"),
                "\(header) is not accepted from \(address): from: of that header in identity: does not "
                    + "list it. If it is your gateway, add it there; otherwise somebody is posing as another "
                    + "user."
            )
        }
    }

    private static func isAmong(_ networks: [IPNetwork], _ peer: PeerAddress) -> Bool {
        guard let address = IPAddress(bytes: peer) else { return false }
        return networks.contains { $0.contains(address) }
    }
}

/// Makes log lines about tokens that are refused because of a setting of the edge or the issuer. Expired and
/// forged tokens are common, so they are not logged.
private struct TokenSentences: Sendable {
    private let issuer: String
    private let audiences: String
    private let algorithms: String
    private let plans: String
    private let defaultPlan: String
    private let refusesUnknownPlans: Bool

    init(_ token: TokenSettings, _ planTable: PlanTable) {
        issuer = token.issuer
        audiences = token.audiences.joined(separator: ", ")
        algorithms = token.algorithms.map(\.rawValue).joined(separator: ", ")
        plans = planTable.plans.keys.sorted().joined(separator: ", ")
        defaultPlan = planTable.defaultPlan.id
        refusesUnknownPlans = token.refusesUnknownPlans
    }

    func findSentence(_ fault: TokenFault) -> String? {
        switch fault {
        case .issuer:
            "A token was refused because its iss is not \(issuer): check issuer: in jwt:, to the last slash."
        case .audience:
            "A token of \(issuer) was refused because its aud is not one of \(audiences): check audience: "
                + "in jwt:."
        case .algorithm:
            "A token was refused because it is not signed by \(algorithms), as tokens of \(issuer) must be: "
                + "check algorithms: in jwt:."
        case .unknownKey:
            "A token was refused because its key (kid) is not among the keys of \(issuer): check whether the "
                + "issuer has published it."
        case .endless: "A token of \(issuer) was refused because it has no exp: have the issuer add one."
        case .user:
            "A token of \(issuer) was refused because it has no user's id: check claims: { user: … } in "
                + "jwt:."
        case .plan where refusesUnknownPlans:
            "A token of \(issuer) was refused because its plan does not exist; plans are \(plans). Add "
                + "it to plans:, or write unknown_plan: default in jwt:."
        case .plan:
            "A token of \(issuer) names a plan that does not exist, so its user has \(defaultPlan); plans "
                + "are \(plans). Add it to plans:, or write unknown_plan: refuse in jwt:."
        case .malformed, .extensions, .signature, .expired, .early: nil
        }
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
    /// The timeout for each step of fetching a key set, in milliseconds. It is short: requests wait for it.
    private static let timeout = 2_000

    fileprivate init(
        _ place: KeyAddress, of issuer: String, telling troubles: TroubleLog
    ) throws(EdgeError) {
        let address = place.address
        let security = address.isTLS ? try EdgeTLS.clientContext(caFile: place.caFile) : nil
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port), security: security)
        origin.limits.connectMilliseconds = Self.timeout
        origin.limits.firstByteMilliseconds = Self.timeout
        origin.limits.idleMilliseconds = Self.timeout
        origin.limits.connections = 2
        origin.keepToPublicAddresses(unless: place.allowsPrivateAddresses)
        let subject = AddressSubject(keysOf: issuer, address)
        origin.tell(troubles, as: subject)
        let path = address.path.isEmpty ? "/" : address.path
        self.init(
            origin, authority: Array(address.authority.utf8), target: Array(path.utf8),
            refresh: place.refresh.wholeMilliseconds)
        report = { fetch in troubles.take(fetch, subject) }
    }
}

extension AddressSubject {
    init(keysOf issuer: String, _ address: HTTPAddress) {
        self.init(
            "the keys of \(issuer)", address, option: "jwt: { keys: … }",
            consequence:
                "Keys that were fetched stay valid for a day; without any, everybody with a token is "
                + "refused.")
    }
}

extension KeySetFetch {
    /// The outcome of a fetch for metrics. It has the same words as the outcome of an upstream's answer.
    var outcome: UpstreamOutcome {
        switch self {
        case .fetched, .fetchedInPart: .ok
        case .failed(let failure): UpstreamOutcome(failure)
        // Only a 200 brings keys, so another 2xx counts as an error. Redirects (3xx) are not followed.
        case .status(let status): status < 300 ? .clientError : UpstreamOutcome(status: status)
        case .noKeys: .notHTTP
        }
    }
}

extension TroubleLog {
    /// Logs the outcome of a fetch. Connections that could not be made are logged by `Origin.tell`.
    fileprivate func take(_ fetch: KeySetFetch, _ subject: AddressSubject) {
        let answers = "answers of \(subject.name)"
        let trouble = Trouble(answers, "\(fetch.outcome.word)")
        switch fetch {
        case .fetchedInPart:
            beginTrouble(
                Trouble(answers, "too_many_keys"),
                "\(subject.place): more than \(KeySet.mostKeys) keys are published. The first of them are "
                    + "used, and tokens signed with any other key are refused. Have the issuer remove "
                    + "old keys.")
        case .fetched: endTrouble(answers, "\(subject.place) are published again.")
        case .failed(let failure) where failure.isOfConnecting: break
        case .failed(let failure): beginTrouble(trouble, subject.makeSentence(failure, at: nil, nil))
        case .status(let status):
            beginTrouble(
                trouble,
                "\(subject.place): the answer has status \(status) and no keys. \(subject.consequence) Check "
                    + "\(subject.option)."
            )
        case .noKeys:
            beginTrouble(
                trouble,
                "\(subject.place): the answer is not a usable key set. \(subject.consequence) Check "
                    + "\(subject.option) and algorithms:.")
        }
    }
}
