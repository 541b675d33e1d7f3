import Bytes
import JSON

/// Reads token counts by the names and places of each dialect. One table has the names of all dialects, since
/// some servers mix them and no name has two meanings.
extension UsageFigures {
    /// Reads the token counts of a document. `UsagePlace` lists the members that can contain them.
    mutating func read(document root: JSONValue, _ dialect: Dialect) {
        var met = NameSet()
        // The tier and the calls of tools are outside the usage object, and count only if there is such an
        // object. Most answers call no tools, so `surroundings` (300 bytes) is created only if needed.
        var tier: ServiceTier?
        var surroundings: UsageFigures?
        var members = root.members
        while let member = members.next() {
            guard let place = UsagePlace(member.name, dialect) else { continue }
            if case .serviceTier = place {
                tier = ServiceTier(member.value)
                continue
            }
            let isMet = readFigures(member.value, at: place, dialect)
            if isMet && !met.insertName(place.rawValue) { hasRepeatedMember = true }
            if place.isOfFigures { continue }
            var next = surroundings ?? UsageFigures()
            next.tier = tier
            next.readSurroundings(member.value, at: place)
            tier = next.tier
            surroundings = next
        }
        if met.isEmpty { return }
        if let surroundings { takeSurroundings(surroundings, tier) } else if let tier { self.tier = tier }
    }

    /// Reads the figures in one member of the document. Returns true if the member is or has a usage object.
    private mutating func readFigures(_ value: JSONValue, at place: UsagePlace, _ dialect: Dialect) -> Bool {
        switch place {
        case .usage, .usageMetadata:
            read(usage: value, dialect)
            return true
        case .response, .message, .interaction, .groq: return read(usageIn: value, dialect)
        case .choices: readChoices(value, dialect)
        case .candidates, .output, .serviceTier, .toolUsage, .stopReason, .delta: break
        }
        return false
    }

    private mutating func readSurroundings(_ value: JSONValue, at place: UsagePlace) {
        switch place {
        case .response: readSurroundings(value)
        case .candidates, .output: countTools(in: value)
        case .toolUsage: read(toolUsage: value)
        case .stopReason: isDeclined = value.string?.equals("refusal") ?? false
        case .delta:
            let reason = value.member("stop_reason")
            isDeclined = reason?.string?.equals("refusal") ?? false
        case .usage, .usageMetadata, .message, .interaction, .groq, .choices, .serviceTier: break
        }
    }

    private mutating func takeSurroundings(_ surroundings: UsageFigures, _ tier: ServiceTier?) {
        var next = surroundings
        next.tier = tier
        takeMarks(next)
        tools.formMaximum(next.tools)
    }

    /// Reads the member `usage` of an object. The result is false if there is none.
    private mutating func read(usageIn object: JSONValue, _ dialect: Dialect) -> Bool {
        var count = 0
        var members = object.members
        while let member = members.next() {
            guard member.name.equals("usage") else { continue }
            count += 1
            read(usage: member.value, dialect)
        }
        if count > 1 { hasRepeatedMember = true }
        return count > 0
    }

    /// Reads the usage that Kimi and others report within a choice. If there are several choices, only that
    /// of the first is read. The usage of the other choices must be guessed.
    private mutating func readChoices(_ choices: JSONValue, _ dialect: Dialect) {
        var elements = choices.elements
        while let choice = elements.next() {
            var index: Int?
            var hasUsage = false
            var members = choice.members
            while let member = members.next() {
                guard member.name.count == 5 else { continue }
                if index == nil, member.name.equals("index") { index = member.value.integer ?? 0 }
                if member.name.equals("usage") { hasUsage = true }
            }
            guard hasUsage else { continue }
            if index ?? 0 == 0 {
                _ = read(usageIn: choice, dialect)
            } else if choice.member("usage")?.isObject == true {
                isPartial = true
            }
        }
    }

    /// Reads a usage object, and merges its figures with those of an earlier one.
    mutating func read(usage object: JSONValue, _ dialect: Dialect) {
        // Most answers have one usage object, so nothing has to be merged. Anthropic's streams have two.
        let isFirst = !isBegun
        isBegun = true
        if isFirst, !dialect.isSame(as: .anthropicMessages) { return readMembers(of: object) }
        var next = UsageFigures()
        next.readMembers(of: object)
        updateFigures(with: next, dialect)
    }

    mutating func readMembers(of object: JSONValue) {
        var met = NameSet()
        var members = object.members
        while let member = members.next() {
            guard let name = UsageName(member.name) else { continue }
            if !met.insertName(name.place) { hasRepeatedMember = true }
            take(member.value, as: name.member)
        }
    }

