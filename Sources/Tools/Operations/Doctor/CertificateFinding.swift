import Foundation
import TLS

/// Findings of `usherctl doctor` about how long the certificates of an edge's listeners are valid.
enum CertificateFinding {
    private static let (kept, shown) = ("certificate", "shown certificate")

    static func ofFile(_ path: String, of owner: String) -> Finding {
        do throws(TLSError) {
            let file = try CertificateFile(path)
            let which = file.place == 1 ? "that of \(owner)" : "number \(file.place) in the chain of \(owner)"
            return finding(kept, which, left: file.secondsLeft, advice: "renew \(path)")
        } catch {
            return .bad(kept, "\(error)", "put a PEM file there, the server's certificate first")
        }
    }

    /// Examines the certificates that the edge shows to clients and operators. They are older than the
    /// certificate files if those were replaced.
    static func ofEdge(_ stats: Document) -> [Finding] {
        let now = Int(Date().timeIntervalSince1970)
        return (stats["certificates"]?.items ?? []).flatMap { chain in
            let (path, left) = (chain.text("file"), chain.whole("ends") - now)
            let owner = chain.text("listener") == "admin" ? "the admin listener" : "the listener"
            let which = "the chain that \(owner) shows"
            guard let file = try? CertificateFile(path), abs(file.secondsLeft - left) > 60 else {
                return [
                    finding(shown, which, left: left, advice: "renew \(path), then usherctl config apply")
                ]
            }
            return [
                finding(shown, which, left: left, advice: "usherctl config apply"),
                .warning(
                    shown, "\(owner) does not show what \(path) holds by now (\(term(file.secondsLeft)))",
                    "usherctl config apply; if that changes nothing, the edge's log says why"),
            ]
        }
    }

    private static func finding(_ check: String, _ which: String, left: Int, advice: String) -> Finding {
        let text = "\(which) \(term(left))"
        if left <= 0 { return .bad(check, text, advice) }
        return left < 14 * 86_400 ? .warning(check, text, advice) : .fine(check, text)
    }

    private static func term(_ left: Int) -> String {
        left <= 0
            ? "ended \(Figure.span(seconds: -left)) ago" : "is good for \(Figure.span(seconds: left))"
    }
}
