import Bytes
package import HTTP
package import Web
import Wire

extension ServerCall {
    /// Answers GET and HEAD with a file that is part of the program. Caches may not store it (`no-store`). If
    /// the request contains the tag of the same content, the answer is 304 (RFC 9110, 13.1.2).
    ///
    /// - Parameter picture: the only address of another origin whose picture the page can show; nil for none.
    package func answer(_ file: WebFile, showing picture: String? = nil) {
        let isKnown = holds(file.tag)
        beginAnswer(status: isKnown ? 304 : 200)
        // From other origins, the page can load only this picture. Inline scripts and frames are forbidden.
        let pictures = picture.map { " " + $0 } ?? ""
        appendField(
            "Content-Security-Policy",
            utf8: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'\(pictures); "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
        appendField("Cache-Control", "no-store")
        appendField("X-Content-Type-Options", "nosniff")
        appendField("Referrer-Policy", "no-referrer")
        appendField("ETag", utf8: file.tag)
        guard !isKnown else { return endHead() }
        appendField("Content-Type", utf8: file.type)
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
