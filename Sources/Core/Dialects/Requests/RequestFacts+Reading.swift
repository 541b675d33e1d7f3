import Bytes
package import JSON

extension RequestFacts {
    /// Reads a request body of any dialect. It validates the whole body, since upstreams differ in how they
    /// parse an invalid one.
    ///
    /// The members of other dialects are read too. Otherwise a request could hide a large `maxOutputTokens`
    /// beside a small `max_tokens`. A member that is null counts as missing, as in the providers' APIs.
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
        guard root.isObject else { throw .notAnObject }
        try readMembers(of: root)
        if messageIDPath != nil { try readMessageID(of: root) }
    }

    private func readMembers(of object: JSONValue) throws(RequestFault) {
        var met = MemberSet()
        var counts = Counts()
        var place = -1
        var members = object.members
        while let found = members.next() {
            place += 1
            let member: RequestMember
            switch bodyMembers.findMatch(found.name) {
            case .unknown: continue
            case .otherSpelling(let member): throw .otherSpelling(member)
            case .member(let known): member = known
            }
            if !met.insertMember(member.place) { throw .repeated(member) }
            let reading = bodyMembers.reading(of: member)
            if reading == .nothing { continue }
            if reading == .streamOptions { streamOptionsPlace = place }
            if reading == .model { modelPlace = place }
            if found.value.isNull { continue }
            try read(found.value, member, reading, &counts)
        }
        if counts.isUnbounded { maxOutputTokens = nil }
        let (product, overflow) = counts.choices.multipliedReportingOverflow(by: counts.prompts)
        answers = overflow ? .max : product
    }

    /// Counts that depend on several members. They are combined after all members were read.
    private struct Counts {
        var prompts = 1
        var choices = 1
        /// Whether a bound on the output is -1, which LM Studio, llama.cpp and others treat as no bound.
        /// Servers differ in which of several bounds they read. If one is -1, the output counts as unbounded.
        var isUnbounded = false
    }

    private func read(
        _ value: JSONValue, _ member: RequestMember, _ reading: RequestMember.Reading, _ counts: inout Counts
    ) throws(RequestFault) {
        switch reading {
        case .model: try readModel(value, member)
        case .otherModels, .elsewhere: note(otherModels: member)
        case .stream: wantsStream = try Self.bool(value, member)
        case .background: if !Self.isBackdrop(value) { runsInBackground = try Self.bool(value, member) }
        case .agent: if let name = value.string { agent = [UInt8](name) }
        case .tier: serviceTier = ServiceTier(value)
        case .speed: wantsFast = value.string?.equalsIgnoringCase("fast") ?? false
        case .streamOptions: try readStreamOptions(value, member)
        case .bound: try readBound(value, member, &counts)
        case .count: counts.choices = max(counts.choices, try Self.count(value, member))
        case .prompt:
            counts.prompts = try Self.prompts(value, member)
            if value.isObject, Self.names(stored: value) { note(storedObject: member) }
        case .generation: try readGeneration(value, member, &counts)
        case .merged: if overridesModel(value) { note(otherModels: member) }
        case .tools: readTools(value)
        case .stored: if Self.names(stored: value) { note(storedObject: member) }
        case .storedList: if Self.names(storedList: value) { note(storedObject: member) }
        case .searches, .modalities, .region: readExtra(value, member, reading)
        case .nothing, .includeUsage, .schema, .toolModel, .toolType, .tool: break
        }
    }

    private func readExtra(
        _ value: JSONValue, _ member: RequestMember, _ reading: RequestMember.Reading
    ) {
        hasExtras = true
        switch reading {
        case .searches: readSearches(value, member)
        case .modalities: readModalities(value, member)
        default: readRegion(value)
        }
    }

    func note(otherModels member: RequestMember) {
        if otherModels == nil { otherModels = member }
    }

    func readModel(_ value: JSONValue, _ member: RequestMember) throws(RequestFault) {
        guard let name = value.string else { throw .wrongType(member) }
        guard name.count <= Self.longestModel else { throw .modelTooLong }
        for index in name.indices where name[index] == UInt8(ascii: ",") { throw .severalModels }
        if name.count > 0, name[0] <= 0x20 || name[name.count - 1] <= 0x20 { throw .severalModels }
        take(model: name)
    }

    private func readBound(_ value: JSONValue, _ member: RequestMember, _ counts: inout Counts)
        throws(RequestFault)
    {
        if value.integer == -1 {
            counts.isUnbounded = true
        } else {
            maxOutputTokens = max(maxOutputTokens ?? 0, try Self.count(value, member))
        }
    }

    private func readStreamOptions(_ value: JSONValue, _ parent: RequestMember) throws(RequestFault) {
        guard value.isObject else { throw .wrongType(parent) }
        var place = -1
        var members = value.members
        while let found = members.next() {
            place += 1
            switch RequestMemberTable.streamOptions.findMatch(found.name) {
            case .unknown: continue
            case .otherSpelling(let member): throw .otherSpelling(member)
            case .member(let member):
                if includeUsagePlace != nil { throw .repeated(member) }
                includeUsagePlace = place
                if !found.value.isNull { includesUsage = try Self.bool(found.value, member) }
            }
        }
    }

    private func readGeneration(_ value: JSONValue, _ parent: RequestMember, _ counts: inout Counts)
        throws(RequestFault)
    {
        guard value.isObject else { throw .wrongType(parent) }
        let table = RequestMemberTable.generation
        var met = MemberSet()
        var members = value.members
        while let found = members.next() {
            switch table.findMatch(found.name) {
            case .unknown: continue
            case .otherSpelling(let member): throw .otherSpelling(member)
            case .member(let member):
                if !met.insertMember(member.place) { throw .repeated(member) }
                if !found.value.isNull {
                    try read(found.value, member, table.reading(of: member), &counts)
                }
            }
        }
    }

    /// Whether the value of `background` is the colour behind a picture, such as `transparent` (OpenAI,
    /// "Create image"). No parser reads such a word as true or false, so the request does not run in the
    /// background.
    static func isBackdrop(_ value: JSONValue) -> Bool {
        guard let word = value.string else { return false }
        return word.equals("transparent") || word.equals("opaque") || word.equals("auto")
    }

    private static func bool(_ value: JSONValue, _ member: RequestMember) throws(RequestFault) -> Bool {
        guard let flag = value.bool else { throw .wrongType(member) }
        return flag
    }

    /// Reads an integer from 0 to 2³¹ − 1.
    private static func count(_ value: JSONValue, _ member: RequestMember) throws(RequestFault) -> Int {
        guard let number = value.integer else { throw .wrongType(member) }
        guard number >= 0, number <= Int(Int32.max) else { throw .outOfRange(member) }
        return number
    }

    /// The number of prompts in a completion. A string, a list of tokens or a template (an object) is one
    /// prompt. In a list of strings or of token lists, each element is a prompt.
    private static func prompts(_ value: JSONValue, _ member: RequestMember) throws(RequestFault) -> Int {
        switch value.kind {
        case .string, .object: return 1
        case .array:
            var elements = value.elements
            guard let first = elements.next(), first.kind != .integer else { return 1 }
            var count = 1
            while elements.next() != nil { count += 1 }
            return count
        default: throw .wrongType(member)
        }
    }
}

/// A set of members in `RequestMember.rows`. It needs no allocation.
private struct MemberSet {
    private var bits = InlineArray<4, UInt64>(repeating: 0)

    /// Adds a member to the set. The result is true if the set did not contain the member.
    mutating func insertMember(_ place: UInt8) -> Bool {
        let bit = UInt64(1) << UInt64(place & 63)
        let word = Int(place >> 6)
        defer { bits[word] |= bit }
        return bits[word] & bit == 0
    }
}
