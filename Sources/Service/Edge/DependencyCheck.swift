import AdminAPI
import Authentication
import Configuration
import Gateway
import HTTP
import Identity
import Problems
import Reactor
import Subscriptions
import TLS
import Telemetry

extension Edge {
    /// The troubles with upstreams and services that messages have encountered.
    var troubles: [OngoingTrouble] {
        var seen: Set<Trouble> = []
        return setup.apps.flatMap { $0.troubles.current }.filter { seen.insert($0.trouble).inserted }
    }

    /// Sends a request to each upstream, issuer of tokens and subscription service, one after the other.
    func askDependencies() async -> [DependencyFinding] {
        var findings: [DependencyFinding] = []
        var asked: Set<String> = []
        for app in setup.apps {
            for peer in app.peers where asked.insert(peer.subject.place).inserted {
                findings.append(await peer.ask(on: control))
            }
        }
        return findings
    }
}

/// A check whether a service on which the edge depends responds as it should.
struct DependencyCheck {
    let subject: AddressSubject
    let origin: Origin
    /// The request to send; nil to connect only, because every request would cost or create something.
    var request: FetchRequest?
    var authority: [UInt8] = []
    /// Makes the credential for the request; nil if the request already contains a credential.
    var proof: Proof?
    /// Says why the edge cannot use the service's answer; nil if it can.
    var fault: (FetchedDocument) -> PeerFault? = { _ in nil }

    /// The way to make the value of `Authorization` for a request.
    struct Proof {
        let credential: (EventLoop) -> any SourceCredential
        /// The advice to the operator if no credential can be made.
        let advice: String
    }

    struct PeerFault {
        let outcome: UpstreamOutcome
        let text: String
        let advice: String
    }

    /// The timeout for each step of a check, in milliseconds. It is short, because an operator waits.
    private static let timeout = 3_000

    func ask(on loop: EventLoop) async -> DependencyFinding {
        var origin = origin
        origin.report = nil
        origin.limits.connectMilliseconds = min(origin.limits.connectMilliseconds, Self.timeout)
        origin.limits.firstByteMilliseconds = min(origin.limits.firstByteMilliseconds, Self.timeout)
        origin.limits.idleMilliseconds = min(origin.limits.idleMilliseconds, Self.timeout)
        let pool = UpstreamPool(origin, on: loop)
        defer { pool.drain() }
        let began = loop.now
        let proof: [UInt8]
        do throws(SourceFailure) { proof = try await proofFields(on: loop) } catch { return unproven(error) }
        do throws(UpstreamFailure) {
            guard var request else {
                try await pool.connect(for: nil).finish(isWhole: false)
                return fine(since: began, on: loop, "can be connected to")
            }
            request.fields += proof
            let answer = try await pool.fetchAnswer(request, authority: authority)
            if let fault = fault(answer) {
                return DependencyFinding(
                    subject.name, "\(fault.outcome.word)", isFine: false, "\(subject.address) \(fault.text)",
                    advice: fault.advice)
            }
            return fine(since: began, on: loop, "answers")
        } catch {
            let trouble = pool.lastTrouble
            let place = (trouble?.address).map { "\($0)" } ?? "\(subject.address.endpoint)"
            let text = error.makeSentence(at: place, trouble?.failure == error ? trouble?.reason : nil)
            return DependencyFinding(
                subject.name, "\(UpstreamOutcome(error).word)", isFine: false, "\(subject.address): \(text)",
                advice: error.makeAdvice(subject.option, isTLS: subject.address.isTLS))
        }
    }

    private func proofFields(on loop: EventLoop) async throws(SourceFailure) -> [UInt8] {
        guard let proof else { return [] }
        let credential = proof.credential(loop)
        defer { credential.drain() }
        return SourceClient.makeFields(authorization: try await credential.fetchAuthorization())
    }

