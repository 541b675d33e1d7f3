import JSON

/// The members that the edge adds to requests (`adds:` of a plan or a route).
package struct RequestAdditions: Hashable, Sendable {
    /// A member of a request's body, with the value to write.
    package struct Member: Hashable, Sendable {
        /// The dialect of the requests that get the member. `geminiGenerate` also stands for `geminiStream`.
        package let dialect: Dialect
        /// The names that lead to the member: one name at the top level of the body, or two, such as
        /// `generationConfig` and `temperature`.
        package let path: [String]
        package let json: String
        /// Whether the value replaces the request's own. If not, it is written only if the request has none.
        package let isForced: Bool

        package init(_ dialect: Dialect, _ path: [String], json: String, isForced: Bool) {
            self.dialect = dialect
            self.path = path
            self.json = json
            self.isForced = isForced
        }

        /// Whether this member and `other` are the same member, or one contains the other. All bounds on the
        /// output count as one member, since servers differ in which of them they read.
        fileprivate func clashes(with other: Member) -> Bool {
            guard dialect == other.dialect else { return false }
            return zip(path, other.path).allSatisfy { RequestAdditions.isSame($0, $1) }
                || RequestMember.boundsOutput(path) && RequestMember.boundsOutput(other.path)
        }
    }

    /// A system prompt that is inserted before the caller's own prompt. It is empty if nothing is inserted.
    package var system: String
    /// Whether the user is charged for the tokens of the system prompt.
    package var chargesSystem: Bool
    /// Whether each request gets a pseudonym of its caller, by which providers identify abusers.
    package var namesCaller: Bool
    /// The members to write, the forced ones first. No two of them clash.
    package private(set) var members: [Member]

    package init(
        system: String = "", chargesSystem: Bool = true, namesCaller: Bool = false, members: [Member] = []
    ) {
        self.system = system
        self.chargesSystem = chargesSystem
        self.namesCaller = namesCaller
        self.members = Self.withoutClashes(members)
    }

    /// Keeps only one of two members that clash: a forced member, or else the earlier one.
    static func withoutClashes(_ members: [Member]) -> [Member] {
        var kept: [Member] = []
        for member in members.filter(\.isForced) + members.filter({ !$0.isForced })
        where !kept.contains(where: member.clashes) { kept.append(member) }
        return kept
    }

    /// The additions of a route combined with those of a plan. If both set a member, the plan's is used.
    package func overlaid(by plan: RequestAdditions) -> RequestAdditions {
        let prompts = [self, plan].filter { !$0.system.isEmpty }
        return RequestAdditions(
            system: prompts.map(\.system).joined(separator: "\n\n"),
            chargesSystem: prompts.allSatisfy(\.chargesSystem), namesCaller: namesCaller || plan.namesCaller,
            members: plan.members + members)
    }

    /// The tokens that the system prompt adds to a request of the dialect, in 64ths of a token.
    package func systemUnits(of dialect: Dialect) -> Int {
        guard !system.isEmpty, dialect.hasSystemPrompt else { return 0 }
        var estimator = TokenEstimator()
        estimator.take(system.utf8Span.span)
        return estimator.units + 4 * TokenEstimator.unit
    }

    /// The tokens of the tools that are added to a request, in 64ths of a token.
    package func toolUnits(of dialect: Dialect) -> Int {
        var estimator = TokenEstimator()
        for member in addedMembers(of: dialect) where member.path == ["tools"] {
            estimator.take(member.json.utf8Span.span)
        }
        return estimator.units
    }

    /// The bound that these additions set on the tokens of an answer; nil if they set none.
    package func outputBound(of dialect: Dialect) -> (tokens: Int, isForced: Bool)? {
        for member in addedMembers(of: dialect) where RequestMember.boundsOutput(member.path) {
            if let tokens = Int(member.json) { return (tokens, member.isForced) }
        }
        return nil
    }

    /// These additions with a forced bound on the tokens of each answer. The result is nil if the dialect has
    /// no member for such a bound.
    package func addingBound(_ tokens: Int, _ dialect: Dialect) -> RequestAdditions? {
        guard let path = dialect.boundPath else { return nil }
        let dialect = dialect.isGemini ? .geminiGenerate : dialect
        let bound = Member(dialect, path, json: "\(tokens)", isForced: true)
        return RequestAdditions(
            system: system, chargesSystem: chargesSystem, namesCaller: namesCaller,
            members: [bound] + members)
    }

    /// The name of the first addition that applies even if the request has its own value; nil if none does.
    package func firstRequired(in dialect: Dialect) -> String? {
        if !system.isEmpty, dialect.hasSystemPrompt { return "system" }
        if namesCaller, Self.callerPath(of: dialect) != nil { return "user" }
        return addedMembers(of: dialect).first(where: \.isForced)?.path.joined(separator: ".")
    }

    func addedMembers(of dialect: Dialect) -> [Member] {
        let dialect = dialect.isGemini ? .geminiGenerate : dialect
        return members.filter { $0.dialect == dialect }
    }

    /// Whether a tolerant parser could treat two names as the same member. For example, Gemini accepts both
    /// `system_instruction` and `systemInstruction`.
    static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
        one.lowercased().filter { $0 != "_" } == other.lowercased().filter { $0 != "_" }
    }
}

extension Dialect {
    /// Whether requests of this dialect can have a system prompt.
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
    /// Why a configuration cannot set this member of the body; nil if it can.
    package static func findObjection(toSetting path: [String]) -> String? {
        guard let head = path.first, let member = RequestMember(spelled: head.utf8Span.span),
            member.name == head
        else { return "it is not in the table of request members" }
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
