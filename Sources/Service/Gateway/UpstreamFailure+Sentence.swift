package import HTTP

/// Describes a failure and its known cause to the operator. The sentence contains names of the configuration,
/// addresses, and texts of the system and OpenSSL. It contains nothing that a caller or the upstream sent.
extension UpstreamFailure {
    /// The failure as the second half of a sentence, such as `127.0.0.1:80 refuses connections`.
    package func makeSentence(at place: String, _ reason: String?) -> String {
        let why = reason.map { ": \($0)" } ?? ""
        return switch self {
        case .unknownName: "its name cannot be looked up\(why)"
        case .refused: "\(place) refuses connections\(why)"
        case .unreachable: "\(place) cannot be reached\(why)"
        case .untrusted: "the certificate that \(place) shows is not trusted\(why)"
        case .noTLS: "what answers at \(place) does not speak TLS\(why)"
        case .handshake: "no TLS connection to \(place) could be made\(why)"
        case .connectTimedOut: "\(place) did not accept a connection in time\(why)"
        case .crowded: "all connections that it may have are in use"
        case .noDescriptors: "this process may open no more file descriptors"
        case .forbiddenAddress: "its name leads to private addresses only"
        case .timedOut: "it did not answer in time"
        case .broken: "it ended the connection before its answer was whole"
        case .malformed: "its answer is not HTTP"
        case .tooLong: "its answer is longer than the edge reads"
        case .clientLeft: "the caller left"
        }
    }

    /// Advice to the operator about the failure. `option` is the configuration key of the upstream's address.
    package func makeAdvice(_ option: String, isTLS: Bool) -> String {
        switch self {
        case .unknownName: "Check the name in \(option), and the name servers."
        case .refused: "Is it running, and is the port in \(option) the right one?"
        case .unreachable: "Check the network in between, and the address in \(option)."
        case .untrusted:
            "If that certificate is the right one, name the file of its authority in ca_file:; if not, "
                + "find out who answers at that address."
        case .noTLS: "Write http:// in \(option) if it speaks plain HTTP, or name its port for TLS."
        case .handshake: "Does that port speak TLS 1.2 or newer? If it speaks plain HTTP, write http://."
        case .connectTimedOut: "Check the network and firewalls in between, and its load."
        case .crowded: "Raise its max_connections."
        case .noDescriptors:
            "Raise the limit (LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ulimit -n)."
        case .forbiddenAddress:
            "If that is meant, write private: true there; if not, find out who changed the name."
        case .timedOut: "Look at its load, or raise first_byte_timeout and idle_timeout."
        // A TLS server with OpenSSL hangs up without a message if it receives plain HTTP.
        case .broken where !isTLS: "Look at its own log. If it speaks TLS, write https:// in \(option)."
        case .broken: "Look at its own log."
        case .malformed: "Is it an HTTP server? If it speaks TLS, write https:// in \(option)."
        case .tooLong: "Is what \(option) names the right document? A key set may have 1 MiB."
        case .clientLeft: "Nothing needs to be done."
        }
    }
}
