import HTTP
import Identity
import Ledger
import Limits
package import Problems
import Reactor
import Words

extension Authenticator {
    /// How long an API key is accepted without asking Redis, in milliseconds. Every edge refuses a revoked
    /// key after this time (docs/guarantees.md, "Security", 3, allows 5 s).
    package static let keyLife: Int64 = 3_000

    /// Checks the request's credentials one after the other. The first one that a source accepts is used.
    ///
    /// - Returns: the caller, and the accepted credential, which is nil if a header names the caller.
    func checkCredential(_ call: ServerCall) async throws(Problem) -> (
        VerifiedCredential, credential: [UInt8]?
    ) {
        // A credential that was valid before skips this wait. Invalid credentials from the same address
        // therefore cannot delay a known caller.
        if !wasKnown(call) { try await awaitCheck(of: call) }
        var reason = TokenReason()
        var away: Problem?
        for text in shownCredentials(of: call) {
            for index in setup.sources.indices {
                switch credentialExtractor.caller(
                    call.head, in: call.inbound, trust: trust(in: call), source: index)
                {
                case .unknown: continue
                case .ambiguous: throw makeRefusal(.twoIdentities, of: call)
                case .user(let range, _):
                    let id = call.bytes(range)
                    let key = UserKey(tenant: setup.sources[index].tenant, user: id)
                    return (VerifiedCredential(id, CallerIdentity(key: key, plan: nil)), nil)
                case .credential:
                    do throws(CredentialRefusal) {
                        if let member = try await member(showing: text, to: index) { return (member, text) }
                    } catch {
                        switch error {
                        case .away(let problem): away = problem
                        case .token(let fault):
                            reason.noteFault(
                                fault, of: index, isNamed: tokens[index]?.isNamed(by: text) == true)
                        }
                    }
                    credentials.forgetCredential(text.span)
                }
            }
        }
        if let away { throw away }
        if let source = reason.source, let fault = reason.fault { setup.sources[source].report?(fault) }
        throw makeRefusal(.notAccepted(reason.fault), of: call)
    }

    private func shownCredentials(of call: ServerCall) -> [[UInt8]] {
        credentialExtractor.findCredentials(call.head, in: call.inbound).map { call.bytes($0) }
    }

    /// Whether the cache contains the caller's credential, so that it needs no check now.
    package func isKnown(_ caller: AuthenticatedCaller) -> Bool {
        guard let text = caller.credential else { return true }
        return member(showing: text.span)?.identity.key == caller.key
    }

    /// Whether the caller's credential is still valid; nil if that is unknown. If necessary, Redis or the
    /// issuer is asked.
    package func stillHolds(_ caller: AuthenticatedCaller) async -> Bool? {
        guard let text = caller.credential, !isKnown(caller) else { return true }
        var isSure = true
        for index in setup.sources.indices {
            do throws(CredentialRefusal) {
                guard let member = try await member(showing: text, to: index) else { continue }
                return member.identity.key == caller.key
            } catch .away(_) {
                isSure = false
            } catch {
                continue
            }
        }
        return isSure ? false : nil
    }

    /// Finds the caller of a credential; nil if the source at `index` does not accept such a credential.
    private func member(
        showing text: [UInt8], to index: Int
    ) async throws(CredentialRefusal) -> VerifiedCredential? {
        let source = setup.sources[index]
        switch source.caller {
        case .token:
            guard let checker = tokens[index], TokenVerifier.isToken(text.span) else { return nil }
            let claims = try await checker.verifiedClaims(of: text)
            if let plan = claims.plan, !source.knowsPlan(plan) {
                if source.refusesUnknownPlans { throw .token(.plan) }
                source.report?(.plan)
            }
            let key = UserKey(tenant: source.tenant, user: claims.user)
            let member = VerifiedCredential(claims.user, CallerIdentity(key: key, plan: claims.plan))
            rememberCredential(member, by: text, until: Int64(claims.expires) * 1000)
            return member
        case .apiKeys: return try await owner(ofKey: text, tenant: source.tenant)
        case .trustedHeader, .demoKeys: return nil
        }
    }

    private func owner(ofKey text: [UInt8], tenant: [UInt8]) async throws(CredentialRefusal)
        -> VerifiedCredential?
    {
        guard let key = APIKey(text.span), let keyStore else { return nil }
        // The time is read before the call to Redis. If it were read after a late reply, a revoked key would
        // be accepted longer.
        let now = loop.wallMilliseconds
        let stored: StoredKey?
        do throws(LedgerError) {
            stored = try await keyStore.findKey(key.id) { key.matches(digest: $0) }
        } catch {
            throw .away(.identityAway)
        }
        guard let stored, stored.tenant == tenant, stored.isGood(at: Moment(milliseconds: now)) else {
            return nil
        }
        let member = VerifiedCredential(stored.user, CallerIdentity(key: stored.owner, plan: stored.plan))
        let end = min(now + Self.keyLife, stored.expires?.milliseconds ?? .max)
        rememberCredential(member, by: text, until: end)
        return member
    }
}

/// Chooses the fault to report if several entries of `identity:` have refused a token. It prefers an entry
/// whose issuer the token names, and then the fault from the latest step of the check.
struct TokenReason {
    private(set) var fault: TokenFault?
    /// The index of the source that found `fault`.
    private(set) var source: Int?
    private var rank = -1

