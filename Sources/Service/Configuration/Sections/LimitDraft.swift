import Commands
import Limits

/// One limit of a plan as the configuration contains it, before the limit has its final name.
struct LimitDraft {
    /// The limit's name in the configuration; nil if the name must be derived from what the limit counts.
    let name: String?
    let meter: Meter
    let window: Window
    let amount: Int
    let enforcement: Limit.Enforcement
    let courtesy: Int
    /// The value whose place in the file is reported if the limit's name is a mistake.
    let place: Value
    let item: Value

    private static let keys = KeyList {
        Key(
            "name",
            "The limit's name in answers and metrics; by default its meter, with the window if another limit of "
                + "the plan has that meter.")
        Key("count", "The meter that is counted. Give exactly one of `count` and `calls`.")
        Key("calls", "Calls of one class of models.")
        Key(
            "per",
            "`minute`, `hour`, `day`, `week`, `billing week`, `month`, `billing month`, `rolling 5h` (1s",
            "to 31d), `lifetime` or `lifetime WORD`. A lifetime never resets. WORD is its name in answers;",
            "by default, it is the plan's name.")
        Key("amount", "The amount. With `count: cost`, dollars (`$15`) or micro-dollars. 0 closes the limit.")
        Key(
            "enforcement", default: "hard",
            "`hard` refuses, `soft` only warns, `shadow` decides and counts and refuses nobody.")
        Key(
            "courtesy", default: "0",
            "The number of messages past the amount that still pass. They count as the period's debt.")
    }
    /// The largest amount of a limit. Redis' scripts count in doubles, which are exact below 2^53
    /// (docs/counting.md).
    private static let largest = 1 << 53 - 1

    private static let meters: KeyValuePairs<String, Meter> = [
        "messages": .messages, "input_tokens": .inputTokens, "output_tokens": .outputTokens,
        "cached_tokens": .cachedTokens, "reasoning_tokens": .reasoningTokens, "total_tokens": .totalTokens,
        "cost": .cost, "images": .images, "audio_seconds": .audioSeconds, "characters": .characters,
    ]

    /// - Parameters:
    ///   - classes: the known model classes.
    ///   - plan: the plan's name. It is also the name of a lifetime window that has no name of its own.
    init?(_ value: Value, classes: [String], plan: String) {
        guard let section = value.section(Self.keys) else { return nil }
        let name = section["name"]?.readName("limit's name")
        let meter = Self.meter(section, classes: classes)
        let window = section.requireValue("per", "a window, such as per: month")?.window(lifetimeWord: plan)
        let written = section.requireValue("amount", "how many, such as amount: 800")
        let amount =
            meter == .cost
            ? written?.microdollars(most: Self.largest) : written?.readInt(in: 0...Self.largest)
        let enforcement = section.readChoice(
            "enforcement", ["hard": Limit.Enforcement.hard, "soft": .soft, "shadow": .shadow])
        let courtesy = section.readInt("courtesy", in: 0...1000)
        guard let meter, let window, let amount else { return nil }
        if let written = section["courtesy"], courtesy > 0 {
            if enforcement == .soft {
                written.complain("a soft limit refuses nothing, so it needs no courtesy")
            } else if !meter.countsRequests {
                written.complain(
                    "a courtesy is a number of messages: only limits on messages or calls have one")
            }
        }
        self.name = name
        self.meter = meter
        self.window = window
        self.amount = amount
        self.enforcement = enforcement
        self.courtesy = courtesy
        place = section["name"] ?? value
        item = value
    }

    private static func meter(_ section: Section, classes: [String]) -> Meter? {
        switch (section["count"], section["calls"]) {
        case (let count?, nil):
            return count.readChoice(meters)
        case (nil, let calls?):
            guard let name = calls.text("a model class, such as pro") else { return nil }
            if classes.contains(name) { return .calls(ModelClass(name)) }
            calls.complain(
                "there is no model class \(Printable.quoted(name)); "
                    + "known: \(classes.joined(separator: ", "))",
                suggestion: NearestWord.of(name, in: classes))
            return nil
        case (nil, nil):
            _ = section.requireValue("count", "what is counted, such as count: messages or calls: pro")
            return nil
        case (_?, let calls?):
            calls.complain("a limit counts one thing; make two limits of count and calls")
            return nil
        }
    }

