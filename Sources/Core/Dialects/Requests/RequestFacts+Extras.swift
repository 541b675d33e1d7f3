import Bytes
import JSON

/// The extras in a request that providers bill apart from the tokens of the text.
package struct RequestedExtras: Hashable, Sendable {
    /// The hosted tools (run by the provider) that the model can call. Each such tool has a count of 1.
    package var tools = HostedToolCalls()
    /// The member that requests the hosted tools; nil if none are requested.
    package var toolMember: RequestMember?
    /// Whether OpenAI's hosted image tool is requested. Its tokens are billed at another model's price.
    package var hasImageTool = false
    /// Whether the answer must come from a fixed region (Anthropic's `inference_geo`).
    package var isRegional = false
    /// The member that requests audio in the answer, and the one that requests images; nil if there is none.
    package var soundMember: RequestMember?
    package var imageMember: RequestMember?

    package init() {}
}

extension RequestFacts {
    static let tools = RequestMember.named("tools")

    /// Records a tool by its type, or by the name of the member that contains it.
    func note(tool name: Span<UInt8>, _ member: RequestMember = RequestFacts.tools) {
        if name.equalsIgnoringCase("image_generation") {
            extras.hasImageTool = true
        } else if let tool = HostedTool(named: name) {
            extras.tools[tool] = 1
            extras.toolMember = extras.toolMember ?? member
        }
    }

    /// Reads members such as `web_search_options`, which allow the provider to search.
    func readSearches(_ value: JSONValue, _ member: RequestMember) {
        if value.bool == false { return }
        var members = value.members
        while let found = members.next() {
            // The mode `off` disables the search (xAI, "Live search").
            if found.name.equals("mode"), found.value.string?.equals("off") ?? false { return }
        }
        extras.tools[.webSearch] = 1
        extras.toolMember = extras.toolMember ?? member
    }

    /// Reads the kinds of output from `modalities` of OpenAI's chat or `responseModalities` of Gemini.
    func readModalities(_ value: JSONValue, _ member: RequestMember) {
        var elements = value.elements
        while let element = elements.next() {
            guard let name = element.string else { continue }
            if name.equalsIgnoringCase("audio") { extras.soundMember = member }
            if name.equalsIgnoringCase("image") { extras.imageMember = member }
        }
    }

    /// Reads the answer's region. The default `global` costs nothing extra (Anthropic, "Data residency").
    func readRegion(_ value: JSONValue) {
        guard let region = value.string else { return }
        extras.isRegional = region.count > 0 && !region.equalsIgnoringCase("global")
    }
}

extension HostedTool {
    /// The hosted tool with this name: a type (OpenAI; Anthropic, with a date at its end) or member (Gemini).
    /// The result is nil for the caller's own tools and for tools that cost only tokens.
    init?(named name: Span<UInt8>) {
        for (beginning, tool) in Self.beginnings where name.starts(with: beginning) {
            self = tool
            return
        }
        return nil
    }

    private static let beginnings: [(StaticString, HostedTool)] = [
        ("web_search", .webSearch), ("google_search", .webSearch), ("googleSearch", .webSearch),
        ("enterprise_web_search", .webSearch), ("enterpriseWebSearch", .webSearch),
        ("x_search", .webSearch), ("file_search", .fileSearch), ("code_interpreter", .codeInterpreter),
        ("google_maps", .mapSearch), ("googleMaps", .mapSearch),
    ]
}
