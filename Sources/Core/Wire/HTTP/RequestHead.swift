package import Bytes

/// A request's line and fields, as offsets into the bytes that were parsed. One value serves a connection's
/// requests one after another: `reset()` keeps its memory, and nothing of a request is copied. An object,
/// since every function that borrows a value of this size would copy it.
///
/// While a head is incomplete, the parser must be given the same bytes again from their beginning, with more
/// behind them.
package final class RequestHead {
    /// The form of the request's target (RFC 9112, section 3.2).
    package enum TargetForm: Hashable, Sendable {
        case origin, absolute
        /// `OPTIONS *`
        case asterisk
    }

    package internal(set) var method = Method.get
    package internal(set) var methodName = FieldRange.empty
    /// The whole target as it was sent.
    package internal(set) var target = FieldRange.empty
    package internal(set) var form = TargetForm.origin
    /// The path, never empty; `*` in asterisk form. It holds no dot segment, raw or escaped.
    package internal(set) var path = FieldRange.empty
    /// The query: everything behind the first `?`, if there is one.
    package internal(set) var query: FieldRange?
    /// 0 or 1: the parser accepts HTTP/1.0 and HTTP/1.1 only.
    package internal(set) var minorVersion = 1
    /// Host and port: of the target in absolute form, else of the Host field. Empty only for HTTP/1.0 without
    /// one.
    package internal(set) var host = FieldRange.empty
    package let fields = HeadFields()
    /// Whether the client awaits `100 Continue` before it sends the body.
    package internal(set) var expectsContinue = false
    /// Whether the connection may carry another request after this one.
    package internal(set) var keepAlive = true

    package init() {}

    /// The value of the first field of this name.
    package func value(of known: KnownField) -> FieldRange? { fields[known] }

    /// The path as it was read; `dropFromPath` does not change it.
    var wholePath = FieldRange.empty

    /// Makes ready for the next head and keeps the memory.
    package func reset() {
        fields.reset()
        host = .empty
        expectsContinue = false
        keepAlive = true
    }

    /// Takes away the prefix by which a request was routed to its app. What is left begins with a slash, or
    /// nothing changes.
    package func dropFromPath(_ count: Int, in bytes: Span<UInt8>) {
        guard count < Int(path.count), bytes[path][count] == UInt8(ascii: "/") else { return }
        path = FieldRange(path.lowerBound + count..<path.upperBound)
    }

    /// Skips the first line if it is the same as the previous head's; method, target and version then stay as
    /// they were read from that one.
    func passSameLine(in bytes: Span<UInt8>, _ limits: HeadLimits) -> Bool {
        guard form == .origin, Int(target.count) <= limits.target, fields.passSameStart(in: bytes) else {
            return false
        }
        path = wholePath
        return true
    }

    package var contentLength: Int? { fields.contentLength }

    /// A request without a length or chunks has no body (RFC 9112, section 6.3).
    package var framing: BodyFraming {
        if fields.isChunked { return .chunked }
        guard let length = fields.contentLength, length > 0 else { return .none }
        return .length(length)
    }
}
