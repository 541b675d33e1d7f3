import Commands
import Records
import Terminal

struct UserPage {
    private let user: Document
    private let palette: Palette
    private let clock: ZonedTimestamp
    private let moneyLimits: Set<String>
    /// Whether all refusals and changes of the user are shown. Otherwise only the newest are.
    private let isWhole: Bool
    private static let few = 5

    init(_ user: Document, _ palette: Palette, _ clock: ZonedTimestamp, isWhole: Bool = false) {
        self.user = user
        self.palette = palette
        self.clock = clock
        moneyLimits = user.moneyLimits
        self.isWhole = isWhole
    }

    var lines: [String] {
        var parts = [facts, limits, bursts, open, books, refusals, trail].filter { !$0.isEmpty }
        if user["is_known"]?.flag == false {
            parts.insert(
                [palette.yellow("There is no record of this user. A new user would have:")], at: 0)
        }
        return Array(parts.joined(separator: [""]))
    }

    private var facts: [String] {
        let plan = user["plan"] ?? .null
        let entitlement = user["entitlement"] ?? .null
        let told = entitlement["plan"]?.text
        var rows: [(String, String)] = [("user", palette.bold(Printable.line(user.text("user_id"))))]
        if let app = user["app"]?.text { rows.append(("app", app)) }
        if let block = user["blocked"] {
            let since = block["since"]?.text ?? "some time ago"
            rows.append(
                (
                    "blocked",
                    palette.red(
                        "since \(since) by \(block["actor"]?.text ?? "?"): \(block["reason"]?.text ?? "?")")
                )
            )
        }
        if let restore = user["restoring"]?.text {
            rows.append(
                (
                    "restore",
                    palette.red(
                        "has begun and not ended (\(restore)): import the same file again to write the rest")
                ))
        }
        let name = plan["id"].map { _ in "\(plan.text("id")) (\(plan.text("label")), \(plan.text("kind")))" }
        rows.append(("plan", (name ?? told ?? "the default plan")))
        if let claim = user["claimed_plan"] {
            rows.append(("named by", "their token or key, since \(claim.text("at"))"))
        }
        rows.append(("status", user["status"]?.text ?? "none reported"))
        if entitlement["sandbox"]?.flag == true { rows.append(("bought", "with a tester's account")) }
        if let start = entitlement["period_start"]?.text { rows.append(("paid from", start)) }
        if let end = entitlement["period_end"]?.text { rows.append(("paid until", end)) }
        if let day = entitlement["anchor_day"]?.whole { rows.append(("anchor day", "\(day)")) }
        rows.append(("time zone", entitlement["time_zone"]?.text ?? user["time_zone"]?.text ?? "the app's"))
        rows.append(("entitlement", "version \(entitlement.whole("version"))"))
        for override in entitlement["overrides"]?.items ?? [] {
            rows.append(("override", "\(override.text("limit")) = \(amountText(override))"))
        }
        for grant in entitlement["grants"]?.items ?? [] {
            let isOverride = grant["replaces"]?.flag == true
            let sign = isOverride ? "= " : grant.whole("amount") < 0 ? "" : "+"
            rows.append(
                (
                    isOverride ? "override" : "grant",
                    "\(grant.text("limit")) \(sign)\(amountText(grant)) until \(grant.text("expires_at"))"
                        + Self.origin(of: grant)
                ))
        }
        var table = Table([.left, .left])
        for row in rows { table.addRow([row.0, row.1]) }
        return table.renderLines { $0 == 0 ? palette.faint($1) : $1 }
    }

    private func amountText(_ change: Document) -> String {
        let amount = change.whole("amount")
        return moneyLimits.contains(change.text("limit")) ? Figure.money(amount) : Digits.grouped(amount)
    }

    /// Describes the purchase that caused a grant.
    private static func origin(of grant: Document) -> String {
        guard let transaction = grant["transaction"]?.text else { return "" }
        return grant["is_debt"]?.flag == true
            ? ", used of \(transaction), which was refunded" : ", bought by \(transaction)"
    }

    private var limits: [String] {
        let limits = user["limits"]?.items ?? []
        guard !limits.isEmpty else { return counters }
        var table = Table([
            ("LIMIT", .left), ("PERIOD", .left), ("USED", .right), ("AMOUNT", .right), ("LEFT", .right),
            ("", .right), ("RESETS", .left), ("", .left),
        ])
        for limit in limits {
            let isMoney = limit.countsMoney
            let (used, amount) = (limit.whole("used"), limit.whole("amount"))
            let remaining = limit.whole("remaining")
            func figure(_ number: Int) -> String {
                isMoney ? Figure.money(number, beside: [used, amount, remaining]) : Digits.grouped(number)
            }
            let enforcement = limit.text("enforcement")
            table.addRow([
                limit.text("name"), limit.text("period"), figure(used), figure(amount),
                figure(remaining), Figure.shareText(used, of: amount), limit["resets_at"]?.text ?? "",
                enforcement == "hard" ? "" : enforcement,
            ])
        }
        return table.renderLines(palette: palette) { column, cell in
            column == 4 && cell.trimming().allSatisfy { "$0.".contains($0) } ? palette.red(cell) : cell
        }
    }

    /// The counters in Redis, which are shown if the user has no limits.
    private var counters: [String] {
        let counters = user["counters"]?.members ?? []
        guard !counters.isEmpty else { return [] }
        var table = Table([("COUNTER", .left), ("USED", .right)])
        for counter in counters {
            table.addRow([AuditText.counterName(counter.name[...]), Digits.grouped(counter.value.whole ?? 0)])
        }
        return table.renderLines(palette: palette)
    }

