import Bytes
package import HTTP
package import Web
import Wire

extension ServerCall {
    /// Answers with a file of the program, for GET and HEAD. It is not stored by caches (`no-store`); a
    /// request with the tag of the same content (RFC 9110, 13.1.2) is answered 304.
    ///
    /// - Parameter picture: the one address elsewhere that a page may show a picture of.
    package func answer(_ file: WebFile, showing picture: String? = nil) {
        let isKnown = holds(file.tag)
        beginAnswer(status: isKnown ? 304 : 200)
        // The page may load nothing from other origins, run no inline script, and be framed by no other page.
        outbound.append(
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
        )
        if let picture {
            outbound.append(" ")
            outbound.append(utf8: picture)
        }
        outbound.append(
            "; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n")
        outbound.append(
            "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nETag: "
        )
        outbound.append(utf8: file.tag)
        outbound.append("\r\n")
        guard !isKnown else { return outbound.appendEndOfHead() }
        outbound.append("Content-Type: ")
        outbound.append(utf8: file.type)
        outbound.append("\r\n")
        endAnswer(body: file.bytes)
    }

    private func holds(_ tag: String) -> Bool {
        guard let told = Self.condition(head, inbound) else { return false }
        let text = String(decoding: bytes(told), as: UTF8.self)
        return text.split(separator: ",").contains { part in
            let word = part.trimmingPrefix { $0 == " " }
            return word == "*" || word.trimmingPrefix("W/") == tag
        }
    }

    private static func condition(_ head: RequestHead, _ inbound: borrowing ByteBuffer) -> FieldRange? {
        let name = Array("if-none-match".utf8)
        return head.fields.first(named: name.span, in: inbound.readable)?.value
    }
}
