import Bytes
package import JSON

/// The facts in a request body that limits depend on. Each event loop uses one object for all its requests.
/// The type is a class, since copying a struct would retain each of its arrays.
package final class RequestFacts {
    /// The longest accepted model name, in bytes.
    package static let longestModel = 256

    /// The name of the requested model, without escapes. It is empty if the body names no model.
    package internal(set) var model: [UInt8] = []
    /// The name of the agent in one of Gemini's interactions, without escapes. It is empty if there is none.
    package internal(set) var agent: [UInt8] = []
    package internal(set) var wantsStream = false
    /// Whether `stream_options.include_usage` requests the closing usage chunk; nil if the member is missing.
    package internal(set) var includesUsage: Bool?
    /// The bound on the tokens of one answer. If there are several, it is the largest; nil if there is none.
    package internal(set) var maxOutputTokens: Int?
    /// The number of answers to generate, at least 1. It is the largest of `n`, `best_of` and
    /// `candidateCount`, multiplied by the number of prompts.
    package internal(set) var answers = 1
    /// The first member that names further models or another server; nil if there is none. If there is one,
    /// the model that answers can differ from the model that is counted.
    package internal(set) var otherModels: RequestMember?
    /// The first member that refers to an object stored by the provider; nil if there is none.
    package internal(set) var storedObject: RequestMember?
    /// The different models that tools of the provider should use.
    package internal(set) var toolModels: [[UInt8]] = []
    /// The largest number of different models of tools. A further one counts as `otherModels`.
    static let mostToolModels = 4
    /// The requested service tier; nil if the provider chooses it.
    package internal(set) var serviceTier: ServiceTier?
    /// Whether Anthropic's faster mode is requested.
    package internal(set) var wantsFast = false
    package internal(set) var extras = RequestedExtras()
    package internal(set) var hasExtras = false
    /// Whether the answer is generated later (`background`). If so, the reply reports no usage.
    package internal(set) var runsInBackground = false
    /// The configured path of the message id in the body; nil if the id is not in the body. `reset` keeps it.
    package var messageIDPath: MemberPath?
    /// The message id that the caller chose, read at `messageIDPath`. It is empty if there is none.
    package internal(set) var messageID: [UInt8] = []

    /// The files in a form; nil if the body is JSON.
    package internal(set) var form: FormFiles?

    /// The indices of the members that the edge can change: `model` and `stream_options` in the body, and
    /// `include_usage` in `stream_options`.
    var modelPlace: Int?
    var streamOptionsPlace: Int?
    var includeUsagePlace: Int?

    let bodyMembers = RequestMemberTable.body

    package init() {}

    /// Records a member that refers to a stored object. Only the first such member is kept.
    package func note(storedObject member: RequestMember) {
        if storedObject == nil { storedObject = member }
    }

    /// The model's name in the previous request. A request that names the same model shares these bytes.
    private var lastModel: [UInt8] = []

    func take(model name: Span<UInt8>) {
        let last = lastModel
        let isSame = name.count == last.count && name.starts(with: last.span)
        model = isSame ? last : name.indices.map { name[$0] }
        if !isSame { lastModel = model }
    }

    package func reset() {
        model = []
        if !messageID.isEmpty { messageID.removeAll(keepingCapacity: true) }
        wantsStream = false
        includesUsage = nil
        maxOutputTokens = nil
        answers = 1
        (otherModels, storedObject) = (nil, nil)
        if !toolModels.isEmpty { toolModels = [] }
        if !agent.isEmpty { agent = [] }
        form = nil
        runsInBackground = false
        (serviceTier, wantsFast) = (nil, false)
        if hasExtras { (extras, hasExtras) = (RequestedExtras(), false) }
        (modelPlace, streamOptionsPlace, includeUsagePlace) = (nil, nil, nil)
    }
}

/// Why a request body is refused with status 400. The fault names the member but does not contain its value.
package enum RequestFault: Error, Hashable, Sendable {
    case json(JSONFault)
    case notAnObject
    case repeated(RequestMember)
    /// A member's name is another spelling of a known one, such as `Model`. Some parsers treat both as equal.
    case otherSpelling(RequestMember)
    /// The value's type is not the type that the provider documents for the member.
    case wrongType(RequestMember)
    /// The number is negative, or larger than any provider accepts.
    case outOfRange(RequestMember)
    case modelTooLong
    /// The model's name begins or ends with a blank, or contains a comma, which separates names in LiteLLM.
    case severalModels
    case messageID(MessageIDFault)
    /// The body is a form (`multipart/form-data`) that two servers could parse differently.
    case unclearForm(FormFault)
}
