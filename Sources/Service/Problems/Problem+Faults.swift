package import Dialects
package import HTTP
import JSON
import Wire
import Words

extension Problem {
    /// The problem if a request could not be read completely.
    ///
    /// - Parameters:
    ///   - limit: the largest permitted body, in bytes.
    ///   - setting: the configuration key with which an operator can raise the limit; nil if there is none.
    package convenience init(_ fault: ServerCallFault, limit: Int, setting: String? = nil) {
        switch fault {
        case .refused(let fault) where fault.status == 413:
            self.init(
                .failed(.tooLarge), Phrase(.tooLarge),
                advice: "a body may have \(limit) bytes here"
                    + (setting.map { " (\($0) in the configuration)" } ?? ""))
        case .refused:
            self.init(.failed(.badRequest), Phrase(.unreadable), advice: "the body is not well-formed HTTP")
        case .crowded: self.init(.failed(.overloaded), Phrase(.busy), retry: .soon(seconds: 2))
        case .timedOut, .clientLeft: self.init(.failed(.tooSlow), Phrase(.incomplete))
        }
    }

    /// The problem if the body is not a valid request of its dialect.
    package convenience init(_ fault: RequestFault) {
        self.init(
            .failed(.badRequest), Phrase(.unreadable), advice: fault.advice, parameter: fault.member?.name)
    }

    package convenience init(_ fault: BatchFault) {
        self.init(.failed(.badRequest), Phrase(.unreadable), advice: fault.advice)
    }

    /// The problem if the upstream gave no answer. The message was not counted.
    package convenience init(_ failure: UpstreamFailure) {
        switch failure {
        case .timedOut, .connectTimedOut:
            self.init(.failed(.upstreamTimedOut), Phrase(.upstreamTimedOut), retry: .clientDecides)
        case .crowded, .noDescriptors:
            self.init(.failed(.upstreamOverloaded), Phrase(.busy), retry: .soon(seconds: 1))
        case .unknownName, .refused, .unreachable, .untrusted, .noTLS, .handshake, .forbiddenAddress, .broken,
            .malformed, .tooLong, .clientLeft:
            self.init(.failed(.upstreamAway), Phrase(.upstreamUnreachable), retry: .clientDecides)
        }
    }

    /// The problem if the upstream broke off an answer or was silent for too long.
    ///
    /// - Parameter isCounted: whether the client received something useful. The message then stays counted.
    package static func unfinished(timedOut: Bool, isCounted: Bool) -> Problem {
        let failure: Failure = timedOut ? .upstreamTimedOut : .upstreamAway
        let sentence: Sentence =
            switch (isCounted, timedOut) {
            case (true, true): .answerSilent
            case (true, false): .answerBroken
            case (false, true): .upstreamTimedOut
            case (false, false): .upstreamUnreachable
            }
        return Problem(.failed(failure), Phrase(sentence), retry: .clientDecides)
    }

