import Bytes
package import JSON

/// Everything in a prompt that affects the prompt's number of tokens.
package struct PromptText: Sendable {
    package internal(set) var estimator = TokenEstimator()
    /// The images and files of the prompt. Their tokens are computed later, when the model is known.
    var media = MediaTokens()
    package internal(set) var images = 0
    package internal(set) var files = 0
    package var hasImages: Bool { images > 0 }
    package var hasFiles: Bool { files > 0 }
    /// Whether a part of the prompt is marked for the provider's cache.
    package internal(set) var isCached = false
    /// Whether a part of the prompt is to be cached for an hour.
    package internal(set) var isCachedLong = false
    /// Whether a part of the prompt is audio.
    package internal(set) var hasSound = false
    /// The first member that refers to an object stored by the provider; nil if there is none.
    package internal(set) var storedObject: RequestMember?

    package init() {}

    /// - Parameter body: the body of a request in any provider's dialect.
    package init(of body: JSONValue) {
        var members = body.members
        while let member = members.next() { take(member: member.name, member.value) }
    }

    /// The tokens of images and files, by the providers' published rules.
    package func mediaTokens(of model: [UInt8]) -> Int { media.countTokens(of: model) }

    /// The estimated tokens of the prompt with its images and files, in 64ths of a token.
    package func units(of model: [UInt8]) -> Int {
        guard hasImages || hasFiles else { return estimator.units }
        return estimator.units &+ media.countTokens(of: model) &* TokenEstimator.unit
    }

    /// Counts a member at the top level of a request's body.
    private mutating func take(member name: Span<UInt8>, _ value: JSONValue) {
        switch name.count {
        case 8 where name.equals("messages"):
            // OpenAI's cookbook counts four tokens a message with its role, and three before the answer ("How
            // to count tokens with tiktoken"). Other providers' formats cost about as much.
            estimator.add(units: 3 &* TokenEstimator.unit)
            var elements = value.elements
            while let element = elements.next() {
                estimator.add(units: 4 &* TokenEstimator.unit)
                take(element)
            }
        case 5 where name.equals("tools"): take(schema: value)
        case 9 where name.equals("functions"): take(schema: value)
        case 5 where name.equals("input"), 6 where name.equals("system"), 6 where name.equals("prompt"),
            8 where name.equals("contents"), 12 where name.equals("instructions"),
            17 where name.equals("systemInstruction"), 18 where name.equals("system_instruction"):
            take(value)
        case 13 where name.equals("cachedContent"), 14 where name.equals("cached_content"): isCached = true
        case 13 where name.equals("cache_control"): take(caching: value)
        default: break
        }
    }

    private mutating func take(_ value: JSONValue) {
        switch value.kind {
        case .string: if let text = value.string { estimator.take(sampling: text) }
        case .array:
            var elements = value.elements
            while let element = elements.next() { take(element) }
        case .object:
            var members = value.members
            while let member = members.next() { take(part: member.name, member.value, of: value) }
        // A prompt for OpenAI's completions can be a list of token numbers, so an integer is one token.
        case .integer: estimator.add(units: TokenEstimator.unit)
        case .number, .bool, .null: break
        }
    }

    /// Reads Anthropic's member `cache_control`. A cache exists for five minutes (`5m`) by default
    /// (platform.claude.com, "Prompt caching").
    private mutating func take(caching mark: JSONValue) {
        isCached = true
        if let life = mark.member("ttl")?.string, !life.equals("5m") { isCachedLong = true }
    }

    private mutating func take(part name: Span<UInt8>, _ value: JSONValue, of parent: JSONValue) {
        switch name.count {
        case 4 where name.equals("text"), 7 where name.equals("content"): take(value)
        case 4 where name.equals("role"): break
        case 4 where name.equals("type"): takeType(value)
        // The value is the arguments or the result of a tool call, in which members' names count as text.
        case 4 where name.equals("args"), 5 where name.equals("input"), 8 where name.equals("response"):
            take(schema: value)
        case 2 where name.equals("id"), 11 where name.equals("tool_use_id"), 7 where name.equals("call_id"),
            12 where name.equals("tool_call_id"), 9 where name.equals("signature"),
            // `annotations` are citations of an earlier answer. They are skipped, since their ids give no
            // access to stored objects.
            11 where name.equals("annotations"), 16 where name.equals("thoughtSignature"),
            17 where name.equals("encrypted_content"):
            break
        case 13 where name.equals("cache_control"): take(caching: value)
        default: if !take(media: name, value, of: parent) { take(value) }
        }
    }

    /// Counts a tool's description and arguments, including the arguments' names.
    private mutating func take(schema value: JSONValue) {
        switch value.kind {
        case .string: if let text = value.string { estimator.take(sampling: text) }
        case .integer, .number, .bool, .null: estimator.add(units: TokenEstimator.unit)
        case .array:
            var elements = value.elements
            while let element = elements.next() { take(schema: element) }
        case .object:
            var members = value.members
            while let member = members.next() {
                if member.name.equals("cache_control") {
                    take(caching: member.value)
                    continue
                }
                estimator.take(sampling: member.name)
                // Each name costs two more tokens for its quotation marks, the colon and the comma.
                estimator.add(units: 2 &* TokenEstimator.unit)
                take(schema: member.value)
            }
        }
    }
}
