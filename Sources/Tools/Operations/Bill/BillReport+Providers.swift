import Dates
import Limits

extension BillReport {
    /// Reads OpenAI's costs and usage (platform.openai.com, "Costs", "Completions"). They are in buckets of a
    /// day. The start of a bucket is in seconds of Unix time.
    init?(openAI buckets: [Document]) {
        self.init()
        for bucket in buckets {
            guard let start = bucket["start_time"]?.whole else { return nil }
            let day = LocalTime("UTC").date(at: start)
            for result in bucket["results"]?.items ?? [] {
                if let amount = result["amount"] {
                    guard let cost = BillAmount.parseMicrodollars(amount["value"]) else { return nil }
                    // A line item begins with the model, for example `gpt-5-2025-08-07, input`.
                    let item = result.text("line_item").prefix { $0 != "," }
                    lines.append(Line(day: day, model: item.lowercased(), cost: cost))
                } else {
                    hasCost = false
                    lines.append(
                        Line(
                            day: day, model: result.text("model"), inputTokens: result.whole("input_tokens"),
                            outputTokens: result.whole("output_tokens")))
                }
            }
        }
    }

    /// Reads Anthropic's report with one row for each day and model (platform.claude.com, "Usage and Cost
    /// Analytics API"). Costs are in cents. Older reports ("Usage and Cost API") have buckets of a day.
    init?(anthropic rows: [Document]) {
        self.init()
        for row in rows {
            guard let day = TimePhrase.parseDate(String(row.text("starting_at").prefix(10))) else {
                return nil
            }
            for result in row["results"]?.items ?? (row["group"] == nil ? [] : [row]) {
                let model = (result["group"] ?? result).text("model")
                if let amount = (result["cost"] ?? result)["amount"] {
                    guard let cost = BillAmount.parseMicrodollars(amount, times: 0.01) else { return nil }
                    lines.append(Line(day: day, model: model, cost: cost))
                } else {
                    hasCost = false
                    lines.append(Line(anthropicUsage: result["usage"] ?? result, of: model, day))
                }
            }
        }
    }

    /// Reads Google's billing export (cloud.google.com, "Structure of Detailed data export"). It uses the
    /// costs before credits, and only those of Gemini's services.
    init?(google rows: [Document]) {
        self.init()
        for row in rows {
            guard let sku = row["sku"]?["description"]?.text ?? row["sku_description"]?.text,
                let day = TimePhrase.parseDate(String(row.text("usage_start_time").prefix(10))),
                let cost = BillAmount.parseMicrodollars(row["cost"])
            else { return nil }
            guard let model = BillModel.googleModel(sku) else { continue }
            lines.append(Line(day: day, model: model, cost: cost))
        }
    }
}

extension BillReport.Line {
    fileprivate init(anthropicUsage result: Document, of model: String, _ day: CivilDate) {
        self.init(day: day, model: model)
        let written = result["cache_creation"] ?? .null
        inputTokens =
            result.whole("uncached_input_tokens") + result.whole("cache_read_input_tokens")
            + written.whole("ephemeral_1h_input_tokens") + written.whole("ephemeral_5m_input_tokens")
        outputTokens = result.whole("output_tokens")
    }
}

enum BillModel {
    /// Stands for the model in lines of the bill that name no model.
    static let nameless = "-"

    /// A model's name without the provider before it, and without the date or `latest` after it.
    static func canonicalName(_ name: String) -> String {
        let last = name.lowercased().split(separator: "/").last.map(String.init) ?? ""
        let dateless = last.replacing(/[-@](20[0-9]{2}-?[0-9]{2}-?[0-9]{2}|latest)$/, with: "")
        return dateless.isEmpty ? nameless : dateless
    }

    /// Turns `Gemini 2.5 Flash Lite Text Input - Predictions` into `gemini-2.5-flash-lite`. The result is nil
    /// for texts of another form.
    static func googleModel(_ sku: String) -> String? {
        let words = /gemini[ -]([0-9.]+)[ -](pro|flash[ -]lite|flash|ultra|nano)/
        guard let match = sku.lowercased().firstMatch(of: words) else { return nil }
        return "gemini-\(match.1)-\(match.2.replacing(" ", with: "-"))"
    }
}
