import Bytes
import Configuration
import HTTP
import Wire

/// The origins whose web pages may read answers, and the header fields that they may read (Fetch Standard,
/// "CORS protocol"). Only browsers enforce this policy. The caller's credential decides what a caller may do.
final class CrossOriginPolicy: Sendable {
    private enum Origins: Sendable {
        case any
        case named([[UInt8]])
    }

    private let origins: Origins
    /// The header fields that follow `Access-Control-Allow-Origin` in every answer to an allowed origin.
    private let answerFields: [UInt8]
    private let preflightFields: [UInt8]

    init(_ settings: CORSSettings) {
        origins = settings.origins.contains("*") ? .any : .named(settings.origins.map { Array($0.utf8) })
        let credentials = settings.credentials ? "Access-Control-Allow-Credentials: true\r\n" : ""
        let exposed = (Self.exposed + settings.expose).joined(separator: ", ")
        answerFields = Array("\(credentials)Access-Control-Expose-Headers: \(exposed)\r\n".utf8)
        let methods = "Access-Control-Allow-Methods: GET, HEAD, POST, PUT, PATCH, DELETE\r\n"
        let age = "Access-Control-Max-Age: \(settings.maxAge.components.seconds)\r\n"
        let varies = "Vary: Access-Control-Request-Method, Access-Control-Request-Headers\r\n"
        preflightFields = Array("\(varies)\(methods)\(age)\(credentials)".utf8)
    }

    /// The answer's header fields that web pages may read: Usher's own fields, and the providers' fields that
    /// their client libraries read. Fields that every page may read (Fetch Standard) are not listed.
    private static let exposed =
        [
            "RateLimit", "RateLimit-Policy", "Retry-After", "Usher-Notice", "x-should-retry",
            "retry-after-ms",
            "x-request-id", "X-Upstream-Request-Id", "request-id", "ETag", "WWW-Authenticate",
        ]
        + ["requests", "tokens"].flatMap { unit in
            ["limit", "remaining", "reset"].flatMap {
                ["x-ratelimit-\($0)-\(unit)", "anthropic-ratelimit-\(unit)-\($0)"]
            }
        }

    /// Whether the request is a preflight, in which a browser asks which requests a page may send. A
    /// preflight has no credentials and is not forwarded.
    func isPreflight(_ call: ServerCall) -> Bool {
        call.head.method == .options && call.head.value(of: .origin) != nil
            && Self.asked(call.head, call.inbound) != nil
    }

    /// Adds the fields that say whether the page's origin may read the answer.
    func addFields(to call: ServerCall) {
        let origin = call.head.value(of: .origin).map { call.bytes($0) }
        let isAllowed = origin.map(allows) ?? false
        call.extraFields = fields(isAllowed ? origin : nil, answerFields)
    }

    func answerPreflight(_ call: ServerCall) {
        let origin = call.head.value(of: .origin).map { call.bytes($0) }
        guard let origin, allows(origin), let asked = Self.asked(call.head, call.inbound) else {
            call.extraFields = fields(nil, [])
            return call.respond(
                status: 403, type: "text/plain",
                body: "Pages of this origin may not send requests here: cors.origins does not list it.\n")
        }
        call.extraFields = fields(origin, preflightFields)
        call.beginAnswer(status: 204)
        if let headers = asked.headers {
            call.appendField("Access-Control-Allow-Headers", call.bytes(headers).span)
        }
        call.endHead()
    }

    private func fields(_ origin: [UInt8]?, _ others: [UInt8]) -> [UInt8] {
        if case .any = origins {
            return origin == nil ? [] : Array("Access-Control-Allow-Origin: *\r\n".utf8) + others
        }
        // Without `Vary`, a cache could give a page an answer that was made for another origin.
        let varies = Array("Vary: Origin\r\n".utf8)
        guard let origin else { return varies }
        return varies + Array("Access-Control-Allow-Origin: ".utf8) + origin + Array("\r\n".utf8) + others
    }

    private func allows(_ origin: [UInt8]) -> Bool {
        guard case .named(let names) = origins else { return true }
        return names.contains { Self.matches($0, origin) }
    }

    /// `https://*.example.com` matches every subdomain of `example.com`, but not `example.com` itself.
    private static func matches(_ name: [UInt8], _ origin: [UInt8]) -> Bool {
        guard let star = name.firstIndex(of: UInt8(ascii: "*")) else { return name == origin }
        let (start, end) = (name[..<star], name[(star + 1)...])
        guard origin.count > start.count + end.count, origin.starts(with: start),
            origin.suffix(end.count) == end
        else { return false }
        return origin.dropFirst(start.count).dropLast(end.count).allSatisfy { byte in
            (48...57).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
    }

    /// The method and fields for which a preflight asks permission; nil if this is not a preflight.
    private static func asked(_ head: RequestHead, _ inbound: borrowing ByteBuffer)
        -> (method: FieldRange, headers: FieldRange?)?
    {
        let bytes = inbound.readable
        let method = Array("access-control-request-method".utf8)
        guard let method = head.fields.first(named: method.span, in: bytes) else { return nil }
        let headers = Array("access-control-request-headers".utf8)
        return (method.value, head.fields.first(named: headers.span, in: bytes)?.value)
    }

    /// Whether the edge writes this header field itself. If so, the upstream's field of this name is dropped.
    static func isOurs(_ name: Span<UInt8>) -> Bool {
        let prefix: StaticString = "access-control-"
        guard name.count > prefix.utf8CodeUnitCount else { return false }
        return name.extracting(first: prefix.utf8CodeUnitCount).equalsIgnoringCase(prefix)
    }
}
