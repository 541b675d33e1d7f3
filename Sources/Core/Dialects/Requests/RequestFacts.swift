import Bytes
package import JSON

/// The facts about a request body that limits depend on. Each loop reuses one for every request. A class,
/// since copying a struct would retain each of its arrays.
package final class RequestFacts {
    /// Bytes of a model's name; longer ones are refused.
    package static let longestModel = 256

    /// The bytes of `model`, unescaped; empty if the body names none.
    package internal(set) var model: [UInt8] = []
    /// The agent of one of Gemini's interactions, unescaped; empty if none is named.
    package internal(set) var agent: [UInt8] = []
    package internal(set) var wantsStream = false
    /// Whether `stream_options.include_usage` asks for the closing usage chunk; nil if the member is missing.
    package internal(set) var includesUsage: Bool?
    /// The largest of all the members that bound the tokens of one answer; nil if the request bounds nothing.
    package internal(set) var maxOutputTokens: Int?
    /// How many answers are generated: `n`, `best_of` or `candidateCount`, times the number of prompts. At
    /// least 1.
    package internal(set) var answers = 1
    /// The first member that names further models, or another place for the request, so that another
    /// model may answer than the one that is counted; nil if there is none.
    package internal(set) var otherModels: RequestMember?
    /// The first member that refers to what the provider stores for the owner of the key; nil for none.
    package internal(set) var storedObject: RequestMember?
    /// The model that a hosted tool asks; empty if none names one.
    package internal(set) var toolModel: [UInt8] = []
    /// The tier that is asked for; nil if the choice is the provider's.
    package internal(set) var serviceTier: ServiceTier?
    /// Whether Anthropic's faster mode is asked for.
    package internal(set) var wantsFast = false
    /// Extras of the request that are billed apart from plain tokens.
    package internal(set) var extras = RequestedExtras()
    /// Whether `extras` has anything.
    package internal(set) var hasExtras = false
    /// Whether the answer is to be made later (`background`), so that its reply does not say what it used.
    package internal(set) var runsInBackground = false
    /// The member in which the app puts a message's id, from the configuration; nil if it puts none in the
    /// body. `reset` keeps it.
    package var messageIDPath: MemberPath?
    /// The message's id in that member; empty if it has none.
    package internal(set) var messageID: [UInt8] = []

    /// The files that a form holds besides its members; nil if the body is JSON.
    package internal(set) var form: FormFiles?

    /// Places of members that may be changed, in the order of the body, and of `stream_options`.
    var modelPlace: Int?
    var streamOptionsPlace: Int?
    var includeUsagePlace: Int?

    let bodyMembers = RequestMemberTable.body

    package init() {}

    /// Notes the first member that refers to a stored object.
    package func note(storedObject member: RequestMember) {
        if storedObject == nil { storedObject = member }
    }

    /// The model that was named last and most often is named next: then its bytes are shared, not copied.
    private var lastModel: [UInt8] = []

    /// Takes the bytes of `model`.
    func take(model name: Span<UInt8>) {
        let last = lastModel
        let isSame = name.count == last.count && name.starts(with: last.span)
        model = isSame ? last : name.indices.map { name[$0] }
        if !isSame { lastModel = model }
    }

    /// Forgets the last request but keeps the memory.
    package func reset() {
        model = []
        if !messageID.isEmpty { messageID.removeAll(keepingCapacity: true) }
        wantsStream = false
        includesUsage = nil
        maxOutputTokens = nil
        answers = 1
        (otherModels, storedObject) = (nil, nil)
        if !toolModel.isEmpty { toolModel = [] }
        if !agent.isEmpty { agent = [] }
        form = nil
        runsInBackground = false
        (serviceTier, wantsFast) = (nil, false)
        if hasExtras { (extras, hasExtras) = (RequestedExtras(), false) }
        (modelPlace, streamOptionsPlace, includeUsagePlace) = (nil, nil, nil)
    }
}

/// Why a request body is refused: 400, naming the member but nothing of its value.
package enum RequestFault: Error, Hashable, Sendable {
    case json(JSONFault)
    case notAnObject
    case repeated(RequestMember)
    /// A member's name is spelt in another way than this member's, as in `Model`, and some readers take the
    /// two for the same.
    case otherSpelling(RequestMember)
    /// The member is of another type than the provider's documents say.
    case wrongType(RequestMember)
    /// A number below 0, or so large that no provider takes it.
    case outOfRange(RequestMember)
    case modelTooLong
    /// The model's name has a comma, by which LiteLLM parts several, or a blank around it.
    case severalModels
    /// The member that the configuration names for the message's id is not usable.
    case messageID(MessageIDFault)
    /// A body of `multipart/form-data` that two servers could read in two ways.
    case unclearForm(FormFault)
}
