import Bytes

/// Whether a path that a prefix route covers means the same to every reader.
///
/// An upstream that decodes, cuts path parameters off or takes a backslash for a slash before it looks at a
/// path could read another one than the edge: `/api/history/..%2f..%2fv1/chat/completions` would be answered
/// with the team's key, and not counted. Such paths are refused, never repaired. Dot segments of their
/// own, raw or as `%2e`, were refused with the head.
enum PathCheck {
    enum Fault: Hashable, Sendable {
        case encodedSlash, backslash, dotSegment, controlByte
        /// An overlong encoding of UTF-8 (RFC 3629, section 10), which old readers take for a slash or a dot.
        case overlong
        /// Escapes of escapes, deeper than any reader decodes.
        case encodedTooOften
        /// A metered path in another spelling.
        case otherSpelling
    }

    /// Times that a chain of proxies may decode a path.
    private static let mostDecodings = 3

    /// What is wrong with a path; nil for nothing. For common paths each byte is looked at once.
    static func fault(of path: Span<UInt8>) -> Fault? {
        var isPlain = true
        for at in path.indices {
            switch path[at] {
            case UInt8(ascii: "\\"): return .backslash
            case UInt8(ascii: "%"), UInt8(ascii: ";"): isPlain = false
            default: break
            }
        }
        if isPlain { return nil }
        var bytes = path.indices.map { path[$0] }
        for _ in 0..<mostDecodings {
            if hasDotSegment(bytes) { return .dotSegment }
            guard bytes.contains(UInt8(ascii: "%")) else { return nil }
            var decoded: [UInt8] = []
            if let fault = decode(bytes, into: &decoded) { return fault }
            if decoded.count == bytes.count { return nil }
            bytes = decoded
        }
        return hasDotSegment(bytes) ? .dotSegment : bytes.contains(UInt8(ascii: "%")) ? .encodedTooOften : nil
    }

    /// The path as a lenient upstream may understand it: decoded, without path parameters, with one slash for
    /// several and none at its end, in lower case. For a path without fault.
    static func lenient(_ path: Span<UInt8>) -> [UInt8] {
        var bytes = path.indices.map { path[$0] }
        for _ in 0..<mostDecodings {
            var decoded: [UInt8] = []
            _ = decode(bytes, into: &decoded)
            bytes = decoded
        }
        var lenient: [UInt8] = []
        var isParameter = false
        for byte in bytes {
            if byte == UInt8(ascii: "/") {
                isParameter = false
                if lenient.last == byte { continue }
            } else if byte == UInt8(ascii: ";") {
                isParameter = true
            }
            if !isParameter { lenient.append(ASCII.lowercased(byte)) }
        }
        if lenient.count > 1, lenient.last == UInt8(ascii: "/") { lenient.removeLast() }
        return lenient
    }

    /// Decodes each escape once; what is no escape, which only an earlier decoding can make, stays.
    private static func decode(_ bytes: [UInt8], into decoded: inout [UInt8]) -> Fault? {
        var fault: Fault?
        decoded.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            guard let byte = PercentCoding.escape(in: bytes.span, at: at) else {
                decoded.append(bytes[at])
                at += 1
                continue
            }
            fault = fault ?? Self.fault(ofDecoded: byte)
            decoded.append(byte)
            at += 3
        }
        return fault
    }

    private static func fault(ofDecoded byte: UInt8) -> Fault? {
        switch byte {
        case UInt8(ascii: "/"): .encodedSlash
        case UInt8(ascii: "\\"): .backslash
        case 0..<0x20, 0x7f: .controlByte
        case 0xc0, 0xc1: .overlong
        default: nil
        }
    }

    /// Whether a segment is `.` or `..` once its parameters are cut off, as in `..;x`, or what a reader that
    /// decodes first takes for the query, and the spaces at its end.
    private static func hasDotSegment(_ path: [UInt8]) -> Bool {
        path.split(separator: UInt8(ascii: "/")).contains { segment in
            var name = segment.prefix {
                ![UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0)
            }
            while name.last == UInt8(ascii: " ") { name.removeLast() }
            return (1...2).contains(name.count) && name.allSatisfy { $0 == UInt8(ascii: ".") }
        }
    }
}

extension PathCheck.Fault {
    /// What a developer of the client reads. It repeats nothing of the path.
    var advice: String {
        switch self {
        case .encodedSlash: "the path holds an encoded slash (%2F)"
        case .backslash: "the path holds a backslash"
        case .dotSegment: "the path holds a dot segment (such as ..;)"
        case .controlByte: "the path holds an encoded control character"
        case .overlong: "the path is not UTF-8 once it is decoded"
        case .encodedTooOften: "the path is percent-encoded more than three times over"
        case .otherSpelling:
            "the path is another spelling of a counted address; use the address as it is written"
        }
    }
}