    /// The problem if the upstream refuses the team's own key. The message was not counted. A repeat of the
    /// request would fail, too, until an operator corrects the key.
    package static let upstreamRefused = Problem(
        .failed(.upstreamAway), Phrase(.upstreamUnreachable), retry: .never)
    package static let repeatedMessageID = Problem(
        .failed(.badRequest), Phrase(.unreadable),
        advice: "the header that names the message comes twice")
    /// The problem if the edge ends before the answer is complete.
    package static let cutOff = Problem(.failed(.draining), Phrase(.interrupted), retry: .soon(seconds: 2))
    package static let unknownModel = Problem(
        .failed(.unknownModel), Phrase(.unknownModel), advice: "no upstream is configured for this model")
    package static func otherModels(_ member: RequestMember) -> Problem {
        Problem(
            .failed(.badRequest), Phrase(.unreadable),
            advice: "\(member.name) names a model or a place besides the one that is counted",
            parameter: member.name)
    }
    package static let toolModel = Problem(
        .failed(.badRequest), Phrase(.unreadable),
        advice: "a tool names a model of another class than the counted one", parameter: "tools")
    package static func memberInQuery(_ member: RequestMember) -> Problem {
        Problem(
            .failed(.badRequest), Phrase(.unreadable),
            advice: "\(member.name) must be in the body, not in the query",
            parameter: member.name)
    }
    package static let unclearModelInPath = Problem(
        .failed(.badRequest), Phrase(.unreadable),
        advice: "the path's model must be one name, without escapes, commas and semicolons",
        parameter: "model")
    /// The problem if a request refers to an object at the provider that the edge does not know as the
    /// caller's own. The answer is the same whether or not the object exists.
    package static func unknownObject(_ member: RequestMember) -> Problem {
        Problem(
            .failed(.unknownObject), Phrase(.unknownObject),
            advice: "\(member.name) refers to what the provider stores, and no such object is known here",
            parameter: member.name)
    }
    /// The problem if the id in the path is unknown or belongs to another user.
    package static let unknownID = Problem(
        .failed(.unknownObject), Phrase(.unknownObject),
        advice: "no such object is known here; it may belong to somebody else or be deleted")
    /// - Parameter field: the header field that makes the body unreadable, such as `Content-Encoding`.
    package static func unsupportedEncoding(_ field: StaticString) -> Problem {
        Problem(
            .failed(.unsupportedEncoding), Phrase(.unreadable),
            advice: "the \(field) is not supported: send the body as plain JSON in UTF-8")
    }
    /// The problem for addresses of files, batches and stored answers. All callers use the same key, so they
    /// would share these objects at the provider.
    package static let keptByProvider = Problem(
        .failed(.notFound), Phrase(.unknownAddress),
        advice:
            "this address reaches what belongs to the whole service and not to one caller; a route of its "
            + "configuration (routes:) must name this path, or one above it")
    package static let unknownAddress = Problem(.failed(.notFound), Phrase(.unknownAddress))
    package static let unroutedPath = Problem(
        .failed(.notFound), Phrase(.unknownAddress),
        advice: "no route has this path; those of providers begin with /v1, and usher check lists them all")

    /// - Parameter allow: the methods of the address, in the form of the header field `Allow`.
    package static func otherMethod(allow: String) -> Problem {
        Problem(
            .failed(.methodNotAllowed), Phrase(.unknownAddress), allow: allow,
            advice: "this address takes only \(allow)")
    }
}

extension RequestFault {
    /// Advice that names the wrong member and says what is wrong. It never contains the member's value.
    fileprivate var advice: String {
        switch self {
        case .json(let fault):
            switch fault.kind {
            case .empty: "the body is empty; it must be a JSON object"
            case .malformed: "the body is not JSON\(Self.place(fault))"
            case .notUTF8: "the body is not UTF-8\(Self.place(fault))"
            case .tooDeep: "the body is nested too deep"
            case .tooLong, .noMemory: "the body is too long"
            case .tooManyValues: "the body holds more than \(JSONParser.mostValues) values"
            }
        case .notAnObject: "the body must be a JSON object"
        case .repeated(let member): "\(member.name) is in the body more than once"
        case .otherSpelling(let member):
            "a member differs from \(member.name) only in case; spell it exactly so"
        case .wrongType(let member): "\(member.name) is of the wrong type"
        case .outOfRange(let member): "\(member.name) is out of range"
        case .severalModels: "model must be one name, without commas and without blanks around it"
        case .modelTooLong: "model is longer than \(RequestFacts.longestModel) bytes"
        case .unclearForm(let fault): "the form \(fault.advice)"
        case .messageID(.repeated): "the message's id is in the body more than once"
        case .messageID(.wrongType): "the message's id must be a text or a whole number, inside of objects"
        case .messageID(.tooLong):
            "the message's id is longer than \(RequestFacts.longestMessageID) bytes"
        }
    }

    /// The wrong member; nil if the body as a whole is wrong.
    fileprivate var member: RequestMember? {
        switch self {
        case .repeated(let member), .otherSpelling(let member), .wrongType(let member),
            .outOfRange(let member):
            member
        case .modelTooLong, .severalModels: .named("model")
        case .json, .notAnObject, .messageID, .unclearForm: nil
        }
    }

    private static func place(_ fault: JSONFault) -> String {
        fault.offset.map { " from byte \($0) on" } ?? ""
    }
}
