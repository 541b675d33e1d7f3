import Commands
import Records
import Terminal

/// Shows an `Explanation` of web/openapi.json to people: first the answer, then its reasons.
struct ExplanationPage {
    private let document: Document
    private let palette: Palette
    private let clock: ZonedTimestamp

    init(_ document: Document, _ palette: Palette, _ clock: ZonedTimestamp) {
        self.document = document
        self.palette = palette
        self.clock = clock
    }

    var lines: [String] {
        let isNo = document["answer"]?["passes"]?.flag == false || document["refusal"] != nil
        let summary = Printable.line(document.text("summary"))
        let parts = [
            [isNo ? palette.red(summary) : palette.bold(summary)], facts, limits, refusals, unknown,
        ]
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var facts: [String] {
        var rows = [("user", document.text("user_id")), ("at", document.text("at"))]
        if let answer = document["answer"], answer["passes"]?.flag == false {
            let code = answer["code"]?.text.map { " (\($0))" } ?? ""
            rows.append(("answer", "\(answer.whole("status"))\(code)"))
            if let gate = answer["gate"]?.text { rows.append(("gate", gate)) }
            if let message = answer["message"]?.text { rows.append(("they read", message)) }
            if let limit = answer["limit"]?.text { rows.append(("refused by", limit)) }
            if let reset = answer["resets_at"]?.text { rows.append(("until", reset)) }
        }
        if let plan = document["plan"] {
            rows.append(("plan", "\(plan.text("id")) (\(plan.text("label")), \(plan.text("kind")))"))
        }
        if let claim = document["claimed_plan"] {
            rows.append(("named by", "their token or key, since \(claim.text("at"))"))
        }
        if let status { rows.append(("status", status)) }
        if let entitlement = document["entitlement"] {
            rows.append(("entitlement", "version \(entitlement.whole("version"))"))
            if let end = entitlement["lapses_at"]?.text {
                rows.append(("renewal", "may be booked late, until \(end)"))
            }
        }
        for purchase in document["purchases"]?.items ?? [] { rows.append(("bought", words(of: purchase))) }
        if let event = document["event"] {
            rows.append(
                (
                    "event",
                    "\(event.text("deed")) at \(event.text("at")) by \(event.text("actor")): "
                        + AuditText(clock: clock, moneyLimits: document.moneyLimits)
                        .describeChange(event.text("what"))
                ))
        }
        if let settings = document["settings"], let digest = settings["digest"]?.text {
            let since = settings["first_seen_at"]?.text.map { ", first seen \($0)" } ?? ""
            let isCurrent =
                settings["is_current"]?.flag == true ? ", in force now" : ", not in force any more"
            rows.append(("configuration", digest + since + isCurrent))
        }
        var table = Table([.left, .left])
        for row in rows { table.addRow([row.0, Printable.line(row.1)]) }
        return table.renderLines { $0 == 0 ? palette.faint($1) : $1 }
    }

    /// The reported status of the subscription. For the present, `status` in the JSON is the status that the
    /// app shows, even if none was reported.
    private var status: String? {
        let isPresent = document["purchases"] != nil
        let isReported = document["entitlement"]?["status"]?.text != nil
        return isPresent && !isReported ? "none reported" : document["status"]?.text
    }

    /// Describes a purchase that an app store or payment service has reported, for example `coach_monthly
    /// (row coach_*) at stripe: premium, active, reported at …`. The row is the matching one of `products`.
    private func words(of purchase: Document) -> String {
        // The record has no product if `subscriptions.products` has no row for what was bought.
        let product = purchase["product"]?.text ?? "nothing that opens a plan"
        let row = purchase["row"]?.text.map { " (row \($0))" } ?? ""
        let facts = [
            purchase["plan"]?.text, purchase["status"]?.text,
            purchase["reported_at"]?.text.map { "reported at \($0)" },
            purchase["is_best"]?.flag == true ? nil : "another purchase counts",
        ]
        return "\(product)\(row) at \(purchase.text("store")): "
            + facts.compactMap(\.self).joined(separator: ", ")
    }

    private var limits: [String] {
        let limits = document["limits"]?.items ?? []
        guard !limits.isEmpty else { return [] }
        let isPast = limits.contains { $0["said_no"] != nil }
        var table = Table([
            ("LIMIT", .left), ("PERIOD", .left), (isPast ? "USED THEN" : "USED", .right), ("AMOUNT", .right),
            (isPast ? "USED BY NOW" : "LEFT", .right), ("", .left),
        ])
        for limit in limits {
            let names = ["used", "amount", isPast ? "used_until_now" : "remaining"]
            let numbers = names.map { limit[$0]?.whole }
            let figures = numbers.map { number -> String in
                guard let number else { return "?" }
                return limit.countsMoney
                    ? Figure.money(number, beside: numbers.compactMap(\.self)) : Digits.grouped(number)
            }
            let saidNo = limit["said_no"]?.flag ?? (document["answer"]?["limit"]?.text == limit.text("name"))
            table.addRow(
                [limit.text("name"), limit.text("period")] + figures + [saidNo ? "refused" : ""])
        }
        return table.renderLines(palette: palette) { $0 == 5 ? palette.red($1) : $1 }
    }

    private var refusals: [String] {
        let refusals = document["refusals"]?.items ?? []
        return refusals.isEmpty ? [] : RefusalTable.refusalLines(refusals, palette)
    }

    private var unknown: [String] {
        (document["unknown"]?.items ?? []).compactMap(\.text).map {
            palette.yellow("not known: ") + Printable.line(LocalTimes.sentence($0, clock))
        }
    }
}
