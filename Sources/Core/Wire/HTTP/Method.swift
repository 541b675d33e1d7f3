import Bytes

/// A request's method. CONNECT and TRACE never get this far: the parser refuses them with 501, since this
/// server implements neither a tunnel nor an echo (RFC 9110, section 9.1).
package enum Method: Hashable, Sendable {
    case get, head, post, put, patch, delete, options
    /// Any other token; its bytes are in `RequestHead.methodName`.
    case other

    /// Methods are case-sensitive (RFC 9110, section 9.1): `get` is another method than `GET`.
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

    /// Whether carrying a request out twice is the same as once (RFC 9110, section 9.2.2).
    package var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options: true
        case .post, .patch, .other: false
        }
    }

    /// The name as it is written in a request line; nil for `.other`, whose name only its head knows.
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

    /// The method's name for logs and metrics; `other` for an unknown one.
    package var word: StaticString { name ?? "other" }
}