    private var bursts: [String] {
        let bursts = user["bursts"]?.items ?? []
        guard !bursts.isEmpty else { return [] }
        var table = Table([
            ("BURST", .left), ("A MINUTE", .right), ("AT ONCE", .right), ("LEFT NOW", .right),
        ])
        for burst in bursts {
            table.addRow([
                "\(burst.text("name")) (\(burst.text("unit")))", Digits.grouped(burst.whole("per_minute")),
                Digits.grouped(burst.whole("capacity")), burst["left"]?.whole.map(Digits.grouped) ?? "",
            ])
        }
        return table.renderLines(palette: palette)
    }

    private var open: [String] {
        let open = user["reservations"]?.items ?? []
        guard !open.isEmpty else { return [] }
        var table = Table([
            ("OPEN MESSAGE", .left), ("STATE", .left), ("LEASE ENDS", .left), ("HOLDS", .left),
        ])
        for reservation in open {
            let held = (reservation["estimates"]?.members ?? []).map { "\($0.name)=\($0.value.whole ?? 0)" }
            table.addRow([
                Printable.line(reservation.text("request_id")), reservation.text("state"),
                reservation.text("lease_ends_at"),
                AuditText(clock: clock).describeChange(held.joined(separator: " ")),
            ])
        }
        return table.renderLines(palette: palette) { column, cell in
            column == 1 && cell == "stuck" ? palette.yellow(cell) : cell
        }
    }

    private var books: [String] {
        guard let books = user["books"] else { return [] }
        let (paid, sandbox) = (sums(books["totals"]), sums(books["sandbox_totals"]))
        guard !paid.isEmpty || !sandbox.isEmpty else { return [] }
        let month = books.text("month")
        return (paid.isEmpty ? [] : [palette.faint("BOOKS OF \(month)")] + paid)
            + (sandbox.isEmpty ? [] : [palette.faint("BOOKS OF \(month), AS A TESTER")] + sandbox)
    }

    private func sums(_ totals: Document?) -> [String] {
        guard let totals, totals.whole("messages") > 0 else { return [] }
        let tokens =
            "\(Digits.grouped(totals.whole("input_tokens"))) in, \(Digits.grouped(totals.whole("output_tokens"))) out"
        return [
            "\(Figure.count(totals.whole("messages"), "message")), \(tokens), "
                + Figure.money(totals.whole("cost_microdollars"))
        ] + pieces(totals) + guessed(totals)
    }

    /// How many images, seconds of sound and characters were used.
    private func pieces(_ totals: Document) -> [String] {
        let figures = [("images", "image"), ("audio_seconds", "second"), ("characters", "character")]
        let texts = figures.compactMap { name, noun in
            totals.whole(name) > 0 ? Figure.count(totals.whole(name), noun) : nil
        }
        return texts.isEmpty ? [] : [texts.joined(separator: ", ")]
    }

    /// Which parts of the user's totals were guessed.
    private func guessed(_ totals: Document) -> [String] {
        let messages = totals.whole("estimated")
        guard messages > 0 else { return [] }
        let tokens =
            "\(Digits.grouped(totals.whole("guessed_input_tokens"))) in, "
            + "\(Digits.grouped(totals.whole("guessed_output_tokens"))) out"
        return [
            "of these guessed: \(tokens), \(Figure.money(totals.whole("guessed_cost_microdollars"))), in "
                + "\(Figure.count(messages, "message")) with a figure that was not reported"
        ]
    }

    private var refusals: [String] {
        let all = user["refusals"]?.items ?? []
        guard !all.isEmpty else { return [] }
        return RefusalTable.refusalLines(isWhole ? all : Array(all.prefix(Self.few)), palette)
            + more(than: all.count)
    }

    private var trail: [String] {
        let all = user["trail"]?.items ?? []
        guard !all.isEmpty else { return [] }
        var table = Table([("CHANGED", .left), ("", .left), ("BY", .left), ("WHAT AND WHY", .left)])
        for entry in isWhole ? all[...] : all.prefix(Self.few) {
            let what = AuditText(clock: clock, moneyLimits: moneyLimits).describeChange(entry.text("what"))
            let words = [what, entry.text("reason")]
            table.addRow(
                [
                    entry.text("at"), entry.text("deed"), entry.text("actor"),
                    words.filter { !$0.isEmpty }.joined(separator: ": "),
                ].map(Printable.line))
        }
        return table.renderLines(palette: palette) + more(than: all.count)
    }

    private func more(than count: Int) -> [String] {
        isWhole || count <= Self.few ? [] : [palette.faint("… and \(count - Self.few) more: --all")]
    }
}

extension Document {
    var countsMoney: Bool { text("meter") == "cost_microdollars" }

    var moneyLimits: Set<String> {
        Set((self["limits"]?.items ?? []).filter(\.countsMoney).map { $0.text("name") })
    }
}

enum RefusalTable {
    static func refusalLines(_ refusals: [Document], _ palette: Palette) -> [String] {
        var table = Table([
            ("LAST REFUSED", .left), ("TIMES", .right), ("BY", .left), ("USED", .right),
            ("OF", .right), ("PLAN", .left),
        ])
        for refusal in refusals {
            table.addRow([
                refusal.text("last_at"), Digits.grouped(refusal.whole("count")),
                [refusal.text("cause"), refusal.text("limit")].filter { !$0.isEmpty }.joined(separator: " "),
                Digits.grouped(refusal.whole("used")), Digits.grouped(refusal.whole("amount")),
                refusal.text("plan"),
            ])
        }
        return table.renderLines(palette: palette)
    }
}
