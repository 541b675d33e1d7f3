import Commands
import Dialects

extension RequestAdditions {
    private static let keys = KeyList {
        Key("system", "A system prompt before the caller's own: a text, or `{ file: PATH }`.")
        Key(
            "system_tokens", default: "charge",
            "Who pays for the tokens of `system`: the user, or with `free` nobody.")
        Key(
            "user",
            "`hash` names the caller by a pseudonym, as `user` at OpenAI and as `metadata.user_id` at",
            "Anthropic.")
        Key("defaults", "Values for members that a request lacks.")
        Key("forced", "Values that take the place of what a request says.")
    }
    fileprivate static let fileKeys = KeyList { Key("file", "A file with the text.") }
    private static let dialectKeys = KeyList {
        Key("chat", "Members for OpenAI's chat completions.")
        Key("responses", "Members for OpenAI's responses.")
        Key("completions", "Members for OpenAI's older completions.")
        Key("embeddings", "Members for embeddings.")
        Key("messages", "Members for Anthropic's messages.")
        Key("gemini", "Members for Gemini; `generationConfig.temperature` is a member within another.")
        Key("interactions", "Members for Gemini's interactions.")
        Key("images", "Members for OpenAI's images, if the body is JSON.")
        Key("speech", "Members for OpenAI's speech.")
    }
    private static let longestSystem = 64 << 10

    /// The dialects that can be keys of `defaults` and `forced`.
    private static let dialects: KeyValuePairs<String, Dialect> = [
        "chat": .openAIChat, "responses": .openAIResponses, "completions": .openAICompletions,
        "embeddings": .openAIEmbeddings, "messages": .anthropicMessages, "gemini": .geminiGenerate,
        "interactions": .geminiInteractions, "images": .openAIImages, "speech": .openAISpeech,
    ]

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let system = section["system"]?.prompt(longest: Self.longestSystem)
        let charges = section.readChoice("system_tokens", ["charge": true, "free": false])
        if let tokens = section["system_tokens"], section["system"] == nil {
            tokens.complain("there is no system prompt; add system:")
        }
        let user = section["user"]?.readChoice(["hash": true])
        self.init(
            system: system ?? "", chargesSystem: charges, namesCaller: user ?? false,
            members: Self.members(section["defaults"], isForced: false)
                + Self.members(section["forced"], isForced: true))
    }

    /// The additions to the requests of each plan's users, by the plan's name.
    static func ofPlans(_ value: Value?) -> [String: RequestAdditions] {
        guard let value, case .map(let plans) = value.node.content else { return [:] }
        var found: [String: RequestAdditions] = [:]
        for plan in plans {
            guard case .map(let entries) = plan.value.content else { continue }
            for entry in entries where entry.key == "adds" {
                let path = "\(value.path).\(plan.key).adds"
                let adds = Value(entry.value, path: path, reading: value.reading)
                if !entry.value.isNothing { found[plan.key] = RequestAdditions(adds) }
            }
        }
        return found
    }

    private static func members(_ value: Value?, isForced: Bool) -> [Member] {
        guard let section = value?.section(dialectKeys) else { return [] }
        return dialects.flatMap { word, dialect -> [Member] in
            guard let written = section[word] else { return [] }
            return written.readEntries("members and their values, such as { temperature: 0.7 }").compactMap {
                member($0.key, $0.name, $0.value, dialect, isForced)
            }
        }
    }

    private static func member(
        _ key: Value, _ name: String, _ value: Value, _ dialect: Dialect, _ isForced: Bool
    ) -> Member? {
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count <= 2, !path.contains("") else {
            key.complain(
                "\(Printable.quoted(name)) is not a member's name; write it like temperature or "
                    + "metadata.team")
            return nil
        }
        if let objection = RequestMember.findObjection(toSetting: path) {
            key.complain("\(Printable.quoted(name)) cannot be set: \(objection)")
            return nil
        }
        guard let json = value.json else {
            value.complain("there is no value here; write one, such as 0.7, false or []")
            return nil
        }
        value.recordText(json)
        return Member(dialect, path, json: json, isForced: isForced)
    }
}

extension Value {
    /// Reads a text, which is given directly or as the content of the file in `{ file: PATH }`.
    fileprivate func prompt(longest: Int) -> String? {
        let text: String?
        if case .map = node.content {
            text = section(RequestAdditions.fileKeys)?.requireValue(
                "file", "a path, such as prompts/coach.txt")?
                .content(longest)
        } else {
            text = self.text("a text, or { file: PATH }")
        }
        guard let text else { return nil }
        guard (1...longest).contains(text.utf8.count) else {
            complain("a system prompt has 1 to \(longest) bytes")
            return nil
        }
        return text
    }

    private func content(_ longest: Int) -> String? {
        guard let written = text("a path") else { return nil }
        do throws(SettingsFile.Fault) {
            let text = try SettingsFile.readText(at: reading.resolvePath(written), limit: longest)
            note(content: text)
            return text
        } catch {
            complain("\(Printable.quoted(written)) \(error.text)")
            return nil
        }
    }

    /// The value as JSON; nil if there is none. An unquoted number, `true` or `false` keeps its type.
    fileprivate var json: String? { node.isNothing ? nil : Self.json(node) }

    private static func json(_ node: Node) -> String? {
        switch node.content {
        case .refused: return nil
        case .text(let text, let isPlain):
            if node.isNothing { return "null" }
            return isPlain && isLiteral(text) ? text : RequestAdditions.jsonText(text)
        case .list(let items):
            let values = items.compactMap(json)
            return values.count == items.count ? "[\(values.joined(separator: ","))]" : nil
        case .map(let entries):
            let values = entries.compactMap { entry in
                json(entry.value).map { "\(RequestAdditions.jsonText(entry.key)):\($0)" }
            }
            return values.count == entries.count ? "{\(values.joined(separator: ","))}" : nil
        }
    }

    private static func isLiteral(_ text: String) -> Bool {
        if text == "true" || text == "false" { return true }
        return text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }
}