    /// The finding if the service did not issue an access token.
    private func unproven(_ failure: SourceFailure) -> DependencyFinding {
        let isDenied = failure == .denied
        return DependencyFinding(
            subject.name, "\((isDenied ? UpstreamOutcome.unauthorized : .serverError).word)", isFine: false,
            isDenied
                ? "\(subject.address) cannot be asked: no access token was issued for the key"
                : "\(subject.address) cannot be asked: the server that issues access tokens does not answer",
            advice: isDenied ? proof?.advice ?? "" : "Check token_uri in the key's file.")
    }

    private func fine(since began: UInt64, on loop: EventLoop, _ what: String) -> DependencyFinding {
        let milliseconds = (loop.now - began) / 1_000_000
        return DependencyFinding(
            subject.name, "\(UpstreamOutcome.ok.word)", isFine: true,
            "\(subject.address) \(what) (\(milliseconds) ms)")
    }
}

extension AppSetup {
    var peers: [DependencyCheck] {
        settings.places.map { DependencyCheck($0, security: security[$0.label]) }
            + zip(settings.identity, authenticator.sources).compactMap { DependencyCheck($0, $1) }
            + (subscriptions?.peers ?? [])
    }

    /// Forgets the logged troubles of services that only the previous configuration named.
    func forgetPeers(of before: [AppSetup]) {
        let before = before.first { $0.settings.tenant == settings.tenant }?.peers ?? []
        let places = Set(peers.map(\.subject.place))
        for peer in before where !places.contains(peer.subject.place) { troubles.forgetSubject(peer.subject) }
    }
}

extension DependencyCheck {
    /// Checks an upstream by its list of models, for which providers do not charge. A backend without this
    /// list passes the check with any answer, unless it refuses the key.
    fileprivate init(_ place: UpstreamPlace, security: TLSContext?) {
        let upstream = place.upstream
        subject = AddressSubject(place)
        origin = Origin(upstream, security: security)
        let (target, fields) = upstream.harmlessRequest
        var request = FetchRequest(target: target)
        request.fields = fields
        // This is enough for a long list of models. The list is not kept.
        request.limit = 8 << 20
        self.request = request
        authority = Array(upstream.address.authority.utf8)
        let isKeyed = upstream.key != nil
        let subject = subject
        fault = { answer in
            switch answer.status {
            case _ where answer.refusesKey:
                PeerFault(
                    outcome: .unauthorized,
                    text: isKeyed
                        ? "does not accept the team's own key (\(answer.status))"
                        : "asks for a key (\(answer.status)), and none is configured",
                    advice: subject.keyAdvice(isKeyed: isKeyed))
            case 500...:
                PeerFault(
                    outcome: .serverError, text: "answers with status \(answer.status)",
                    advice: "Look at its own log or status page.")
            default: nil
            }
        }
    }

    /// Checks the address of an issuer's key set; nil if the key set has no address.
    fileprivate init?(_ identity: IdentitySource, _ source: AuthenticationSetup.Source) {
        guard case .token(let token, _) = identity, case .address(let place) = token.keys,
            case .token(let rules) = source.caller, case .published(let publication) = source.keys
        else { return nil }
        subject = AddressSubject(keysOf: token.issuer, place.address)
        origin = publication.origin
        var request = FetchRequest(target: publication.target)
        request.limit = KeySet.longestDocument
        self.request = request
        authority = publication.authority
        fault = { answer in
            guard answer.status == 200 else {
                return PeerFault(
                    outcome: UpstreamOutcome(status: answer.status),
                    text: "answers with status \(answer.status), and no keys",
                    advice: "Check jwt: { keys: … }.")
            }
            guard KeySet(document: answer.body.span, for: rules.algorithms) == nil else { return nil }
            return PeerFault(
                outcome: .notHTTP, text: "answers with something that is not a usable key set",
                advice: "Check jwt: { keys: … } and algorithms:.")
        }
    }
}
