import Bytes
package import Reactor

/// The header in which a load balancer names the client of a connection: the PROXY protocol, versions 1 and 2
/// (HAProxy, doc/proxy-protocol.txt).
package struct ProxyHeader: Equatable, Sendable {
    /// The client's address. It is nil if the balancer itself made the connection (`LOCAL`, a health check)
    /// or does not know the client (`UNKNOWN`).
    package let client: SocketAddress?
    package let length: Int

    package struct Malformed: Error, Equatable {}

    /// The most bytes of a version 2 header. Its largest extension is a client's certificate.
    package static let longest = 4 << 10
    /// The most bytes of a version 1 line, by its specification (section 2.1).
    private static let longestLine = 107
    private static let signature: [UInt8] = Array("\r\n\r\n\0\r\nQUIT\n".utf8)

    /// Reads a header at the beginning of `bytes`. The result is nil if more bytes are needed.
    package static func parse(_ bytes: Span<UInt8>) throws(Malformed) -> ProxyHeader? {
        let known = min(bytes.count, signature.count)
        if bytes.extracting(first: known).starts(with: signature.span.extracting(first: known)) {
            return bytes.count < 16 ? nil : try parseBinary(bytes)
        }
        return try parseLine(bytes)
    }

    // MARK: Version 1

    /// Reads `PROXY TCP4 192.0.2.1 198.51.100.1 56324 443`, or `PROXY UNKNOWN` followed by any text.
    private static func parseLine(_ bytes: Span<UInt8>) throws(Malformed) -> ProxyHeader? {
        let begin = Array("PROXY ".utf8)
        let known = min(bytes.count, begin.count)
        guard bytes.extracting(first: known).starts(with: begin.span.extracting(first: known)) else {
            throw Malformed()
        }
        let searched = min(bytes.count, longestLine)
        guard let end = (0..<searched).first(where: { bytes[$0] == UInt8(ascii: "\n") }) else {
            guard searched < longestLine else { throw Malformed() }
            return nil
        }
        guard end > 0, bytes[end - 1] == UInt8(ascii: "\r") else { throw Malformed() }
        let text = String(decoding: [UInt8](bytes.extracting(first: end - 1)), as: UTF8.self)
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        if words[1] == "UNKNOWN" { return ProxyHeader(client: nil, length: end + 1) }
        guard words.count == 6, let port = UInt16(words[4]), UInt16(words[5]) != nil,
            let client = SocketAddress(numeric: String(words[2]), port: port),
            words[1] == (client.bytes?.count == 4 ? "TCP4" : "TCP6")
        else { throw Malformed() }
        return ProxyHeader(client: client, length: end + 1)
    }

    // MARK: Version 2

    /// Reads a version 2 header: the signature (12 bytes), version and command (1 byte), family (1 byte), the
    /// length of the rest (2 bytes), and the addresses.
    private static func parseBinary(_ bytes: Span<UInt8>) throws(Malformed) -> ProxyHeader? {
        let (command, family) = (bytes[12], bytes[13])
        let length = 16 + Int(bytes[14]) << 8 + Int(bytes[15])
        guard command == 0x20 || command == 0x21, length <= longest else { throw Malformed() }
        guard bytes.count >= length else { return nil }
        let isLocal = command == 0x20
        switch family {
        case _ where isLocal: return ProxyHeader(client: nil, length: length)
        case 0x11:
            guard length >= 16 + 12 else { throw Malformed() }
            let client = SocketAddress.v4(
                UInt32(truncatingIfNeeded: number(bytes, at: 16, 4)), port: port(bytes, at: 24))
            return ProxyHeader(client: client, length: length)
        case 0x21:
            guard length >= 16 + 36 else { throw Malformed() }
            let client = SocketAddress.v6(
                number(bytes, at: 16, 8), number(bytes, at: 24, 8), port: port(bytes, at: 48))
            return ProxyHeader(client: client, length: length)
        // A connection with an unknown family or a unix socket is valid, but its client has no address.
        case 0x00, 0x31: return ProxyHeader(client: nil, length: length)
        default: throw Malformed()
        }
    }

    private static func number(_ bytes: Span<UInt8>, at start: Int, _ count: Int) -> UInt64 {
        (start..<start + count).reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    private static func port(_ bytes: Span<UInt8>, at start: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: number(bytes, at: start, 2))
    }
}

extension ServerConnection {
    /// Reads the PROXY header, and no byte after it, because TLS can begin there. Returns false if there is
    /// no header.
    func readProxyHeader() async -> Bool {
        channel.setDeadline(afterMilliseconds: server.limits.headMilliseconds)
        while true {
            let (transfer, bytes) = channel.peekBytes(atMost: ProxyHeader.longest)
            switch transfer {
            case .moved:
                do throws(ProxyHeader.Malformed) {
                    if let header = try ProxyHeader.parse(bytes.span) {
                        channel.skipBytes(header.length)
                        if let client = header.client { peer = client }
                        return true
                    }
                } catch {
                    return false
                }
                if channel.peerClosed { return false }
                channel.isReadable = false
            case .wouldBlock: break
            case .ended, .broken: return false
            }
            await channel.waitUntilReadable()
        }
    }
}
