import Bytes
import Configuration

/// Checks whether all servers read a path alike. Only a path that the edge knows byte for byte is not
/// checked.
///
/// An upstream could decode a path first, cut off path parameters, or read a backslash as a slash. It would
/// then see another path than the edge. For example, the edge would forward
/// `/api/history/..%2f..%2fv1/chat/completions` uncounted, and the upstream would answer it with the team's
/// key. Such paths are refused. Plain dot segments (`..`, `%2e%2e`) were refused before this check.
enum PathCheck {
    enum Fault: Hashable, Sendable {
        case encodedSlash, backslash, dotSegment, controlByte
        /// The path contains an encoded `?` or `#`. A server that decodes it first would end the path there.
        case encodedDelimiter
        /// The decoded path is not UTF-8. This includes overlong encodings (RFC 3629, section 10), which old
        /// servers read as a slash or a dot.
        case notUTF8
        /// Escapes are nested more deeply than any server decodes.
        case encodedTooOften
        /// The path is another spelling of a metered path.
        case otherSpelling
    }

    /// The check assumes that a chain of proxies decodes a path at most this often.
    private static let mostDecodings = 3

    /// Why servers could read a path differently; nil if all read it alike.
    static func findFault(of path: Span<UInt8>) -> Fault? {
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
            guard bytes.contains(UInt8(ascii: "%")) else { return fault(ofDecoded: bytes) }
            var decoded: [UInt8] = []
            if let fault = decode(bytes, into: &decoded) { return fault }
            if decoded.count == bytes.count { return fault(ofDecoded: bytes) }
            bytes = decoded
        }
        if hasDotSegment(bytes) { return .dotSegment }
        return bytes.contains(UInt8(ascii: "%")) ? .encodedTooOften : fault(ofDecoded: bytes)
    }

    /// The fault of a fully decoded path; nil if there is none. Some servers replace similar characters by
    /// one (Unicode's form NFKC). They could read a character outside ASCII as a slash or a dot.
    private static func fault(ofDecoded bytes: [UInt8]) -> Fault? {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else { return .notUTF8 }
        if text.unicodeScalars.contains(where: { (0x80...0x9f).contains($0.value) }) { return .controlByte }
        let similar = Array(SimilarText.plainForm(text).utf8)
        let slashes = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "/") } }
        if similar.contains(UInt8(ascii: "\\")) { return .backslash }
        if slashes(similar) > slashes(bytes) { return .encodedSlash }
        if similar.contains(UInt8(ascii: "?")) || similar.contains(UInt8(ascii: "#")) {
            return .encodedDelimiter
        }
        return hasDotSegment(similar) ? .dotSegment : nil
    }

    /// A path as a lenient upstream could understand it:
    ///
    /// - decoded, in form NFKC and in lower case;
    /// - without path parameters, repeated slashes, and a slash at its end;
    /// - with segments that have no spaces around them and no dots at their end.
    static func lenientForm(_ path: Span<UInt8>) -> [UInt8] {
        var bytes = path.indices.map { path[$0] }
        for _ in 0..<mostDecodings where bytes.contains(UInt8(ascii: "%")) {
            var decoded: [UInt8] = []
            _ = decode(bytes, into: &decoded)
            bytes = decoded
        }
        if bytes.contains(where: { $0 >= 0x80 }) {
            bytes = Array(SimilarText.plainForm(String(decoding: bytes, as: UTF8.self)).lowercased().utf8)
        }
        var lenient: [UInt8] = []
        for segment in bytes.split(separator: UInt8(ascii: "/")) {
            let name = Self.name(of: segment)
            if name.isEmpty { continue }
            lenient.append(UInt8(ascii: "/"))
            for byte in name { lenient.append(ASCII.lowercased(byte)) }
        }
        return lenient.isEmpty ? [UInt8(ascii: "/")] : lenient
    }

    /// A lenient path without a format extension. Many frameworks route `/api/chat.json` as `/api/chat`.
    static func withoutFormat(_ lenient: [UInt8]) -> ArraySlice<UInt8> {
        guard let dot = lenient.lastIndex(of: UInt8(ascii: ".")), dot > 0,
            lenient[dot - 1] != UInt8(ascii: "/"),
            !lenient[dot...].contains(UInt8(ascii: "/"))
        else { return lenient[...] }
        return lenient[..<dot]
    }

    /// The name of a path segment, without parameters, surrounding spaces and (as on Windows) trailing dots.
    private static func name(of segment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var name = segment.prefix {
            ![UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0)
        }
        while let last = name.last, last == UInt8(ascii: " ") || last == UInt8(ascii: ".") {
            name.removeLast()
        }
        return name.drop { $0 == UInt8(ascii: " ") }
    }

    /// Decodes each escape once. A `%` without two hex digits is kept: an earlier decoding can leave one.
    private static func decode(_ bytes: [UInt8], into decoded: inout [UInt8]) -> Fault? {
        var fault: Fault?
        decoded.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            guard let byte = PercentCoding.escapedByte(in: bytes.span, at: at) else {
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
        case UInt8(ascii: "?"), UInt8(ascii: "#"): .encodedDelimiter
        case 0..<0x20, 0x7f: .controlByte
        case 0xc0, 0xc1: .notUTF8
        default: nil
        }
    }

    /// Whether a server could read a segment of the path as `.` or `..`. For example, a server that drops the
    /// parameter `;x` reads the segment `..;x` as `..`.
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
    /// Advice to the client's developer. It contains no part of the path.
    var advice: String {
        switch self {
        case .encodedSlash: "the path holds an encoded slash (%2F)"
        case .backslash: "the path holds a backslash"
        case .dotSegment: "the path holds a dot segment (such as ..;)"
        case .controlByte: "the path holds an encoded control character"
        case .encodedDelimiter: "the path holds an encoded ? or #"
        case .notUTF8: "the path is not UTF-8 once it is decoded"
        case .encodedTooOften: "the path is percent-encoded more than three times over"
        case .otherSpelling:
            "the path is another spelling of a counted address; use the address as it is written"
        }
    }
}
