package import Configuration
import Dialects
package import HTTP
import JSON
package import Reactor
package import TLS
package import Telemetry

extension Origin {
    /// Makes the origin of a configured upstream, with its timeouts and bounds.
    package init(
        _ upstream: Upstream, security: TLSContext?, connections: ConnectionCount = ConnectionCount()
    ) {
        let endpoint = upstream.address.endpoint
        self.init(host: endpoint.host, port: UInt16(endpoint.port), security: security)
        limits.connectMilliseconds = upstream.connectTimeout.wholeMilliseconds
        limits.firstByteMilliseconds = upstream.firstByteTimeout.wholeMilliseconds
        limits.idleMilliseconds = upstream.idleTimeout.wholeMilliseconds
        limits.connections = upstream.maxConnections
        self.connections = connections
        keepToPublicAddresses(unless: upstream.allowsPrivateAddresses)
    }

    /// Refuses connections to private addresses, even if the service's name resolves to one
    /// (docs/guarantees.md, "Security", 6). `private: true` in the configuration permits them.
    package mutating func keepToPublicAddresses(unless allowsPrivate: Bool) {
        guard !allowsPrivate else { return }
        accepts = { address in
            guard let address = address.bytes.flatMap(IPAddress.init(bytes:)) else { return false }
            return !address.isPrivate
        }
    }

    /// Makes the origin log the reason whenever a connection to the service cannot be made.
    package mutating func tell(_ troubles: TroubleLog?, as subject: AddressSubject) {
        guard let troubles else { return }
        let host = host
        report = { news in troubles.take(news, subject, host) }
    }
}

/// A service at a configured address, as log sentences describe it.
package struct AddressSubject: Sendable {
    /// The service's name, such as `upstream llm`.
    package let name: String
    /// The address in the configuration, which contains no key.
    package let address: HTTPAddress
    /// The configuration key that contains the address, such as `url:`.
    package let option: String
    /// The consequence while the service cannot be reached, as a sentence.
    package let consequence: String

    package init(_ name: String, _ address: HTTPAddress, option: String, consequence: String) {
        self.name = name
        self.address = address
        self.option = option
        self.consequence = consequence
    }

    /// The service's name and address, such as `upstream llm (https://api.example.com:443)`.
    package var place: String { "\(name) (\(address))" }

    /// The log sentence about a failure. It says why the service cannot be reached, what the consequence is,
    /// and what the operator can do.
    package func makeSentence(_ failure: UpstreamFailure, at tried: SocketAddress?, _ reason: String?)
        -> String
    {
        let tried = tried.map { "\($0)" } ?? "\(address.endpoint)"
        let advice = failure.makeAdvice(option, isTLS: address.isTLS)
        return "\(place): \(failure.makeSentence(at: tried, reason)). \(consequence) \(advice)"
    }
}

extension Upstream {
    /// The team's own key as a whole header line; empty if there is none.
    var credentials: String {
        guard let key else { return "" }
        let value = keyField == .authorization ? "Bearer \(key.reveal())" : key.reveal()
        return "\(keyField.rawValue): \(value)\r\n"
    }

    /// The target and header lines of a request for the list of models. Providers charge nothing for it, so
    /// the edge uses it to check whether an upstream answers.
    package var harmlessRequest: (target: [UInt8], fields: [UInt8]) {
        let version = address.version == nil ? "\(dialect.version)" : ""
        // Anthropic requires a version field, and the other providers ignore it.
        let fields = "Accept: application/json\r\nanthropic-version: 2023-06-01\r\n\(credentials)"
        return (Array("\(address.path)\(version)/models".utf8), Array(fields.utf8))
    }
}

extension AddressSubject {
    package init(_ place: UpstreamPlace) {
        self.init(
            "upstream \(place.label)", place.upstream.address, option: "url:",
            consequence: place.hasOthers
                ? "Its messages go to the upstream's other endpoints."
                : "Its messages are not answered, and not counted.")
    }

    /// The advice to an operator if the service refuses the key (401, 403) or requires a key.
    package func keyAdvice(isKeyed: Bool) -> String {
        isKeyed
            ? "Check its key:, and what the key may be used for."
            : "Add key: { env: NAME } to it, or set USHER_UPSTREAM_KEY beside --upstream."
    }

    /// The log sentence about the outcome of a request; nil if the outcome shows no trouble.
    fileprivate func sentence(_ outcome: UpstreamOutcome, isKeyed: Bool) -> String? {
        switch outcome {
        case .unauthorized where isKeyed:
            "\(place) does not accept the team's own key, or its account has no credit left (401, 402, 403, "
                + "API_KEY_INVALID or insufficient_quota). \(consequence) " + keyAdvice(isKeyed: true)
        case .unauthorized:
            "\(place) asks for a key (401 or 403), and none is configured. \(consequence) "
                + keyAdvice(isKeyed: false)
        case .timedOut: makeSentence(.timedOut, at: nil, nil)
        case .broken: makeSentence(.broken, at: nil, nil)
        case .notHTTP: makeSentence(.malformed, at: nil, nil)
        case .tooLong: makeSentence(.tooLong, at: nil, nil)
        default: nil
        }
    }
}

extension FetchedDocument {
    /// Whether the upstream's answer means that the team's key was refused or is missing.
    package var refusesKey: Bool {
        var parser = JSONParser()
        return KeyRefusal.isIn(body, of: status, with: &parser)
    }
}

extension TroubleLog {
    /// Returns a function that writes an upstream's troubles to the log, by the outcome of each request.
    func makeReporter(of subject: AddressSubject, isKeyed: Bool) -> (UpstreamOutcome) -> Void {
        // Bad answers are logged as a trouble of their own, so that a successful connection does not end it.
        let answers = "answers of \(subject.name)"
        return { [self] outcome in
            if let sentence = subject.sentence(outcome, isKeyed: isKeyed) {
                beginTrouble(Trouble(answers, "\(outcome.word)"), sentence)
            } else {
                endTrouble(answers, "\(subject.place) answers again.")
            }
        }
    }

    /// Forgets the logged troubles of a service that is no longer used or has a new address.
    package func forgetSubject(_ subject: AddressSubject) {
        for name in [subject.name, "answers of \(subject.name)"] {
            endTrouble(name, "\(subject.place) is no longer asked.")
        }
    }

    fileprivate func take(_ news: OriginNews, _ subject: AddressSubject, _ host: String) {
        switch news {
        case .refused(let refused):
            let text = refused.bytes.flatMap(IPAddress.init(bytes:)).map { "\($0)" } ?? "a private one"
            beginTrouble(
                Trouble(subject.name, "\(UpstreamOutcome.privateAddress.word)"),
                "The name \(host) of \(subject.name) leads to \(text), a private address, so the edge does not connect "
                    + "to it. If that is meant, write private: true there; if not, find out who changed the name."
            )
        case .noDescriptors:
            beginTrouble(
                Trouble(subject.name, "\(UpstreamOutcome.noDescriptors.word)"),
                "No file descriptor is left to connect to \(subject.name): raise the limit "
                    + "(LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ulimit -n).")
        case .failed(let trouble):
            beginTrouble(
                Trouble(subject.name, "\(UpstreamOutcome(trouble.failure).word)"),
                subject.makeSentence(trouble.failure, at: trouble.address, trouble.reason))
        case .connected:
            endTrouble(subject.name, "\(subject.place) can be connected to again.")
        }
    }
}
