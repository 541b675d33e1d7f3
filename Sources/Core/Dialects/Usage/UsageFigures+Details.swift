import Bytes
import JSON

/// Reads the objects and lists within an answer's usage object.
extension UsageFigures {
    /// Reads an object with the details of the input, of the output or of cache writes (Anthropic's
    /// `cache_creation` and OpenAI's `cache_write_tokens_details`).
    ///
    /// - Parameter isOutput: whether the audio and images in the object are parts of the output.
    mutating func read(details object: JSONValue, isOutput: Bool) {
        var met = NameSet()
        var members = object.members
        while let member = members.next() {
            let (name, value) = (member.name, member.value)
            let place: UInt8
            switch name.count {
            case 12 where name.equals("audio_tokens"):
                if isOutput {
                    audioOutput = largerFigure(value, audioOutput)
                } else {
                    audioInput = largerFigure(value, audioInput)
                }
                place = 0
            case 12 where name.equals("image_tokens"):
                if isOutput {
                    imageOutput = largerFigure(value, imageOutput)
                } else {
                    imageInput = largerFigure(value, imageInput)
                }
                place = 1
            case 13 where name.equals("cached_tokens"):
                cached = largerFigure(value, cached)
                place = 2
            case 14 where name.equals("ttl_12h_tokens"), 25 where name.equals("ephemeral_1h_input_tokens"):
                longCacheWrite = largerFigure(value, longCacheWrite)
                place = 3
            case 14 where name.equals("ttl_30m_tokens"), 25 where name.equals("ephemeral_5m_input_tokens"):
                shortCacheWrite = largerFigure(value, shortCacheWrite)
                place = 4
            case 15 where name.equals("thinking_tokens"):
                reasoning = largerFigure(value, reasoning)
                place = 5
            case 16 where name.equals("reasoning_tokens"):
                reasoning = largerFigure(value, reasoning)
                place = 6
            case 18 where name.equals("cache_write_tokens"):
                cacheWrite = largerFigure(value, cacheWrite)
                place = 7
            case 21 where name.equals("cache_creation_tokens"):
                cacheWrite = largerFigure(value, cacheWrite)
                place = 8
            case 26 where name.equals("cache_write_tokens_details"):
                read(details: value, isOutput: false)
                place = 9
            default: continue
            }
            if !met.insertName(place) { hasRepeatedMember = true }
        }
    }

    /// Reads the calls of hosted tools in Anthropic's `server_tool_use`.
    mutating func read(serverTools object: JSONValue) {
        var members = object.members
        while let member = members.next() {
            if member.name.equals("web_search_requests") {
                tools[.webSearch] = readNumber(member.value) ?? 0
            } else if member.name.equals("web_fetch_requests") {
                tools[.webFetch] = readNumber(member.value) ?? 0
            }
        }
    }

    /// Reads Gemini's tokens by modality: `[{"modality":"AUDIO","tokenCount":9}]`, or in interactions
    /// `[{"modality":"audio","tokens":9}]`. Video is skipped, since it is priced like text.
    mutating func read(modalities list: JSONValue) -> (sound: Int?, image: Int?) {
        var (heard, seen): (Int?, Int?) = (nil, nil)
        var elements = list.elements
        while let element = elements.next() {
            guard let name = element.member("modality")?.string else { continue }
            let isSound = name.equalsIgnoringCase("audio")
            guard isSound || name.equalsIgnoringCase("image") else { continue }
            var count = 0
            var members = element.members
            while let member = members.next() {
                guard member.name.equals("tokenCount") || member.name.equals("tokens") else { continue }
                count = max(count, readNumber(member.value) ?? 0)
            }
            if isSound {
                heard = TokenUsage.saturatingSum(heard ?? 0, count)
            } else {
                seen = TokenUsage.saturatingSum(seen ?? 0, count)
            }
        }
        return (heard, seen)
    }

