import JSON

/// The members that the edge adds to requests (`adds:` of a plan or a route), besides those that callers
/// send.
package struct RequestAdditions: Hashable, Sendable {
    /// A member of a request's body, and the value that it gets.
    package struct Member: Hashable, Sendable {
        /// The dialect of the requests; `geminiGenerate` stands for Gemini's streams, too.
        package let dialect: Dialect
        /// A member of the body, or one and a member of that object: `generationConfig`, `temperature`.
        package let path: [String]
        /// The value as JSON.
        package let json: String
        /// Whether it takes the place of what a request says; otherwise it only fills a gap.
        package let isForced: Bool

        package init(_ dialect: Dialect, _ path: [String], json: String, isForced: Bool) {
            self.dialect = dialect
            self.path = path
            self.json = json
            self.isForced = isForced
        }

        /// Whether two cannot both be written: they are one member, or one is within the other. Bounds count
        /// as one, since servers differ in which one they read.
        fileprivate func clashes(with other: Member) -> Bool {
            guard dialect == other.dialect else { return false }
            return zip(path, other.path).allSatisfy { RequestAdditions.isSame($0, $1) }
                || RequestMember.boundsOutput(path) && RequestMember.boundsOutput(other.path)
        }
    }

    /// A system prompt that stands before the caller's own; empty for none.
    package var system: String
    /// Whether the user pays for the tokens of the system prompt.
    package var chargesSystem: Bool
    /// Whether requests bear a pseudonym of their caller, by which providers tell abusers apart.
    package var namesCaller: Bool
    /// Forced ones first; no two of them clash.
    package private(set) var members: [Member]

    package init(
        system: String = "", chargesSystem: Bool = true, namesCaller: Bool = false, members: [Member] = []
    ) {
        self.system = system
        self.chargesSystem = chargesSystem
        self.namesCaller = namesCaller
        self.members = Self.withoutClashes(members)
    }

    /// Drops members that clash with another: the forced one stays, else the first.
    static func withoutClashes(_ members: [Member]) -> [Member] {
        var kept: [Member] = []
        for member in members.filter(\.isForced) + members.filter({ !$0.isForced })
        where !kept.contains(where: member.clashes) { kept.append(member) }
        return kept
    }

    /// These, and those of a plan on top: of two values for one member the plan's counts.
    package func overlaid(by plan: RequestAdditions) -> RequestAdditions {
        let prompts = [self, plan].filter { !$0.system.isEmpty }
        return RequestAdditions(
            system: prompts.map(\.system).joined(separator: "\n\n"),
            chargesSystem: prompts.allSatisfy(\.chargesSystem), namesCaller: namesCaller || plan.namesCaller,
            members: plan.members + members)
    }

    /// 64ths of a token that the system prompt takes in a request of a dialect.
    package func systemUnits(of dialect: Dialect) -> Int {
        guard !system.isEmpty, dialect.hasSystemPrompt else { return 0 }
        var estimator = TokenEstimator()
        estimator.take(system.utf8Span.span)
        return estimator.units + 4 * TokenEstimator.unit
    }

    /// 64ths of a token of the tools that are written into a request.
    package func toolUnits(of dialect: Dialect) -> Int {
        var estimator = TokenEstimator()
        for member in addedMembers(of: dialect) where member.path == ["tools"] {
            estimator.take(member.json.utf8Span.span)
        }
        return estimator.units
    }

    /// The bound of an answer's tokens that is written, if any.
    package func outputBound(of dialect: Dialect) -> (tokens: Int, isForced: Bool)? {
        for member in addedMembers(of: dialect) where RequestMember.boundsOutput(member.path) {
            if let tokens = Int(member.json) { return (tokens, member.isForced) }
        }
        return nil
    }

    /// These, and a bound of each answer's tokens, whatever the request says; nil if the dialect knows
    /// none.
    package func addingBound(_ tokens: Int, _ dialect: Dialect) -> RequestAdditions? {
        guard let path = dialect.boundPath else { return nil }
        let dialect = dialect.isGemini ? .geminiGenerate : dialect
        let bound = Member(dialect, path, json: "\(tokens)", isForced: true)
        return RequestAdditions(
            system: system, chargesSystem: chargesSystem, namesCaller: namesCaller,
            members: [bound] + members)
    }

    /// The first of what no request of a dialect may lack: defaults are not among that. Nil for nothing.
    package func firstRequired(in dialect: Dialect) -> String? {
        if !system.isEmpty, dialect.hasSystemPrompt { return "system" }
        if namesCaller, Self.callerPath(of: dialect) != nil { return "user" }
        return addedMembers(of: dialect).first(where: \.isForced)?.path.joined(separator: ".")
    }

    func addedMembers(of dialect: Dialect) -> [Member] {
        let dialect = dialect.isGemini ? .geminiGenerate : dialect
        return members.filter { $0.dialect == dialect }
    }

    /// Whether two names are one member to the loosest reader: Gemini takes `system_instruction` and
    /// `systemInstruction`.
    static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
        one.lowercased().filter { $0 != "_" } == other.lowercased().filter { $0 != "_" }
    }
}

extension Dialect {
    /// Whether its requests have a place for a system prompt.
    package var hasSystemPrompt: Bool {
        switch self {
        case .openAIChat, .openAIResponses, .anthropicMessages, .geminiGenerate, .geminiStream,
            .geminiInteractions:
            true
        case .openAICompletions, .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription,
            .plain:
            false
        }
    }
}

extension Dialect {
    /// The member of a request that bounds the tokens of each answer; nil if there is none.
    fileprivate var boundPath: [String]? {
        switch self {
        case .openAIChat: ["max_completion_tokens"]
        case .openAICompletions, .anthropicMessages: ["max_tokens"]
        case .openAIResponses: ["max_output_tokens"]
        case .geminiGenerate, .geminiStream: ["generationConfig", "maxOutputTokens"]
        case .geminiInteractions, .openAIEmbeddings, .openAIImages, .openAISpeech, .openAITranscription,
            .plain:
            nil
        }
    }
}

extension RequestMember {
    /// Why a configuration may not set a member of a body; nil if it may.
    package static func findObjection(toSetting path: [String]) -> String? {
        guard let head = path.first, let member = RequestMember(spelled: head.utf8Span.span),
            member.name == head
        else { return "it is no member that the table of request members lists" }
        switch (member.role, member.row.reading) {
        case (.namesModel, _), (.namesOtherModel, _), (.refersToStored, _):
            return "it decides which model or which stored object is asked"
        case (_, .stream), (_, .streamOptions): return "it decides how the answer is read"
        case (_, .tier), (_, .speed), (_, .background), (_, .count):
            return "it decides what an answer costs; close it with may: or at_most:"
        case (_, .generation) where path.count == 1:
            return "write its members, such as \(head).temperature"
        default: break
        }
        if ["messages", "input", "contents"].contains(head) { return "it is the conversation" }
        let isSystem = ["system", "instructions"].contains(head) || head.hasPrefix("system")
        if isSystem { return "write it as system:" }
        if path.count == 2, member.row.reading == .generation,
            RequestAdditions.isSame(path[1], "candidateCount")
        {
            return "it decides what an answer costs; close it with at_most:"
        }
        return nil
    }

    /// Whether a member bounds the tokens of an answer.
    static func boundsOutput(_ path: [String]) -> Bool {
        guard let head = path.first, let member = RequestMember(spelled: head.utf8Span.span) else {
            return false
        }
        if path.count == 1 { return member.row.reading == .bound }
        return member.row.reading == .generation && RequestAdditions.isSame(path[1], "maxOutputTokens")
    }
}
