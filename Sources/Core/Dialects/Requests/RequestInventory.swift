import Bytes
package import JSON

/// The features that a request's body asks for, and the numbers of its messages and tools. The inventory is
/// made only if some plan has rules for requests.
package struct RequestInventory {
    package struct Wish: Hashable, Sendable {
        package let member: RequestMember
        package let feature: RequestMember.Feature
        /// The name of the requested tier or tool. For any other member, it is the member's name.
        package let name: String
    }

    package private(set) var wishes: [Wish] = []
    /// The number of messages in the conversation, including the newest one.
    package private(set) var messages = 0
    package private(set) var tools = 0

    /// - Parameter body: the body of a request that `RequestFacts` has read.
    package init(of body: JSONValue) {
        var members = body.members
        while let found = members.next() {
            guard !found.value.isNull, let member = RequestMember(spelled: found.name) else { continue }
            switch member.row.feature {
            case .none: count(member, found.value)
            case .tiers: takeTier(member, found.value)
            case .background:
                let isPlain = found.value.bool == false || RequestFacts.isBackdrop(found.value)
                if !isPlain { add(member, "background") }
            case .extras: if !Self.isOrdinary(member, found.value) { add(member, member.name) }
            case .hostedTools:
                if member.row.reading == .tools {
                    takeTools(member, found.value)
                } else {
                    add(member, member.name)
                }
            }
        }
    }

    private mutating func add(_ member: RequestMember, _ name: String) {
        wishes.append(Wish(member: member, feature: member.row.feature, name: name))
    }

    private mutating func count(_ member: RequestMember, _ value: JSONValue) {
        guard ["messages", "input", "contents"].contains(member.name) else { return }
        if value.isString { messages += 1 }
        var elements = value.elements
        while elements.next() != nil { messages += 1 }
    }

    /// The tiers that need no permission (`service_tier` and `speed` of OpenAI, Anthropic and Gemini).
    private static let ordinaryTiers = ["auto", "default", "standard", "standard_only", "unspecified"]

    private mutating func takeTier(_ member: RequestMember, _ value: JSONValue) {
        guard let text = value.string else {
            // In OpenAI's "Create speech", `speed` is the pace of the voice, which needs no permission.
            let isPace = member.row.reading == .speed && value.real != nil
            return isPace ? () : add(member, "")
        }
        let tier = String(decoding: text.indices.map { text[$0] }, as: UTF8.self).lowercased()
        if !Self.ordinaryTiers.contains(tier) { add(member, tier) }
    }

    /// Whether the member is `modalities` and requests text only, which costs nothing extra.
    private static func isOrdinary(_ member: RequestMember, _ value: JSONValue) -> Bool {
        guard member.name == "modalities", value.isArray else { return false }
        var elements = value.elements
        while let element = elements.next() {
            guard let text = element.string, text.equalsIgnoringCase("text") else { return false }
        }
        return true
    }

    private mutating func takeTools(_ member: RequestMember, _ value: JSONValue) {
        var elements = value.elements
        while let tool = elements.next() { takeTool(member, tool) }
    }

    /// Counts one entry of `tools`. If the provider runs the tool, the tool's name is recorded. A tool of the
    /// type `function` or `custom` is the caller's own. Gemini's tools have no type: each member is a hosted
    /// tool, except `functionDeclarations`, whose elements are the caller's own tools.
    private mutating func takeTool(_ member: RequestMember, _ tool: JSONValue) {
        tools += 1
        var names: [String] = []
        var isOwn = false
        var members = tool.members
        while let found = members.next() {
            if found.name.equalsIgnoringCase("type"), let text = found.value.string {
                let type = String(decoding: text.indices.map { text[$0] }, as: UTF8.self)
                if !["function", "custom"].contains(type.lowercased()) { return add(member, type) }
                isOwn = true
            } else if found.name.equalsIgnoringCase("functionDeclarations")
                || found.name.equalsIgnoringCase("function_declarations")
            {
                tools -= 1
                var declarations = found.value.elements
                while declarations.next() != nil { tools += 1 }
            } else if found.name.equalsIgnoringCase("input_schema")
                || found.name.equalsIgnoringCase("function")
                || found.name.equalsIgnoringCase("name")
            {
                isOwn = true
            } else {
                names.append(String(decoding: found.name.indices.map { found.name[$0] }, as: UTF8.self))
            }
        }
        if !isOwn { for name in names { add(member, name) } }
    }
}
