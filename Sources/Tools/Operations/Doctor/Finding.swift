import Commands

/// What `usherctl doctor` has found in one check.
struct Finding: Hashable, Sendable {
    enum Verdict: String, Sendable {
        case fine, warning, bad
        case skipped
    }

    let check: String
    let verdict: Verdict
    let text: String
    /// What the operator should do about the finding. It is nil if there is nothing to do.
    let advice: String?

    static func fine(_ check: String, _ text: String) -> Finding {
        Finding(check: check, verdict: .fine, text: text, advice: nil)
    }

    static func warning(_ check: String, _ text: String, _ advice: String) -> Finding {
        Finding(check: check, verdict: .warning, text: text, advice: advice)
    }

    static func bad(_ check: String, _ text: String, _ advice: String) -> Finding {
        Finding(check: check, verdict: .bad, text: text, advice: advice)
    }

    static func skipped(_ check: String, _ text: String, _ advice: String? = nil) -> Finding {
        Finding(check: check, verdict: .skipped, text: text, advice: advice)
    }

    /// This finding, with the name of a server in its text.
    func of(_ place: String) -> Finding {
        let text = text.contains(place) ? text : "\(place): \(text)"
        return Finding(check: check, verdict: verdict, text: text, advice: advice)
    }

    var document: Document {
        [
            "check": .text(check), "verdict": .text(verdict.rawValue), "text": .text(text),
            "advice": .text(orNull: advice),
        ]
    }

    static func findingLines(_ findings: [Finding], _ palette: Palette) -> [String] {
        let width = findings.map(\.check.count).max() ?? 0
        return findings.flatMap { finding in
            let mark =
                switch finding.verdict {
                case .fine: palette.green("✓")
                case .warning: palette.yellow("!")
                case .bad: palette.red("✗")
                case .skipped: palette.faint("·")
                }
            let gap = String(repeating: " ", count: width - finding.check.count)
            let first = "\(mark) \(finding.check)\(gap)  \(Printable.line(finding.text))"
            let rest = finding.advice.map {
                String(repeating: " ", count: width + 4) + palette.bold(Printable.line($0))
            }
            return [first] + [rest].compactMap { $0 }
        }
    }
}
