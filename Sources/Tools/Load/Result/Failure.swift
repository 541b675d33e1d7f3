/// Why a request got no complete answer.
package enum Failure: Int, Error, CaseIterable, Hashable, Sendable {
    case unknownHost, refused, connectTimeout, tls
    case broken, cut, timeout, malformed
    case streamError, noEnd, disorder, unfinished

    package var name: String {
        switch self {
        case .unknownHost: "unknown_host"
        case .refused: "refused"
        case .connectTimeout: "connect_timeout"
        case .tls: "tls"
        case .broken: "broken"
        case .cut: "cut"
        case .timeout: "timeout"
        case .malformed: "malformed"
        case .streamError: "stream_error"
        case .noEnd: "no_end"
        case .disorder: "disorder"
        case .unfinished: "unfinished"
        }
    }

    package var meaning: String {
        switch self {
        case .unknownHost: "the host's name has no address"
        case .refused: "no connection: refused, or no local address is free"
        case .connectTimeout: "no connection in time"
        case .tls: "the TLS handshake failed"
        case .broken: "the connection ended before an answer began"
        case .cut: "an answer ended before it was whole"
        case .timeout: "no byte came within --timeout"
        case .malformed: "an answer was not HTTP"
        case .streamError: "a stream sent an error event"
        case .noEnd: "a stream ended without its provider's mark of the end"
        case .disorder: "a stream's numbered chunks came out of order"
        case .unfinished: "the run ended before the answer came"
        }
    }
}
