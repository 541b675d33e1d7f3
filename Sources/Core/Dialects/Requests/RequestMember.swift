import Bytes

/// A member of a request's body that Usher knows, as `RequestMember.rows` lists it.
package struct RequestMember: Hashable, Sendable {
    /// The row's place among `rows`.
    let place: UInt8

    init(place: UInt8) { self.place = place }

    /// The member of this path; there must be one: `stream_options.include_usage`.
    package static func named(_ path: String) -> RequestMember {
        guard let place = rows.firstIndex(where: { $0.path == path }) else {
            preconditionFailure("no row of the table of request members is called \(path)")
        }
        return RequestMember(place: UInt8(place))
    }

    var row: Row { Self.rows[Int(place)] }
    package var role: Role { row.role }

    /// The member of a body that a name means, in any spelling; nil for none.
    package init?(spelled name: Span<UInt8>) {
        guard let member = RequestMemberTable.body.member(spelled: name) else { return nil }
        self = member
    }

    /// The member's name as its provider spells it, with the members it stands in:
    /// `stream_options.include_usage`.
    package var name: String { row.path }

    /// The purpose of a member; it decides what becomes of a request that has it.
    package enum Role: String, CaseIterable, Sendable {
        /// Names the model that answers, which is the one that is counted.
        case namesModel = "names the model"
        /// Names another model, or another place where the request would be answered: refused.
        case namesOtherModel = "names other models"
        case boundsOutput = "bounds the output"
        /// The member asks for something that is billed beside plain tokens.
        case costsExtra = "costs extra"
        /// Refers to what the provider stores for the owner of the key: refused unless a plan may.
        case refersToStored = "refers to a stored object"
        case plain
    }

    /// A feature that a plan lets its users ask for (`plans.*.may`).
    package enum Feature: String, Sendable {
        case none, tiers, background, extras
        case hostedTools = "hosted_tools"
    }

    /// The part of a request in which a member stands.
    enum Scope: Sendable { case body, streamOptions, generation, tool, part }

    /// How `RequestFacts` reads a member's value.
    enum Reading: Sendable {
        case nothing, model, agent, stream, streamOptions, includeUsage, bound, count, prompt, background,
            generation
        /// A list of models.
        case otherModels
        /// Another name of a model, or another place: on a team's own routes it may mean anything.
        case elsewhere
        /// Members that a gateway behind Usher writes into the request that it makes.
        case merged
        case tools
        /// A service tier, and a faster mode: what they cost is reserved.
        case tier, speed
        /// A text, or an object with an `id`, that names a stored object.
        case stored
        /// A list of such texts.
        case storedList
        /// A tool's own description, in which the caller chooses the names.
        case schema
        /// The model that a hosted tool asks.
        case toolModel
        /// The type of a tool, and a member that is a tool of the provider's by its name.
        case toolType, tool
        /// A search beside the tools; what the answer is made of; the region that answers.
        case searches, modalities, region
    }

    struct Row: Sendable {
        let name: StaticString
        let role: Role
        let scope: Scope
        let dialects: Family
        let reading: Reading
        let feature: Feature

        /// The member's name behind that of what it stands in.
        var path: String {
            switch scope {
            case .body, .part: "\(name)"
            case .streamOptions: "stream_options.\(name)"
            case .generation: "generationConfig.\(name)"
            case .tool: "tools.\(name)"
            }
        }
    }

    /// The dialects of the requests that have a member.
    package struct Family: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let chat = Family(rawValue: 1)
        package static let responses = Family(rawValue: 2)
        package static let completions = Family(rawValue: 4)
        package static let embeddings = Family(rawValue: 8)
        package static let anthropic = Family(rawValue: 16)
        package static let gemini = Family(rawValue: 32)
        /// LiteLLM, OpenRouter, vLLM and others that take OpenAI's shape and add members of their own.
        package static let compatible = Family(rawValue: 64)
        /// OpenAI's images, speech and transcriptions.
        package static let media = Family(rawValue: 128)

        static let openAI: Family = [.chat, .responses, .completions]
        static let all: Family = [
            .chat, .responses, .completions, .embeddings, .anthropic, .gemini, .compatible, .media,
        ]
    }
}
