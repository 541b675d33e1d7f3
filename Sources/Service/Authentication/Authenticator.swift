import Bytes
package import HTTP
package import Identity
package import Ledger
package import Problems
package import Reactor
import Synchronization
import Wire
import Words

/// Finds the user to whom a request belongs. An authenticator is bound to one event loop.
///
/// An identity header, or a credential that was checked before, identifies the caller at once. For any other
/// credential, the authenticator asks Redis or fetches a key set if necessary.
package final class Authenticator {
    package let credentialExtractor: CredentialExtractor
    let setup: AuthenticationSetup
    /// The app of each source's users, in the order of `setup.sources`. The apps are stored separately,
    /// because reading an element of `sources` would copy all of it.
    private let tenants: [[UInt8]]
    /// The cache gives each credential a slot. `members` contains the verified caller of each slot.
    let credentials = CredentialCache()
    private var members: [VerifiedCredential?]
    let tokens: [TokenChecker?]
    let keyStore: APIKeyStore?
    let loop: EventLoop
    private let unidentified: UnidentifiedCallerLimit
    /// Identifies this authenticator in the process. A connection stores this number together with the trust
    /// that this authenticator has computed for it. A memory address would not be unique, because a later
    /// authenticator could get the same one.
    private let number = Authenticator.count.wrappingAdd(1, ordering: .relaxed).newValue
    private static let count = Atomic(0)

    /// - Parameters:
    ///   - keyStore: the API keys in Redis; needed only if a source accepts API keys.
    ///   - unidentified: the limit on callers without a valid credential; nil if this app has its own.
    package init(
        _ setup: AuthenticationSetup, on loop: EventLoop, keyStore: APIKeyStore? = nil,
        unidentified: UnidentifiedCallerLimit? = nil
    ) {
        self.setup = setup
        tenants = setup.sources.map(\.tenant)
        self.loop = loop
        self.keyStore = keyStore
        credentialExtractor = setup.credentialExtractor
        self.unidentified = unidentified ?? UnidentifiedCallerLimit(perMinute: setup.unidentifiedPerMinute)
        members = Array(repeating: nil, count: credentials.capacity)
        tokens = setup.sources.map { source in
            guard case .token(let rules) = source.caller, let keys = source.keys else { return nil }
            return TokenChecker(rules, keys, on: loop)
        }
        for checker in tokens {
            guard let keeper = checker?.keeper else { continue }
            keeper.onChange = { [unowned self] in credentials.removeAll() }
        }
    }

    /// The caller if the request identifies them at once; nil if `findCaller` must look them up. Throws 401
    /// if the request names no caller, and 400 if it names two.
    package func known(_ call: ServerCall) throws(Problem) -> CallerIdentity? {
        switch credentialExtractor.caller(call.head, in: call.inbound, trust: trust(in: call)) {
        case .user(let range, let source):
            return CallerIdentity(key: Self.cacheKey(tenants[source], range, in: call.inbound), plan: nil)
        case .credential(let range):
            return member(showing: range, in: call.inbound)?.identity
        case .unknown: throw makeRefusal(unnamed(call), of: call)
        case .ambiguous: throw makeRefusal(.twoIdentities, of: call)
        }
    }

    /// Looks up the caller. It is called after `known` has returned nil.
    package func findCaller(_ call: ServerCall) async throws(Problem) -> CallerIdentity {
        try await checkCredential(call).0.identity
    }

    /// Finds the caller together with their id. Redis or the issuer is asked if necessary.
    package func caller(of call: ServerCall) async throws(Problem) -> AuthenticatedCaller {
        switch credentialExtractor.caller(call.head, in: call.inbound, trust: trust(in: call)) {
        case .user(let range, let source):
            let key = Self.cacheKey(tenants[source], range, in: call.inbound)
            return AuthenticatedCaller(id: call.bytes(range), identity: CallerIdentity(key: key, plan: nil))
        case .credential(let range):
            if let member = member(showing: range, in: call.inbound) {
                // The credential is copied, because a stream checks it again after the request was freed.
                let text = call.bytes(range)
                return AuthenticatedCaller(id: member.id, identity: member.identity, credential: text)
            }
            let (member, credential) = try await checkCredential(call)
            return AuthenticatedCaller(id: member.id, identity: member.identity, credential: credential)
        case .unknown: throw makeRefusal(unnamed(call), of: call)
        case .ambiguous: throw makeRefusal(.twoIdentities, of: call)
        }
    }

    /// The problem of a request that does not identify its caller.
    private func unnamed(_ call: ServerCall) -> Problem {
        guard
            let source = credentialExtractor.disbelieved(call.head, in: call.inbound, trust: trust(in: call))
        else {
            return .noIdentity
        }
        let header = credentialExtractor.headerName(of: source)
        setup.disbelieved?(header, call.peer)
        return .refuseHeader(header)
    }

    /// The sources that let this connection's peer name users, as bits. They are computed once for each
    /// connection and app, because a connection's peer never changes.
    func trust(in call: ServerCall) -> UInt64 {
        if let known = call.peerTrust, known.owner == number { return known.identities }
        let trust = credentialExtractor.trust(in: call.peer?.bytes ?? [])
        call.peerTrust = PeerTrust(by: number, trust)
        return trust
    }

    package var keyFetches: [(source: Int, outcome: KeySetFetch, count: Int)] {
        tokens.indices.flatMap { index in
            (tokens[index]?.keeper?.outcomes ?? [:]).map { (index, $0.key, $0.value) }
        }
    }

    // MARK: Unidentified callers

    /// Waits until an unknown credential can be checked. The waits bound the cost of invalid credentials, but
    /// never refuse a valid one. A gateway never waits, because it sends the requests of many users.
    package func awaitCheck(of call: ServerCall) async throws(Problem) {
        if isGateway(call) { return }
        guard await unidentified.awaitTurn(call) else { throw tooMany(call, 1) }
    }

    /// Counts a request without a valid credential. Returns `problem`, or 429 if the limit is reached.
    package func makeRefusal(_ problem: Problem, of call: ServerCall) -> Problem {
        do throws(Problem) {
            try countUnidentified(call)
            return problem
        } catch {
            return error
        }
    }

    /// Chooses the problem for a request that needs no identity, such as 404. A request whose caller cannot
    /// be identified at once is counted, and can get 429 instead.
    package func answer(_ problem: Problem, toAnybody call: ServerCall) -> Problem {
        isIdentified(call) ? problem : makeRefusal(problem, of: call)
    }

    /// Counts an answer to a caller without a valid credential. Throws 429 if the address had too many.
    package func countUnidentified(_ call: ServerCall) throws(Problem) {
        guard !isGateway(call), let seconds = unidentified.takeTurn(call) else { return }
        throw tooMany(call, seconds)
    }

    /// The problem if an address sent too many requests without a valid credential. The connection is closed
    /// after the answer, so the caller needs a new connection for the next request.
    private func tooMany(_ call: ServerCall, _ seconds: Int) -> Problem {
        call.closeAfterAnswer()
        return .tooManyUnidentified(seconds: seconds)
    }

    /// Whether a header or the cache identifies the caller.
    private func isIdentified(_ call: ServerCall) -> Bool {
        switch credentialExtractor.caller(call.head, in: call.inbound, trust: trust(in: call)) {
        case .user: true
        case .credential:
            credentialExtractor.findCredentials(call.head, in: call.inbound).contains {
                member(showing: $0, in: call.inbound) != nil
            }
        case .unknown, .ambiguous: false
        }
    }

    /// Whether the request has a credential that was valid when it was last checked.
    func wasKnown(_ call: ServerCall) -> Bool {
        switch credentialExtractor.caller(call.head, in: call.inbound, trust: trust(in: call)) {
        case .credential:
            credentialExtractor.findCredentials(call.head, in: call.inbound).contains {
                wasKnown(showing: $0, in: call.inbound)
            }
        case .user, .unknown, .ambiguous: false
        }
    }

    private func wasKnown(showing range: FieldRange, in inbound: borrowing ByteBuffer) -> Bool {
        let text = inbound.readable[range]
        return credentials.hasVerified(text)
    }

    /// Whether the request comes from a gateway itself. False if the gateway forwards it for a client.
    package func isGateway(_ call: ServerCall) -> Bool {
        trust(in: call) & setup.gateways != 0 && !call.isForwarded
    }

    static func cacheKey(_ tenant: [UInt8], _ range: FieldRange, in inbound: borrowing ByteBuffer) -> UserKey
    {
        UserKey(tenant: tenant, user: inbound.readable[range])
    }

    private func member(showing range: FieldRange, in inbound: borrowing ByteBuffer) -> VerifiedCredential? {
        member(showing: inbound.readable[range])
    }

    /// The cached caller of a credential; nil if the cache does not contain the credential.
    func member(showing text: Span<UInt8>) -> VerifiedCredential? {
        credentials.place(of: text, at: loop.wallMilliseconds).flatMap { members[$0] }
    }

    /// Caches the caller of a credential.
    ///
    /// - Parameter end: the time until which the cached caller is valid, in milliseconds since 1970.
    func rememberCredential(_ member: VerifiedCredential, by text: [UInt8], until end: Int64) {
        if let place = credentials.keepCredential(text.span, until: end) { members[place] = member }
    }

    /// Closes the connections by which key sets are fetched, and stops the timers for fetches.
    package func close() {
        for checker in tokens { checker?.keeper?.closeFetcher() }
    }

    /// Whether both authenticators let the same gateways name the same users.
    package func believesGateways(like other: Authenticator) -> Bool {
        setup.gatewayRules == other.setup.gatewayRules
    }
}

