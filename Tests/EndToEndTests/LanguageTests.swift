import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The release contains a part of ICU's data only (scripts/icu-data). The tests contain all of it, so
    /// they compare what the program writes with what Foundation writes here.
    @Suite(.needsRedisServer, .timeLimit(.minutes(2)))
    struct LanguageTests {
        /// Languages with other digits, signs, words, orders and directions than English.
        private static let languages = [
            "ar", "bn", "cs", "da", "de", "de-CH", "el", "en-IN", "es", "fa", "fi", "fr", "he", "hi", "hu",
            "id", "it", "ja", "ko", "my", "nb", "ne", "nl", "pl", "pt-BR", "ro", "ru", "sr-Latn", "sv", "sw",
            "th", "tr", "uk", "ur", "vi", "zh", "zh-Hant", "no-such",
        ]

        private static let zone = "Pacific/Chatham"

        private static let configuration = """
            plans:
              basic:
                label: Basic
                kind: subscription
                limits: [{ count: cost, per: month, amount: $12_345.50 }]
                may: { models: [plain] }
              plus:
                label: Plus
                kind: subscription
                limits: [{ count: messages, per: month, amount: 5 }]
              premium:
                label: Premium
                kind: subscription
                limits: [{ count: messages, per: month, amount: 5 }]
            default_plan: basic
            time_zone: \(zone)
            prices: [{ model: "*", input: 1, output: 1 }]
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            redis: { deadline: 5s }
            loops: 1
            words:
            \(languages.map {
                "  \($0): { plan_refreshes_on: \"{date}\", not_in_plan: \"{plans}\" }"
            }.joined(separator: "\n"))
            """

        @Test func `Dates, amounts and lists are written as each language writes them`() async throws {
            try await withEdge(configuration: Self.configuration) { edge, _, _ in
                for language in Self.languages {
                    let fields = ["x-user-id": "ann", "accept-language": language]
                    let usage = try await edge.web.patiently("GET", "/v1/usage", fields)
                    let detail = try usage.decoded(Usage.self).detail
                    let locale = Locale(identifier: language)
                    let amount = Decimal(string: "12345.5")!.formatted(.currency(code: "USD").locale(locale))
                    #expect(detail.remaining == amount, "\(language)")
                    let day = Date.FormatStyle(
                        locale: locale, calendar: Calendar(identifier: .gregorian),
                        timeZone: try #require(TimeZone(identifier: Self.zone)))
                    let reset = try Date(detail.resetsAt, strategy: .iso8601)
                    #expect(detail.sentence == reset.formatted(day.month(.wide).day()), "\(language)")
                    let refused = try await edge.web.patiently(
                        "POST", "/v1/chat/completions",
                        fields.merging(["content-type": "application/json"]) { $1 },
                        body: Web.words(model: "other"))
                    #expect(
                        try refused.problem().message
                            == ["Plus", "Premium"].formatted(.list(type: .or).locale(locale)), "\(language)")
                }
            }
        }

        private struct Usage: Decodable {
            struct Detail: Decodable {
                var remaining: String
                var resetsAt: String
                var sentence: String

                enum CodingKeys: String, CodingKey {
                    case remaining = "remaining_text"
                    case resetsAt = "resets_at"
                    case sentence = "turn_sentence"
                }
            }
            var detail: Detail
        }
    }
}