    /// Gives the limits of a plan their names. A limit without a name in the configuration is named after
    /// what it counts. If several limits count the same, the window is added to their names.
    static func nameLimits(_ drafts: [LimitDraft]) -> [Limit] {
        var seen: Set<String> = []
        return drafts.map { draft in
            let sharing = drafts.filter { $0.name == nil && $0.meter == draft.meter }
            let plain = draft.meter.plainName
            let name = draft.name ?? (sharing.count > 1 ? "\(plain)-\(draft.window.suffix)" : plain)
            draft.item.note(name: name)
            if !seen.insert(name).inserted {
                draft.place.complain(
                    "another limit of this plan is called \(name) too; give this one a name of its own")
            }
            return Limit(
                name: name, meter: draft.meter, window: draft.window, amount: draft.amount,
                enforcement: draft.enforcement, courtesy: draft.courtesy)
        }
    }
}

extension Value {
    /// Reads an amount of money: whole micro-dollars, or US dollars after a `$`.
    fileprivate func microdollars(most: Int) -> Int? {
        guard let written = writtenText, written.hasPrefix("$") || written.contains(".") else {
            return readInt(in: 0...most)
        }
        guard written.hasPrefix("$") else {
            complain(
                "\(Printable.quoted(written)) may be dollars or micro-dollars; write dollars with a $ and "
                    + "micro-dollars as a whole number", suggestion: "$\(written)")
            return nil
        }
        return readDollars("an amount, such as $20", most: most)
    }
}

extension Meter {
    fileprivate var plainName: String {
        switch self {
        case .messages: "messages"
        case .calls(let modelClass): modelClass.name
        case .inputTokens: "input_tokens"
        case .outputTokens: "output_tokens"
        case .cachedTokens: "cached_tokens"
        case .reasoningTokens: "reasoning_tokens"
        case .totalTokens: "total_tokens"
        case .cost: "cost"
        case .images: "images"
        case .audioSeconds: "audio_seconds"
        case .characters: "characters"
        }
    }
}

extension Window {
    /// The text that is added to a limit's name if another limit counts the same.
    fileprivate var suffix: String {
        if case .rolling(let seconds) = self { return Duration.seconds(seconds).written }
        return String(name.map { $0 == "_" ? "-" : $0 })
    }
}

extension Value {
    private static let windows = Window.ofCalendar.map(\.plainName) + ["rolling 5h", "lifetime"]

    /// Reads a window, such as `month`, `rolling 5h` or `lifetime trial`.
    fileprivate func window(lifetimeWord: String) -> Window? {
        guard let text = text("a window, such as month") else { return nil }
        if let window = Window.ofCalendar.first(where: { $0.plainName == text }) { return window }
        if text == "lifetime" { return .lifetime(lifetimeWord) }
        let parts = text.split(separator: " ")
        if parts.count == 2, parts[0] == "rolling" { return rolling(String(parts[1])) }
        if parts.count == 2, parts[0] == "lifetime", Self.isName(String(parts[1]), longest: 24) {
            return .lifetime(String(parts[1]))
        }
        complain(
            "\(Printable.quoted(text)) is not a window; known: \(Self.windows.joined(separator: ", "))",
            suggestion: NearestWord.of(text, in: Self.windows))
        return nil
    }

    private func rolling(_ span: String) -> Window? {
        guard let duration = Duration(written: span) else {
            complain("\(Printable.quoted(span)) is not a time; write it like rolling 5h, with s, m, h or d")
            return nil
        }
        guard duration.wholeMilliseconds % 1000 == 0,
            (.seconds(1) ... .seconds(31 * 86_400)).contains(duration)
        else {
            complain("a rolling window is 1s to 31d long")
            return nil
        }
        return .rolling(seconds: duration.wholeMilliseconds / 1000)
    }
}
