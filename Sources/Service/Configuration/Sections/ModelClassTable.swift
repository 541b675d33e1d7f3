import Commands
import Limits

/// The values of `model_classes` and `default_class`. Their places in the file are kept for a later check.
struct ModelClassTable {
    let classes: ModelClasses
    /// Each model class, with the place of the first row that names it.
    private let named: [(name: String, value: Value)]

    private static let keys = KeyList {
        Key("provider", "Only for the upstream of this name.")
        Key("model", "The model; `*` stands for any run of characters.")
        Key("class", "The class's name, of your choice.")
    }

    var known: [String] { [classes.fallback.name] + named.map(\.name).filter { $0 != classes.fallback.name } }

    init(rows: Value?, fallback: Value) {
        let fallbackClass = fallback.modelClass() ?? .standard
        var rules: [ModelClasses.Rule] = []
        var named: [(name: String, value: Value)] = []
        for item in rows?.readList("one row for each class of models") ?? [] {
            guard let section = item.section(Self.keys) else { continue }
            let provider = section["provider"]?.readName("provider's name")
            let model = section.requireValue("model", "a model's name, such as \"gpt-*\"")?.modelPattern()
            let value = section.requireValue("class", "the class's name, such as pro")
            guard let value, let modelClass = value.modelClass() else { continue }
            if !named.contains(where: { $0.name == modelClass.name }) {
                named.append((modelClass.name, value))
            }
            guard let model else { continue }
            rules.append(ModelClasses.Rule(provider: provider, model: model, modelClass: modelClass))
        }
        classes = ModelClasses(rules: rules, fallback: fallbackClass)
        self.named = named
    }

    /// Reports a row whose model class no plan limits, because such a row has no effect. The default class
    /// can be unlimited. A limit with a mistake counts, too, so that one mistake is not reported twice.
    func checkUse(by plans: Value) {
        let limits = plans.names.compactMap { plans.readEntry($0)?.readEntry("limits") }.flatMap(\.items)
        let used = Set(limits.compactMap { $0.readEntry("calls")?.writtenText })
        for (name, value) in named where !used.contains(name) && name != classes.fallback.name {
            value.complain(
                "no plan limits calls of \(name); add a limit such as "
                    + "{ calls: \(name), per: day, amount: 50 }",
                suggestion: NearestWord.of(name, in: used.sorted()))
        }
    }

    /// Reports a row that can never match because its provider is not the name of an upstream.
    func checkProviders(_ rows: Value?, upstreams: [String]) {
        guard !upstreams.isEmpty else { return }
        for item in rows?.items ?? [] {
            guard let provider = item.readEntry("provider"), let name = provider.writtenText,
                Value.isName(name, longest: 40), !upstreams.contains(name)
            else { continue }
            provider.complain(
                "there is no upstream \(name); known: \(upstreams.joined(separator: ", "))",
                suggestion: NearestWord.of(name, in: upstreams))
        }
    }
}

extension Value {
    /// The items of a list; empty if the value is not a list. No mistake is reported.
    var items: [Value] {
        if case .list = node.content { readList("") } else { [] }
    }

    /// The value of a key in a map; nil if there is none. No mistake is reported.
    func readEntry(_ key: String) -> Value? {
        guard case .map = node.content else { return nil }
        return readEntries("").first { $0.name == key }?.value
    }

    /// The keys of a map; empty if the value is not a map. No mistake is reported.
    var names: [String] {
        guard case .map(let entries) = node.content else { return [] }
        return entries.map(\.key)
    }

    /// The text of a scalar; nil if the value is not a scalar. No mistake is reported.
    var writtenText: String? {
        if case .text(let text, _) = node.content { text } else { nil }
    }

    fileprivate func modelClass() -> ModelClass? {
        guard let name = readName("class's name", longest: 24) else { return nil }
        guard !Meter.reservedCodes.contains(name) else {
            complain("\(name) is reserved for counters; choose another name for this class")
            return nil
        }
        return ModelClass(name)
    }
}
