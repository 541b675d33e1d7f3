import Bytes
package import JSON

extension RequestFacts {
    /// Reads a request body of any dialect. All of it is validated, because the upstream reads it again with
    /// another parser.
    ///
    /// Members of the other dialects count as well: a small `max_tokens` beside a large `maxOutputTokens`
    /// must not slip through. A member that is null counts as missing, as the providers have it.
    package func read(
        _ body: Span<UInt8>, with parser: inout JSONParser
    ) throws(RequestFault) {
        reset()
        let root: JSONValue
        do throws(JSONFault) {
            root = try parser.parse(body)
        } catch {
            throw .json(error)
        }
        guard root.kind == .object else { throw .notAnObject }
        try readMembers(of: root)
        if messageIDPath != nil { try readMessageID(of: root) }
    }

    private func readMembers(of object: JSONValue) throws(RequestFault) {
        var met = NameSet()
        var prompts = 1
        var choices = 1
        var place = -1
        var members = object.members
        while let found = members.next() {
            place += 1
            guard let member = RequestFault.Member(topLevel: found.name) else { continue }
            if !met.insert(member.bit) { throw .repeated(member) }
            let value = found.value
            if member == .streamOptions { streamOptionsPlace = place }
            if member == .model { modelPlace = place }
            if value.isNull { continue }
            switch member {
            case .model: try readModel(value)
            case .models: namesOtherModels = true
            case .stream: wantsStream = try Self.bool(value, member)
            case .background: runsInBackground = try Self.bool(value, member)
            case .streamOptions: try readStreamOptions(value)
            case .maxTokens, .maxCompletionTokens, .maxOutputTokens: try readBound(value, member)
            case .n, .bestOf: choices = max(choices, try Self.count(value, member))
            case .prompt: prompts = try Self.prompts(value)
            case .generationConfig, .generationConfigField:
                choices = max(choices, try readGeneration(value, member))
            case .includeUsage, .geminiMaxOutputTokens, .candidateCount, .candidateCountField: break
            }
        }
        let (product, overflow) = choices.multipliedReportingOverflow(by: prompts)
        answers = overflow ? .max : product
    }

    private func readModel(_ value: JSONValue) throws(RequestFault) {
        guard let name = value.string else { throw .wrongType(.model) }
        guard name.count <= Self.longestModel else { throw .modelTooLong }
        take(model: name)
    }

    private func readBound(_ value: JSONValue, _ member: RequestFault.Member) throws(RequestFault) {
        maxOutputTokens = max(maxOutputTokens ?? 0, try Self.count(value, member))
    }

    private func readStreamOptions(_ value: JSONValue) throws(RequestFault) {
        guard value.kind == .object else { throw .wrongType(.streamOptions) }
        var place = -1
        var members = value.members
        while let found = members.next() {
            place += 1
            guard found.name.equals("include_usage") else { continue }
            if includeUsagePlace != nil { throw .repeated(.includeUsage) }
            includeUsagePlace = place
            if !found.value.isNull { includesUsage = try Self.bool(found.value, .includeUsage) }
        }
    }

    /// Reads Gemini's `generationConfig` and returns its number of candidates.
    private func readGeneration(
        _ value: JSONValue, _ parent: RequestFault.Member
    ) throws(RequestFault) -> Int {
        guard value.kind == .object else { throw .wrongType(parent) }
        var met = NameSet()
        var candidates = 1
        var members = value.members
        while let found = members.next() {
            guard let member = RequestFault.Member(generation: found.name) else { continue }
            if !met.insert(member.bit) { throw .repeated(member) }
            if found.value.isNull { continue }
            if member == .candidateCount || member == .candidateCountField {
                candidates = max(candidates, try Self.count(found.value, member))
            } else {
                try readBound(found.value, member)
            }
        }
        return candidates
    }

    private static func bool(_ value: JSONValue, _ member: RequestFault.Member) throws(RequestFault) -> Bool {
        guard let flag = value.bool else { throw .wrongType(member) }
        return flag
    }

    /// A whole number from 0 to 2³¹ − 1.
    private static func count(_ value: JSONValue, _ member: RequestFault.Member) throws(RequestFault) -> Int {
        guard let number = value.integer else { throw .wrongType(member) }
        guard number >= 0, number <= Int(Int32.max) else { throw .outOfRange(member) }
        return number
    }

    /// How many prompts a completion is asked for: a text, a list of tokens or the responses' template (an
    /// object) is one, a list of either is as many as it holds.
    private static func prompts(_ value: JSONValue) throws(RequestFault) -> Int {
        switch value.kind {
        case .string, .object: return 1
        case .array:
            var elements = value.elements
            guard let first = elements.next(), first.kind != .integer else { return 1 }
            var count = 1
            while elements.next() != nil { count += 1 }
            return count
        default: throw .wrongType(.prompt)
        }
    }
}

extension RequestFault.Member {
    fileprivate init?(topLevel name: Span<UInt8>) {
        switch name.count {
        case 1 where name.equals("n"): self = .n
        case 5 where name.equals("model"): self = .model
        case 6 where name.equals("stream"): self = .stream
        case 6 where name.equals("models"): self = .models
        case 6 where name.equals("prompt"): self = .prompt
        case 7 where name.equals("best_of"): self = .bestOf
        case 10 where name.equals("max_tokens"): self = .maxTokens
        case 10 where name.equals("background"): self = .background
        case 14 where name.equals("stream_options"): self = .streamOptions
        case 16 where name.equals("generationConfig"): self = .generationConfig
        case 17 where name.equals("max_output_tokens"): self = .maxOutputTokens
        case 17 where name.equals("generation_config"): self = .generationConfigField
        case 21 where name.equals("max_completion_tokens"): self = .maxCompletionTokens
        default: return nil
        }
    }

    fileprivate init?(generation name: Span<UInt8>) {
        switch name.count {
        case 14 where name.equals("candidateCount"): self = .candidateCount
        case 15 where name.equals("maxOutputTokens"): self = .geminiMaxOutputTokens
        case 15 where name.equals("candidate_count"): self = .candidateCountField
        case 17 where name.equals("max_output_tokens"): self = .maxOutputTokens
        default: return nil
        }
    }
}