    /// - Parameter isNamed: whether the token names this entry's issuer. The name itself is not verified.
    mutating func noteFault(_ fault: TokenFault, of source: Int, isNamed: Bool) {
        let rank = (isNamed ? TokenFault.allCases.count : 0) + fault.progress
        guard rank > self.rank else { return }
        (self.fault, self.source, self.rank) = (fault, source, rank)
    }
}

extension TokenFault {
    /// How many steps of the check the token passed before this fault, in the order of
    /// `TokenVerifier.verifyToken`.
    fileprivate var progress: Int {
        switch self {
        case .malformed: 0
        case .algorithm, .extensions: 1
        case .unknownKey: 2
        case .signature: 3
        case .issuer: 4
        case .audience: 5
        case .endless, .expired, .early: 6
        case .user, .plan: 7
        }
    }
}

/// Why a credential does not identify a caller.
enum CredentialRefusal: Error {
    case token(TokenFault)
    /// The credential cannot be checked now, because Redis or the issuer does not respond.
    case away(Problem)
}

/// Checks the tokens for one source. An instance is bound to one event loop.
final class TokenChecker {
    let keeper: KeySetFetcher?
    private let verifier: TokenVerifier
    private let fixed: KeySet?
    private let loop: EventLoop

    init(_ rules: TokenRules, _ keys: KeySource, on loop: EventLoop) {
        verifier = TokenVerifier(rules)
        self.loop = loop
        switch keys {
        case .fixed(let set): (fixed, keeper) = (set, nil)
        case .published(let publication):
            (fixed, keeper) = (nil, KeySetFetcher(publication, for: rules.algorithms, on: loop))
        }
    }

    /// Whether a token names this entry's issuer. The token is not verified yet and can be forged.
    func isNamed(by token: [UInt8]) -> Bool { verifier.isNamed(by: token.span) }

    func verifiedClaims(of token: [UInt8]) async throws(CredentialRefusal) -> TokenClaims {
        guard let keeper else { return try verify(token, fixed) }
        let keys = await keeper.currentKeys()
        do throws(CredentialRefusal) {
            return try verify(token, keys)
        } catch {
            // The issuer has perhaps signed the token with a new key, which this key set lacks.
            guard case .token(let fault) = error, fault == .unknownKey || fault == .signature else {
                throw error
            }
            return try verify(token, await keeper.renewKeys())
        }
    }

    private func verify(_ token: [UInt8], _ keys: KeySet?) throws(CredentialRefusal) -> TokenClaims {
        guard let keys else { throw .away(.identityAway) }
        do throws(TokenFault) {
            return try verifier.verifyToken(token.span, with: keys, at: Int(loop.wallMilliseconds / 1000))
        } catch {
            throw .token(error)
        }
    }
}

extension Problem {
    /// The problem if the request has no credential and no identity header.
    static let noIdentity = Problem(
        .failed(.identityMissing), Phrase(.identityMissing),
        advice: "the request has no token, key or header that identity: in the configuration accepts",
        identity: .nothing)
    static let twoIdentities = Problem(
        .failed(.identityAmbiguous), Phrase(.unreadable),
        advice: "the request names its caller more than once",
        identity: .twice)
    /// The problem if one address sent too many requests without a valid credential.
    static func tooManyUnidentified(seconds: Int) -> Problem {
        Problem(
            .failed(.unidentified), Phrase(.shortBreath), retry: .soon(seconds: seconds),
            advice: "too many requests from this address had no identity that is accepted here")
    }

    package static func tooManyFree(seconds: Int) -> Problem {
        Problem(
            .refused(.burst), Phrase(.shortBreath), retry: .soon(seconds: seconds),
            advice: "token counts and lists of models are free, but each user may ask only so many times "
                + "a minute: "
                + "http.max_free_per_minute")
    }

    /// The problem if no caller can be identified now, because the issuer or Redis does not respond.
    static let identityAway = Problem(
        .failed(.identityAway), Phrase(.identityUnavailable), retry: .soon(seconds: 1))

    /// The problem if the request is identified only by a header field that its peer may not send.
    static func refuseHeader(_ header: String) -> Problem {
        Problem(
            .failed(.identityMissing), Phrase(.identityMissing),
            advice: "\(header) is accepted only from the peers that this service is configured to trust",
            identity: .disbelievedPeer)
    }

    /// The problem if no source accepts the request's credential.
    static func notAccepted(_ fault: TokenFault?) -> Problem {
        let advice =
            switch fault {
            case nil: "the key or token is unknown, revoked or of a kind that is not accepted here"
            case .expired: "the token has expired"
            case .endless: "the token has no exp: it must say when it ends"
            case .early: "the token is not valid yet"
            case .audience: "the token is not meant for this service: see its aud"
            case .issuer: "the token's issuer is not accepted here: see its iss"
            case .algorithm: "the token is signed by an algorithm that is not accepted here: see its alg"
            case .unknownKey: "the token is signed with a key that its issuer does not publish: see its kid"
            case .signature: "the token's signature is wrong"
            case .user: "the token names no user"
            case .plan: "the token names a plan that does not exist here"
            case .malformed, .extensions: "the token was not accepted"
            }
        return Problem(
            .failed(.identityMissing), Phrase(.identityUnknown), advice: advice,
            identity: fault.map { .token($0) } ?? .unknown)
    }
}
