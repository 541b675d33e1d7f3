import Bytes
import JSON

/// The extras that a request asks for and that are billed apart from plain tokens.
package struct RequestedExtras: Hashable, Sendable {
    /// Tools that the provider runs: 1 for each that may be called.
    package var tools = HostedToolCalls()
    /// The member that asks for them; nil for none.
    package var toolMember: RequestMember?
    /// OpenAI's hosted image tool, which another model bills.
    package var hasImageTool = false
    /// An answer in a bound region (Anthropic's `inference_geo`).
    package var isRegional = false
    /// The member that asks for an answer of sound, or of images; nil for text.
    package var soundMember: RequestMember?
    package var imageMember: RequestMember?

    package init() {}
}

extension RequestFacts {
    static let tools = RequestMember.named("tools")

    /// Notes a tool by the type or the member that names it.
    func note(tool name: Span<UInt8>, _ member: RequestMember = RequestFacts.tools) {
        if name.equalsIgnoringCase("image_generation") {
            extras.hasImageTool = true
        } else if let tool = HostedTool(named: name) {
            extras.tools[tool] = 1
            extras.toolMember = extras.toolMember ?? member
        }
    }

    /// Members such as `web_search_options`, which let the provider search.
    func readSearches(_ value: JSONValue, _ member: RequestMember) {
        if value.bool == false { return }
        var members = value.members
        while let found = members.next() {
            // xAI, "Live search": `off` asks for none.
            if found.name.equals("mode"), found.value.string?.equals("off") ?? false { return }
        }
        extras.tools[.webSearch] = 1
        extras.toolMember = extras.toolMember ?? member
    }

    /// `modalities` of OpenAI's chat and `responseModalities` of Gemini.
    func readModalities(_ value: JSONValue, _ member: RequestMember) {
        var elements = value.elements
        while let element = elements.next() {
            guard let name = element.string else { continue }
            if name.equalsIgnoringCase("audio") { extras.soundMember = member }
            if name.equalsIgnoringCase("image") { extras.imageMember = member }
        }
    }

    /// Anthropic, "Data residency": `global` is the default and costs nothing more.
    func readRegion(_ value: JSONValue) {
        guard let region = value.string else { return }
        extras.isRegional = region.count > 0 && !region.equalsIgnoringCase("global")
    }
}

extension HostedTool {
    /// The tool of a type (OpenAI, Anthropic, whose types end with a date) or of a member (Gemini); nil for
    /// the caller's own, and for those that cost nothing but tokens.
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