    /// Reads the calls of tools in Gemini's interactions: `[{"type":"google_search","count":2}]`.
    mutating func read(groundingCounts list: JSONValue) {
        var elements = list.elements
        while let element = elements.next() {
            guard let type = element.member("type")?.string, let count = element.member("count") else {
                continue
            }
            let tool: HostedTool =
                type.equals("google_maps") ? .mapSearch : type.equals("retrieval") ? .fileSearch : .webSearch
            tools[tool] = TokenUsage.saturatingSum(tools[tool], readNumber(count) ?? 0)
        }
    }

    /// Reads Anthropic's list `iterations`, which has an element for each call of a model within the answer.
    /// An element without any tokens is ignored.
    mutating func read(iterations list: JSONValue) -> [UsageIteration] {
        var found: [UsageIteration] = []
        var elements = list.elements
        while let element = elements.next() {
            var iteration = UsageIteration()
            iteration.figures.readMembers(of: element)
            if let type = element.member("type")?.string { iteration.kind = UsageIteration.Kind(type) }
            if let model = element.member("model")?.string { iteration.model = Self.name(model) }
            if iteration.figures.hasOddFigure { hasOddFigure = true }
            if iteration.figures.hasRepeatedMember { hasRepeatedMember = true }
            if !iteration.figures.isEmpty { found.append(iteration) }
        }
        return found
    }

    /// The text as a model's name. The result is empty if the text is longer than 128 bytes.
    private static func name(_ text: Span<UInt8>) -> [UInt8] {
        text.count > 128 ? [] : text.indices.map { text[$0] }
    }
}

extension ServiceTier {
    /// The result is nil if the value names no service tier.
    init?(_ value: JSONValue) {
        guard let name = value.string else { return nil }
        self.init(name)
    }
}

/// Reads the figures of an answer that are outside its usage object.
extension UsageFigures {
    /// Reads the service tier and the calls of tools from the OpenAI response that an event contains.
    mutating func readSurroundings(_ response: JSONValue) {
        var members = response.members
        while let member = members.next() {
            if member.name.equals("service_tier") {
                tier = ServiceTier(member.value)
            } else if member.name.equals("output") {
                countTools(in: member.value)
            } else if member.name.equals("tool_usage") {
                read(toolUsage: member.value)
            }
        }
    }

    /// Reads OpenAI's `tool_usage` (openai 3.57, `Response.tool_usage`). It reports the searches and the
    /// tokens of the image tool, which `usage` does not include.
    mutating func read(toolUsage object: JSONValue) {
        if let count = object.member("web_search")?.member("num_requests") {
            tools[.webSearch] = max(tools[.webSearch], readNumber(count) ?? 0)
        }
        guard let image = object.member("image_gen") else { return }
        var part = UsageIteration(model: Self.imageModel)
        part.figures.readMembers(of: image)
        if part.figures.hasOddFigure { hasOddFigure = true }
        if part.figures.input ?? 0 > 0 || part.figures.output ?? 0 > 0 { imageTool = [part] }
    }

    /// The name in price lists for the model of OpenAI's hosted image tool. Answers do not name this model.
    private static let imageModel = Array("image_generation".utf8)

    /// Counts the tool calls in the output items of an OpenAI response or in Gemini's candidates.
    mutating func countTools(in list: JSONValue) {
        var elements = list.elements
        var calls = HostedToolCalls()
        while let element = elements.next() {
            if let type = element.member("type")?.string {
                if type.equals("web_search_call") {
                    calls[.webSearch] += 1
                } else if type.equals("file_search_call") {
                    calls[.fileSearch] += 1
                } else if type.equals("code_interpreter_call") {
                    calls[.codeInterpreter] += 1
                }
            } else if let grounding = element.member("groundingMetadata") {
                var queries = 0
                if let list = grounding.member("webSearchQueries") {
                    var searches = list.elements
                    while searches.next() != nil { queries += 1 }
                }
                calls[.webSearch] += queries
                if queries > 0 { calls[.groundedPrompt] = 1 }
            }
        }
        tools.formMaximum(calls)
    }
}