/// The facts about a caller that an exchange needs.
package struct CallerIdentity: Sendable {
    package let key: UserKey
    /// The plan that the caller's token or key names; nil if the caller's entitlement decides the plan.
    package let plan: String?

    package init(key: UserKey, plan: String?) {
        self.key = key
        self.plan = plan
    }
}

/// A caller whose identity was verified, with their id and credential.
package struct AuthenticatedCaller: Sendable {
    /// The user's id as the gateway or the token contains it. It can consist of any bytes.
    package let id: [UInt8]
    package let identity: CallerIdentity
    /// The caller's token or key; nil if a gateway named the caller. It is never logged or stored.
    package let credential: [UInt8]?
    package var key: UserKey { identity.key }

    package init(id: [UInt8], identity: CallerIdentity, credential: [UInt8]? = nil) {
        self.id = id
        self.identity = identity
        self.credential = credential
    }
}

/// A caller whose credential was checked and accepted.
final class VerifiedCredential {
    let id: [UInt8]
    let identity: CallerIdentity

    init(_ id: [UInt8], _ identity: CallerIdentity) {
        self.id = id
        self.identity = identity
    }
}

extension CredentialExtractor {
    fileprivate func caller(
        _ head: RequestHead, in bytes: borrowing ByteBuffer, trust: UInt64
    ) -> Caller {
        caller(head.fields, in: bytes.readable, trust: trust)
    }

    func findCredentials(_ head: RequestHead, in bytes: borrowing ByteBuffer) -> [FieldRange] {
        findCredentials(head.fields, in: bytes.readable)
    }

    fileprivate func disbelieved(
        _ head: RequestHead, in bytes: borrowing ByteBuffer, trust: UInt64
    ) -> Int? {
        findUntrusted(head.fields, in: bytes.readable, trust: trust)
    }

    func caller(
        _ head: RequestHead, in bytes: borrowing ByteBuffer, trust: UInt64, source index: Int
    ) -> Caller {
        caller(head.fields, in: bytes.readable, trust: trust, source: index)
    }
}
