import Dialects
import Foundation
import Problems
import Telemetry
import TestSupport
import Words

/// The generated pages of docs/reference. The raw value is the file's name.
enum ReferencePage: String, CaseIterable, Sendable {
    case configuration, sentences, metrics, errors
    case usher, usherctl
    case usherBench = "usher-bench"
    case requestMembers = "request-members"
    case appInterface = "app-interface"
    case adminInterface = "admin-interface"

    func text() async throws -> String {
        switch self {
        case .configuration: try ConfigurationReference().page()
        case .sentences: Self.sentencePage
        case .metrics: MetricReference.page
        case .errors: Self.errorPage
        case .requestMembers: Self.memberPage
        case .usher, .usherctl, .usherBench: try await CommandReference.page(of: rawValue)
        case .appInterface:
            try InterfaceReference("web/openapi-app.json").page(
                title: "App interface",
                """
                What an app asks an edge, beside the chat routes that are forwarded. The document
                itself is `/openapi-app.json` on the admin listener, and `web/openapi-app.json`
                in the tree; a started edge's answers are tested against it.
                """)
        case .adminInterface:
            try InterfaceReference("web/openapi.json").page(
                title: "Operators' interface",
                """
                What `usherctl` and the operators' page ask. The document itself is `/openapi.json`
                on the admin listener, and `web/openapi.json` in the tree; each answer is
                tested against it.
                """)
        }
    }

    /// A text of the catalogue, escaped for a cell of a table.
    static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }

    private static var sentencePage: String {
        var lines = [
            "# Sentences", "",
            "Everything that the edge says to a person, by its id in the section `words:` of a",
            "configuration. English and German are inside; `usher words --template fr` prints all",
            "of them to be translated. What a language does not say, English says. A sentence",
            "that names a count has a form for each plural category of its language.",
            "",
            "| id | English | may name |", "|---|---|---|",
        ]
        for sentence in Sentence.allCases {
            let words: String =
                switch Catalogue.standard.makeDraft(of: sentence, in: "en") {
                case .template(let text): cell(text)
                case .forms(let forms):
                    forms.sorted { $0.key < $1.key }.map { "*\($0.key):* \(cell($0.value))" }
                        .joined(separator: "<br>")
                }
            let names = sentence.placeholders.map { "`{\($0.rawValue)}`" }.sorted().joined(separator: " ")
            lines.append("| `\(sentence.rawValue)` | \(words) | \(names) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var memberPage: String {
        var lines = [
            "# Members of requests", "",
            "Every member of a request's body that the edge knows, by what it is for. Names are",
            "compared as the loosest server does: another spelling of one of them is refused, and so",
            "is one that comes twice. A member that is not here passes as a plain one. The query is",
            "read by the same table. [What a request may ask](../requests.md) says what follows.", "",
        ]
        for role in RequestMember.Role.allCases {
            lines += ["## \(role.rawValue.prefix(1).uppercased())\(role.rawValue.dropFirst())", ""]
            lines += ["| member | requests of | `may` |", "|---|---|---|"]
            for member in RequestMember.all where member.role == role {
                lines.append(
                    "| `\(member.name)` | \(member.dialects.joined(separator: ", ")) | "
                        + "\(member.feature.map { "`\($0)`" } ?? "") |")
            }
            lines.append("")
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }

    private static var errorPage: String {
        var lines = [
            "# Error codes", "",
            "What stands in `code` of an OpenAI-shaped error and of problem details, with the",
            "status that goes with it. Anthropic's and Gemini's shapes have their own words for",
            "the same statuses. [Refusals and errors](../refusals.md) says when to try again.",
            "",
            "| code | status |", "|---|---|",
        ]
        var seen: Set<String> = []
        for cause in Problem.Cause.allCases {
            let row = "| `\(cause.code)` | \(cause.status) |"
            if seen.insert(row).inserted { lines.append(row) }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
