import Bytes

/// The header fields that Usher uses. The parser recognises their names, so that no search is needed to look
/// a field up.
package enum KnownField: UInt8, CaseIterable, Sendable {
    case other
    case accept, acceptEncoding, acceptLanguage, authorization, anthropicBeta, anthropicVersion
    case cacheControl, connection, contentEncoding, contentLength, contentType, cookie, date, expect
    case forwarded, from, host, http2Settings, idempotencyKey, keepAlive, lastEventID, location, origin
    case proxyAuthenticate, proxyAuthorization, proxyConnection, range, referer
    case retryAfter, retryAfterMs, server, setCookie, te, trailer, transferEncoding, upgrade, userAgent
    case via, xAPIKey, xForwardedFor, xForwardedHost, xForwardedProto, xGoogAPIKey, xRequestID
    case xShouldRetry, xUserID, traceparent

    /// The field's name in lower case. It is empty for `.other`.
    package var name: StaticString {
        switch self {
        case .other: ""
        case .accept: "accept"
        case .acceptEncoding: "accept-encoding"
        case .acceptLanguage: "accept-language"
        case .authorization: "authorization"
        case .anthropicBeta: "anthropic-beta"
        case .anthropicVersion: "anthropic-version"
        case .cacheControl: "cache-control"
        case .connection: "connection"
        case .contentEncoding: "content-encoding"
        case .contentLength: "content-length"
        case .contentType: "content-type"
        case .cookie: "cookie"
        case .date: "date"
        case .expect: "expect"
        case .forwarded: "forwarded"
        case .from: "from"
        case .host: "host"
        case .http2Settings: "http2-settings"
        case .idempotencyKey: "idempotency-key"
        case .keepAlive: "keep-alive"
        case .lastEventID: "last-event-id"
        case .location: "location"
        case .origin: "origin"
        case .proxyAuthenticate: "proxy-authenticate"
        case .proxyAuthorization: "proxy-authorization"
        case .proxyConnection: "proxy-connection"
        case .range: "range"
        case .referer: "referer"
        case .retryAfter: "retry-after"
        case .retryAfterMs: "retry-after-ms"
        case .server: "server"
        case .setCookie: "set-cookie"
        case .te: "te"
        case .trailer: "trailer"
        case .transferEncoding: "transfer-encoding"
        case .upgrade: "upgrade"
        case .userAgent: "user-agent"
        case .via: "via"
        case .xAPIKey: "x-api-key"
        case .xForwardedFor: "x-forwarded-for"
        case .xForwardedHost: "x-forwarded-host"
        case .xForwardedProto: "x-forwarded-proto"
        case .xGoogAPIKey: "x-goog-api-key"
        case .xRequestID: "x-request-id"
        case .xShouldRetry: "x-should-retry"
        case .xUserID: "x-user-id"
        case .traceparent: "traceparent"
        }
    }
}

extension KnownField {
    /// The known field with this name, ignoring case. If there is none, it is `.other`. The name must not
    /// contain control bytes.
    static func named(_ name: Span<UInt8>) -> KnownField { KnownFieldTable.shared.findField(named: name) }
}

/// A perfect hash table of the known names. The hash uses a name's length and three letters. The hash's
/// multiplier is searched for when the table is first used.
///
/// Names are compared eight bytes at a time with bit 5 of each byte set, which turns letters into lower case.
/// A control byte could then be mistaken for a letter, a digit or `-`, but these names contain no control
/// bytes. A match therefore needs no further check.
final class KnownFieldTable: Sendable {
    static let shared = KnownFieldTable()

    private static let bits: UInt64 = 9
    private static let caseBits: UInt64 = 0x2020_2020_2020_2020

    private let multiplier: UInt64
    /// The field in each slot of the table, or `.other` for an empty slot.
    private let slots: InlineArray<512, KnownField>
    private let names: InlineArray<64, Fingerprint>

    private init() {
        var names = InlineArray<64, Fingerprint>(repeating: Fingerprint())
        for field in KnownField.allCases where field != .other {
            let name = [UInt8](field.name.description.utf8)
            names[Int(field.rawValue)] = Fingerprint(name.span)
        }
        self.names = names
        var candidate: UInt64 = 0x9e37_79b9_7f4a_7c15
        while true {
            if let slots = Self.slots(multiplier: candidate) {
                self.slots = slots
                multiplier = candidate
                return
            }
            candidate = candidate &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        }
    }

    private static func slots(multiplier: UInt64) -> InlineArray<512, KnownField>? {
        var slots = InlineArray<512, KnownField>(repeating: .other)
        for field in KnownField.allCases where field != .other {
            let name = [UInt8](field.name.description.utf8)
            let slot = slot(of: name.span, multiplier: multiplier)
            if slots[slot] != .other { return nil }
            slots[slot] = field
        }
        return slots
    }

    @inline(__always)
    private static func slot(of name: Span<UInt8>, multiplier: UInt64) -> Int {
        let count = name.count
        let letters =
            UInt64(name[0] | 0x20) | UInt64(name[count - 1] | 0x20) << 8 | UInt64(name[count / 2] | 0x20)
            << 16
        return Int(truncatingIfNeeded: ((letters | UInt64(count) << 24) &* multiplier) &>> (64 - bits))
    }

    @inline(__always)
    func findField(named name: Span<UInt8>) -> KnownField {
        guard name.count > 1, name.count <= 24 else { return .other }
        let field = slots[Self.slot(of: name, multiplier: multiplier)]
        return field != .other && Fingerprint(name) == names[Int(field.rawValue)] ? field : .other
    }

    /// At most 24 bytes of a name, ignoring case: the first eight, the next eight and the last eight.
    private struct Fingerprint: Equatable {
        var count = 0
        var first: UInt64 = 0
        var middle: UInt64 = 0
        var last: UInt64 = 0

        init() {}

        @inline(__always)
        init(_ name: Span<UInt8>) {
            count = name.count
            if count >= 8 {
                first = ByteScan.word(in: name, at: 0) | caseBits
                last = ByteScan.word(in: name, at: count - 8) | caseBits
                if count > 16 { middle = ByteScan.word(in: name, at: 8) | caseBits }
            } else {
                for index in name.indices { first = first << 8 | UInt64(name[index] | 0x20) }
            }
        }
    }
}