    private mutating func take(_ value: JSONValue, as name: UsageMember) {
        switch name {
        case .input: input = largerFigure(value, input)
        case .output: output = largerFigure(value, output)
        case .total: total = largerFigure(value, total)
        case .cached: cached = largerFigure(value, cached)
        case .cacheWrite: cacheWrite = largerFigure(value, cacheWrite)
        case .reasoning: reasoning = largerFigure(value, reasoning)
        case .toolInput: toolInput = largerFigure(value, toolInput)
        case .inputDetails, .cacheLifetimes: read(details: value, isOutput: false)
        case .outputDetails: read(details: value, isOutput: true)
        case .serverTools: read(serverTools: value)
        case .searches: tools[.webSearch] = max(tools[.webSearch], readNumber(value) ?? 0)
        case .inputModalities: (audioInput, imageInput) = read(modalities: value)
        case .outputModalities: (audioOutput, imageOutput) = read(modalities: value)
        case .groundingCounts: read(groundingCounts: value)
        case .iterations: iterations = read(iterations: value)
        case .serviceTier: tier = ServiceTier(value)
        case .speed: isFast = value.string?.equals("fast") ?? false
        case .region: isRegional = isRegion(value)
        case .seconds: milliseconds = readMilliseconds(value)
        }
    }

    /// The larger of a new value and the present figure. An object can have two names for the same figure.
    mutating func largerFigure(_ value: JSONValue, _ figure: Int?) -> Int? {
        guard let number = readNumber(value) else { return figure }
        return max(figure ?? 0, number)
    }

    /// Whether the value names a region whose price differs. The prices of `global` and `not_available` do
    /// not differ (platform.claude.com, "Data residency").
    private func isRegion(_ value: JSONValue) -> Bool {
        guard let name = value.string else { return false }
        return !name.isEmpty && !name.equals("global") && !name.equals("not_available")
    }

    /// Reads a length in seconds and converts it to milliseconds. The seconds can have a fraction (openai
    /// 3.57, `UsageDuration`).
    private mutating func readMilliseconds(_ value: JSONValue) -> Int? {
        if value.isNull { return nil }
        guard let seconds = value.real, seconds >= 0, seconds < Double(Self.most) / 1000 else {
            hasOddFigure = true
            return nil
        }
        return Int((seconds * 1000).rounded(.up))
    }
}

/// A member of a document that can contain token counts, or facts that affect their price.
private enum UsagePlace: UInt8 {
    case usage, usageMetadata
    /// Objects with a member `usage`: OpenAI's response, Anthropic's `message_start`, Gemini's interaction
    /// and Groq's `x_groq`.
    case response, message, interaction, groq
    /// Lists whose elements have a member `usage` or name the hosted tools that were called.
    case choices, candidates, output
    case serviceTier, toolUsage, stopReason, delta

    /// Whether the member can contain token counts, but no facts about tools or the end of the answer.
    var isOfFigures: Bool {
        switch self {
        case .usage, .usageMetadata, .message, .interaction, .groq, .choices: true
        case .response, .candidates, .output, .serviceTier, .toolUsage, .stopReason, .delta: false
        }
    }

    init?(_ name: Span<UInt8>, _ dialect: Dialect) {
        guard let place = Self.place(name, dialect) else { return nil }
        self = place
    }

    // The name's length is compared first, since this excludes most members in six instructions.
    private static func place(_ name: Span<UInt8>, _ dialect: Dialect) -> UsagePlace? {
        switch name.count {
        case 5:
            if name.equals("usage") { return .usage }
            return name.equals("delta") && dialect == .anthropicMessages ? .delta : nil
        case 6:
            if name.equals("x_groq") { return dialect == .openAIChat ? .groq : nil }
            return name.equals("output") && dialect == .openAIResponses ? .output : nil
        case 7:
            if name.equals("choices") { return dialect.hasChoices ? .choices : nil }
            return name.equals("message") ? .message : nil
        case 8: return name.equals("response") ? .response : nil
        case 10:
            if name.equals("candidates") { return dialect.isGemini ? .candidates : nil }
            return name.equals("tool_usage") && dialect == .openAIResponses ? .toolUsage : nil
        case 11:
            if name.equals("interaction") { return .interaction }
            return name.equals("stop_reason") && dialect == .anthropicMessages ? .stopReason : nil
        case 12: return name.equals("service_tier") ? .serviceTier : nil
        case 13: return name.equals("usageMetadata") ? .usageMetadata : nil
        default: return nil
        }
    }
}

extension Dialect {
    var hasChoices: Bool { self == .openAIChat || self == .openAICompletions }
}

/// A set of up to 64 names, without an allocation.
struct NameSet {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    /// Adds a name. The result is true if the name is new.
    mutating func insertName(_ place: UInt8) -> Bool {
        let bit = UInt64(1) << UInt64(place)
        defer { bits |= bit }
        return bits & bit == 0
    }
}
