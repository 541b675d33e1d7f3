import Commands
import Configuration
import Foundation
import JSON
import Limits
import Pricing

enum PriceVerbs {
    static let group = Verb(
        "prices", "Turns a public price list into prices: of a configuration", [importVerb])

    private static let importVerb = Verb(
        "import", "Writes rows of prices: from a public list, or shows what changed against a configuration",
        operands: [Operand("FILE", help: "The list: a file of JSON")],
        options: [
            Option(
                "from", .choice(PublicPriceList.allCases.map(\.rawValue)),
                help: "The publisher of the list (litellm)"),
            Option(
                "provider", .value(placeholder: "NAMES"),
                help:
                    "The providers whose models to import, as the list names them: openai,anthropic (needed)"),
            Option("upstream", .value(placeholder: "NAME"), help: "The upstream that the rows are for (any)"),
            Option(
                "check", .value(placeholder: "CONFIG"),
                help: "Show what is different in this configuration, and write no rows"),
        ],
        forms: [.table],
        notes: [
            "LiteLLM's list is model_prices_and_context_window.json of its repository, and models.dev's is api.json.",
            "Prices that prices: cannot express, and models that get no row, are listed on standard error.",
            "With --check the exit code is 1 if a price is different.",
        ]
    ) { session async throws(CommandError) in
        let listed = try read(session)
        guard let path = session["check"] else {
            session.writeLines(["prices:"] + listed.compactMap { row(of: $0, session["upstream"]) })
            tellOmissions(of: listed, session)
            return .fine
        }
        let settings = try ConfigVerbs.loadSettings(path, session)
        let found = settings.apps.flatMap { changes(in: $0.prices, listed) }
        session.writeLines(found.isEmpty ? ["No price is different."] : found)
        return found.isEmpty ? .fine : .failed
    }

    /// The models of the providers that the command line names. If several providers have a model, the first
    /// price is used. Models without a price come last.
    private static func read(_ session: Session) throws(CommandError) -> [ListedPrice] {
        let path = session.readOperand("FILE")
        guard let data = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw .data("\(path) cannot be read.")
        }
        var parser = JSONParser(maxBytes: 64 << 20)
        let list = session["from"].flatMap(PublicPriceList.init(rawValue:)) ?? .liteLLM
        guard let root = try? parser.parse(Array(data).span) else { throw .data("\(path) is not JSON.") }
        let all = list.readList(root)
        let known = Set(all.filter { $0.price != nil }.map(\.provider))
        guard !known.isEmpty else {
            throw .data("\(path) is not a price list of \(list.rawValue): see --from.")
        }
        let wanted = (session["provider"] ?? "").split(separator: ",").map(String.init)
        guard !wanted.isEmpty else {
            throw .usage(
                "--provider must name the providers whose models to import: "
                    + "\(known.sorted().joined(separator: ", "))")
        }
        for name in wanted where !known.contains(name) {
            throw .usage(
                "the list has no provider \(Printable.quoted(name))",
                suggestion: NearestWord.of(name, in: known.sorted()))
        }
        var seen: Set<String> = []
        let listed = wanted.flatMap { name in all.filter { $0.provider == name } }
        return (listed.filter { $0.price != nil } + listed.filter { $0.price == nil }).filter {
            seen.insert($0.model).inserted
        }
    }

    private static func row(of listed: ListedPrice, _ upstream: String?) -> String? {
        listed.price.map { "  - " + PriceText.makeRow(model: listed.model, provider: upstream, $0) }
    }

    private static func tellOmissions(of listed: [ListedPrice], _ session: Session) {
        var counts: [String: Int] = [:]
        for name in listed.flatMap({ $0.price == nil ? [] : Set($0.omissions) }) {
            counts[name, default: 0] += 1
        }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            session.say("not expressed, \(Figure.count(count, "model")): \(name)")
        }
        let missing = listed.filter { $0.price == nil }
        for (models, reason) in [
            (missing.filter { !$0.omissions.isEmpty }, "prices: cannot express their prices"),
            (missing.filter(\.omissions.isEmpty), "the list has no price for tokens, or only 0"),
        ] where !models.isEmpty {
            let names = Printable.line(models.map(\.model).joined(separator: ", "))
            session.say("no row for \(Figure.count(models.count, "model")), because \(reason): \(names)")
        }
    }

    /// The differences between the list and the configuration, for models that are in both. If the
    /// configuration has several prices of a model, the latest one is compared.
    private static func changes(in table: PriceTable, _ listed: [ListedPrice]) -> [String] {
        listed.flatMap { listed -> [String] in
            let rows = table.rules.filter { $0.model == listed.model }
            guard let price = listed.price,
                let row = rows.max(by: { $0.from ?? .distantPast < $1.from ?? .distantPast })
            else { return [] }
            let before = Dictionary(
                uniqueKeysWithValues: PriceText.listMembers(of: row.price).map { ($0.name, $0.text) })
            let after = Dictionary(
                uniqueKeysWithValues: PriceText.listMembers(of: price).map { ($0.name, $0.text) })
            return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
                "\(listed.model): \($0) is \(before[$0] ?? "not set"), and \(after[$0] ?? "not set") in the list"
            }
        }
    }
}
