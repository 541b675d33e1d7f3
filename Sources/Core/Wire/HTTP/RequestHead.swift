package import Bytes

/// A request's first line and header fields, as offsets into the parsed bytes. One object serves all requests
/// of a connection. `reset()` keeps its memory, and no bytes are copied. It is a class, since every function
/// that borrows a struct of this size would copy it.
///
/// If a head is incomplete, pass the same bytes again from their start, followed by the new bytes.
package final class RequestHead {
    /// The form of the request target (RFC 9112, section 3.2).
    package enum TargetForm: Hashable, Sendable {
        case origin, absolute
        /// The request is `OPTIONS *`, whose target is an asterisk.
        case asterisk
    }

    package internal(set) var method = Method.get
    package internal(set) var methodName = FieldRange.empty
    /// The whole request target as it was received.
    package internal(set) var target = FieldRange.empty
    package internal(set) var form = TargetForm.origin
    /// The path, which is never empty. It is `*` in asterisk form. It has no dot segments, neither literal
    /// nor escaped ones.
    package internal(set) var path = FieldRange.empty
    /// The query after the first `?`; nil if there is none.
    package internal(set) var query: FieldRange?
    /// The minor version: 0 for HTTP/1.0, and 1 for HTTP/1.1 and later versions of HTTP/1.
    package internal(set) var minorVersion = 1
    /// The host and port from an absolute target, else from the Host field. Only in HTTP/1.0 can it be empty.
    package internal(set) var host = FieldRange.empty
    package let fields = HeadFields()
    /// Whether the client waits for `100 Continue` before it sends the body.
    package internal(set) var expectsContinue = false
    /// Whether the client can send another request on this connection.
    package internal(set) var keepAlive = true

    package init() {}

    package func value(of known: KnownField) -> FieldRange? { fields[known] }

    /// The whole path as the client sent it. `dropFromPath` shortens only `path`.
    var wholePath = FieldRange.empty

    /// Resets all members for the next head and keeps the memory.
    package func reset() {
        fields.reset()
        host = .empty
        expectsContinue = false
        keepAlive = true
    }

    /// Removes the first `count` bytes of the path, which selected the app. A slash must follow them.
    package func dropFromPath(_ count: Int, in bytes: Span<UInt8>) {
        guard count < Int(path.count), bytes[path][count] == UInt8(ascii: "/") else { return }
        path = FieldRange(path.lowerBound + count..<path.upperBound)
    }

    /// If the first line equals that of the previous request, moves the cursor past it. Method, target and
    /// version then stay the same.
    func passSameLine(in bytes: Span<UInt8>, _ limits: HeadLimits) -> Bool {
        guard form == .origin, Int(target.count) <= limits.target, fields.passSameStart(in: bytes) else {
            return false
        }
        path = wholePath
        return true
    }

    package var contentLength: Int? { fields.contentLength }

    /// How the body ends. A request without a length or chunks has no body (RFC 9112, section 6.3).
    package var framing: BodyFraming {
        if fields.isChunked { return .chunked }
        guard let length = fields.contentLength, length > 0 else { return .none }
        return .length(length)
    }
}
