import Bytes
package import JSON

extension RequestAdditions {
    /// The edits that write these additions into a request's body. They have no particular order, and all
    /// other bytes of the body stay the same.
    ///
    /// - Parameters:
    ///   - root: the parsed `body`, which `RequestFacts` has accepted.
    ///   - caller: the caller's pseudonym.
    package func makeEdits(of root: JSONValue, _ body: Span<UInt8>, _ dialect: Dialect, caller: String)
        -> [Splice]
    {
        guard root.kind == .object, let start = JSONPlaces.findObject(in: body) else { return [] }
        var splices: [Splice] = []
        Self.edit(root, at: start, body, changes(of: dialect, caller), &splices)
        return splices
    }

    /// A change of one member of a JSON object.
    private struct Change {
        enum Kind {
            case force(String)
            case fill(String)
            /// Inserts `text` before the text of the member, or `element` before the elements of the member.
            case prepend(text: String?, element: String)
            case inside([Change])
        }

        let name: String
        let kind: Kind
        /// The value to write if the request does not have the member. If it is nil, nothing is written.
        let whole: String?
    }

    private func changes(of dialect: Dialect, _ caller: String) -> [Change] {
        var changes = systemChange(of: dialect).map { [$0] } ?? []
        var members = addedMembers(of: dialect)
        if namesCaller, let path = Self.callerPath(of: dialect) {
            let name = Member(dialect, path, json: Self.jsonText(caller), isForced: true)
            members = Self.withoutClashes([name] + members)
        }
        for member in members where member.path.count == 1 {
            changes.append(Self.change(member.path[0], member))
        }
        var parents: [String] = []
        for member in members where member.path.count == 2 && !parents.contains(member.path[0]) {
            parents.append(member.path[0])
        }
        for parent in parents {
            let inner = members.filter { $0.path.count == 2 && $0.path[0] == parent }
                .map { Self.change($0.path[1], $0) }
            changes.append(Change(name: parent, kind: .inside(inner), whole: Self.object(of: inner)))
        }
        return changes
    }

    private static func change(_ name: String, _ member: Member) -> Change {
        Change(
            name: name, kind: member.isForced ? .force(member.json) : .fill(member.json), whole: member.json)
    }

    private func systemChange(of dialect: Dialect) -> Change? {
        guard !system.isEmpty else { return nil }
        let text = Self.jsonText(system)
        // The added text loses its quotation marks, since it is inserted after the first quotation mark of
        // the caller's text. An empty line separates the two texts.
        let before = "\(text.dropFirst().dropLast())\\n\\n"
        switch dialect {
        case .openAIChat:
            let message = #"{"role":"system","content":\#(text)}"#
            return Change(name: "messages", kind: .prepend(text: nil, element: message), whole: nil)
        case .openAIResponses:
            return Change(name: "instructions", kind: .prepend(text: before, element: text), whole: text)
        case .anthropicMessages:
            let block = #"{"type":"text","text":\#(text)}"#
            return Change(name: "system", kind: .prepend(text: before, element: block), whole: text)
        case .geminiGenerate, .geminiStream:
            let part = #"{"text":\#(text)}"#
            let parts = Change(name: "parts", kind: .prepend(text: nil, element: part), whole: "[\(part)]")
            return Change(
                name: "systemInstruction", kind: .inside([parts]), whole: Self.object(of: [parts]))
        case .geminiInteractions:
            return Change(
                name: "system_instruction", kind: .prepend(text: before, element: text), whole: text)
        case .openAICompletions, .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription,
            .plain:
            return nil
        }
    }

    /// The path of the member in which a provider expects an id of the user (OpenAI, "Safety best practices";
    /// Anthropic, `metadata`). The result is nil if the dialect has no such member.
    static func callerPath(of dialect: Dialect) -> [String]? {
        switch dialect {
        case .openAIChat, .openAIResponses, .openAICompletions, .openAIEmbeddings, .openAIImages: ["user"]
        case .anthropicMessages: ["metadata", "user_id"]
        case .openAISpeech, .openAITranscription, .geminiGenerate, .geminiStream, .geminiInteractions, .plain:
            nil
        }
    }

    private static func object(of changes: [Change]) -> String {
        let members = changes.compactMap { change in
            change.whole.map { "\(jsonText(change.name)):\($0)" }
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// The text as a JSON string with quotation marks.
    package static func jsonText(_ text: String) -> String {
        var json = JSONWriter()
        json.string(utf8: text)
        let bytes = json.finish()
        return String(decoding: [UInt8](bytes.readable), as: UTF8.self)
    }

    // MARK: In the body

    private static func edit(
        _ object: JSONValue, at start: Int, _ body: Span<UInt8>, _ changes: [Change],
        _ splices: inout [Splice]
    ) {
        var missing: [Change] = []
        for change in changes {
            var (isMet, index) = (false, -1)
            var members = object.members
            while let found = members.next() {
                index += 1
                guard means(found.name, change), let place = JSONPlaces.findValue(index, of: start, in: body)
                else { continue }
                isMet = true
                apply(change, to: found.value, at: place, body, &splices)
            }
            if !isMet, change.whole != nil { missing.append(change) }
        }
        guard !missing.isEmpty else { return }
        let text = Self.object(of: missing).dropFirst().dropLast()
        let comma = JSONPlaces.isEmpty(start, in: body) ? "" : ","
        splices.append(Splice(range: start + 1..<start + 1, text: Array("\(text)\(comma)".utf8)))
    }

    /// Whether a name in the request means the same member as the change. All bounds on the output count as
    /// one member, since servers differ in which of them they read.
    private static func means(_ name: Span<UInt8>, _ change: Change) -> Bool {
        let written = String(decoding: name.indices.map { name[$0] }, as: UTF8.self)
        return isSame(written, change.name)
            || RequestMember.boundsOutput([change.name]) && RequestMember.boundsOutput([written])
    }

    private static func apply(
        _ change: Change, to value: JSONValue, at place: Range<Int>, _ body: Span<UInt8>,
        _ splices: inout [Splice]
    ) {
        switch change.kind {
        case .force(let json): splices.append(Splice(range: place, text: Array(json.utf8)))
        // In LM Studio and llama.cpp, a bound of -1 means no bound, so the configured bound replaces it.
        case .fill(let json):
            let isOpen = value.integer == -1 && RequestMember.boundsOutput([change.name])
            if value.isNull || isOpen { splices.append(Splice(range: place, text: Array(json.utf8))) }
        case .prepend(let text, let element):
            let inside = place.lowerBound + 1..<place.lowerBound + 1
            if value.isNull, let whole = change.whole {
                splices.append(Splice(range: place, text: Array(whole.utf8)))
            } else if value.kind == .string, let text {
                splices.append(Splice(range: inside, text: Array(text.utf8)))
            } else if value.kind == .array {
                var elements = value.elements
                let comma = elements.next() == nil ? "" : ","
                splices.append(Splice(range: inside, text: Array("\(element)\(comma)".utf8)))
            }
        case .inside(let changes):
            if value.kind == .object {
                edit(value, at: place.lowerBound, body, changes, &splices)
            } else if value.isNull, let whole = change.whole {
                splices.append(Splice(range: place, text: Array(whole.utf8)))
            }
        }
    }
}
