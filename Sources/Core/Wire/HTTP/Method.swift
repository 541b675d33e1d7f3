import Bytes

/// A request's method. The parser refuses CONNECT and TRACE with status 501, since the edge implements
/// neither tunnels nor echoes (RFC 9110, section 9.1).
package enum Method: Hashable, Sendable {
    case get, head, post, put, patch, delete, options
    /// Another valid method, whose name is in `RequestHead.methodName`.
    case other

    /// Methods are case-sensitive (RFC 9110, section 9.1), so that `get` is not `GET`.
    init(_ name: Span<UInt8>) throws(HTTPFault) {
        switch name[0] {
        case UInt8(ascii: "G") where name.equals("GET"): self = .get
        case UInt8(ascii: "P") where name.equals("POST"): self = .post
        case UInt8(ascii: "P") where name.equals("PUT"): self = .put
        case UInt8(ascii: "P") where name.equals("PATCH"): self = .patch
        case UInt8(ascii: "H") where name.equals("HEAD"): self = .head
        case UInt8(ascii: "D") where name.equals("DELETE"): self = .delete
        case UInt8(ascii: "O") where name.equals("OPTIONS"): self = .options
        case UInt8(ascii: "C") where name.equals("CONNECT"): throw HTTPFault(.unsupportedMethod)
        case UInt8(ascii: "T") where name.equals("TRACE"): throw HTTPFault(.unsupportedMethod)
        default: self = .other
        }
    }

    /// Whether this is HEAD, whose answer has no body (RFC 9110, section 9.3.2). Other modules use this where
    /// every answer passes: their own comparison would call through the table of `Equatable`.
    package var isHead: Bool { self == .head }

    /// Whether repeating a request has the same effect as sending it once (RFC 9110, section 9.2.2).
    package var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options: true
        case .post, .patch, .other: false
        }
    }

    /// The method's name in a request line. It is nil for `.other`.
    package var name: StaticString? {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .other: nil
        }
    }

    /// The method's name in logs and metrics. It is `other` for an unknown method.
    package var word: StaticString { name ?? "other" }
}
