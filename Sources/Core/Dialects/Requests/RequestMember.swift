import Bytes

/// A member of a request's body that has a row in `RequestMember.rows`.
package struct RequestMember: Hashable, Sendable {
    /// The row's index in `rows`.
    let place: UInt8

    init(place: UInt8) { self.place = place }

    /// The member with this path, such as `stream_options.include_usage`. The path must be in the table.
    package static func named(_ path: String) -> RequestMember {
        guard let place = rows.firstIndex(where: { $0.path == path }) else {
            preconditionFailure("no row of the table of request members is called \(path)")
        }
        return RequestMember(place: UInt8(place))
    }

    var row: Row { Self.rows[Int(place)] }
    package var role: Role { row.role }

    /// The top-level member of a body with this name in any spelling; nil if the table has no such member.
    package init?(spelled name: Span<UInt8>) {
        guard let member = RequestMemberTable.body.member(spelled: name) else { return nil }
        self = member
    }

    /// The member's name in its provider's spelling, with the object that contains it:
    /// `stream_options.include_usage`.
    package var name: String { row.path }

    /// The effect of a member on a request. It decides how the edge treats the request.
    package enum Role: String, CaseIterable, Sendable {
        /// The member names the model that answers. The request is counted as a call of this model.
        case namesModel = "names the model"
        /// The member names another model or another server. The request is refused.
        case namesOtherModel = "names other models"
        case boundsOutput = "bounds the output"
        /// The member requests something that is billed apart from the tokens of the text.
        case costsExtra = "costs extra"
        /// The member refers to an object stored by the provider. The plan must allow such references.
        case refersToStored = "refers to a stored object"
        case plain
    }

    /// A feature that a plan can allow (`plans.*.may`).
    package enum Feature: String, Sendable {
        case none, tiers, background, extras
        case hostedTools = "hosted_tools"
    }

    /// The part of a request that contains a member.
    enum Scope: Sendable { case body, streamOptions, generation, tool, part }

    /// How `RequestFacts` reads a member's value.
    enum Reading: Sendable {
        case nothing, model, agent, stream, streamOptions, includeUsage, bound, count, prompt, background,
            generation
        /// A list of further models that can answer.
        case otherModels
        /// The name of another model or server, in a member such as `engine`. In a body of no known dialect,
        /// such a member can mean something else, so it is ignored.
        case elsewhere
        /// An object of further members. If the upstream is a gateway, it merges them into the body.
        case merged
        case tools
        /// The service tier (`tier`) or a faster mode (`speed`). The reservation includes its price.
        case tier, speed
        /// A reference to a stored object: a string, or a JSON object with an `id`.
        case stored
        /// A list of strings that refer to stored objects.
        case storedList
        /// The description of a caller's own tool. The names in the description are ignored.
        case schema
        /// The name of the model that a hosted tool should use.
        case toolModel
        /// The type of a tool (`toolType`), or a member that names a hosted tool (`tool`).
        case toolType, tool
        /// A search without a tool, the kinds of output, and the region of the answer.
        case searches, modalities, region
    }

    struct Row: Sendable {
        let name: StaticString
        let role: Role
        let scope: Scope
        let dialects: Family
        let reading: Reading
        let feature: Feature

        /// The member's path in the body, such as `stream_options.include_usage`.
        var path: String {
            switch scope {
            case .body, .part: "\(name)"
            case .streamOptions: "stream_options.\(name)"
            case .generation: "generationConfig.\(name)"
            case .tool: "tools.\(name)"
            }
        }
    }

    /// A set of the APIs whose requests have a member.
    package struct Family: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let chat = Family(rawValue: 1)
        package static let responses = Family(rawValue: 2)
        package static let completions = Family(rawValue: 4)
        package static let embeddings = Family(rawValue: 8)
        package static let anthropic = Family(rawValue: 16)
        package static let gemini = Family(rawValue: 32)
        /// Servers such as LiteLLM, OpenRouter and vLLM, which add members to OpenAI's format.
        package static let compatible = Family(rawValue: 64)
        /// OpenAI's interfaces for images, speech and transcriptions.
        package static let media = Family(rawValue: 128)

        static let openAI: Family = [.chat, .responses, .completions]
        static let all: Family = [
            .chat, .responses, .completions, .embeddings, .anthropic, .gemini, .compatible, .media,
        ]
    }
}
