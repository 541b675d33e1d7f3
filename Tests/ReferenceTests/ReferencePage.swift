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
                This page describes the requests of apps to an edge, and its answers. It is generated
                from an OpenAPI document: `/openapi-app.json` on the admin listener, or
                `web/openapi-app.json` in the source tree. Tests compare the answers of a running edge
                with this document.
                """)
        case .adminInterface:
            try InterfaceReference("web/openapi.json").page(
                title: "Operators' interface",
                """
                This page describes the requests that `usherctl` and the console page send, and the
                answers. It is generated from an OpenAPI document: `/openapi.json` on the admin
                listener, or `web/openapi.json` in the source tree. Tests compare each answer with
                this document.
                """)
        }
    }

    /// A text, escaped for a cell of a table.
    static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }

    private static var sentencePage: String {
        var lines = [
            "# Sentences", "",
            "This page lists every sentence that the edge shows to people. To replace a sentence,",
            "write your own under its id in the section `words:` of the configuration. English and",
            "German are built in. `usher words --template fr` prints all sentences, so that you can",
            "translate them. If a sentence is missing in a language, people see the English one. A",
            "sentence with a number has one text for each plural form of its language.",
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
            "This page lists every member of a request's body that the edge knows, grouped by purpose.",
            "Some servers also accept other spellings of a name. Therefore the edge refuses another",
            "spelling of a listed name, and a listed name that comes twice. A member that is not on this",
            "page is forwarded like a plain one. The edge uses the same lists for names in the query.",
            "[What a request may ask](../requests.md) says what the edge does with each group.", "",
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
            "This page lists the values of `code` in errors of OpenAI's shape and in problem details",
            "(RFC 9457), each with its status. Anthropic's and Gemini's shapes have words of their own",
            "for the same statuses. [Refusals and errors](../refusals.md) says when to try again.",
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
