import Bytes
import Dialects
import HTTP
import JSON
import Problems
import Wire

extension Gateway {
    /// Reads the facts of the request's body into `facts` and returns the model that the body names.
    ///
    /// On a provider's route the body must be a valid request of its dialect. On other routes any body is
    /// valid, unless the upstream's parser could find a model in it that this parser does not see.
    func readModel(of call: ServerCall, _ route: MatchedRoute) throws(RequestFault) -> [UInt8] {
        if route.dialect.takesForms, try readForm(of: call) { return facts.model }
        let isPlain = route.dialect.isSame(as: .plain)
        do throws(RequestFault) {
            try Self.read(call.inbound, call.body, facts, &shared.parser)
            if route.dialect.isSame(as: .geminiInteractions), !facts.agent.isEmpty { return try agent() }
            if !isPlain || facts.otherModels == nil && facts.storedObject == nil { return facts.model }
        } catch {
            if route.isMetered || route.isFree, !isPlain { throw error }
        }
        facts.reset()
        guard route.isMetered else { return [] }
        try Self.readPlain(call.inbound, call.body, facts, isNeeded: dependsOnModel, &shared.parser)
        return facts.model
    }

    /// The name of the agent in a Gemini interaction. A request that names a model and an agent is refused.
    private func agent() throws(RequestFault) -> [UInt8] {
        guard facts.model.isEmpty else { throw .repeated(.named("agent")) }
        return facts.agent
    }

    /// Reads the members of a form in the request's body. Returns false if the body is not a form.
    private func readForm(of call: ServerCall) throws(RequestFault) -> Bool {
        guard let type = call.head.fields[.contentType] else { return false }
        return try Self.readForm(call.inbound, call.body, type, facts, &shared.parser)
    }

    private static func readForm(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ type: FieldRange, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) -> Bool {
        let bytes = inbound.readable
        return try facts.readForm(bytes.extracting(body), type: bytes[type], with: &parser)
    }

    /// The edit that makes a stream report its token usage. Returns nil if the request asks for no stream, or
    /// if the client itself requests the usage.
    func usageWish(of call: ServerCall) -> Splice? {
        guard facts.wantsStream, facts.includesUsage != true else { return nil }
        return Self.usageWish(call.inbound, call.body, facts)
    }

    private static func usageWish(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts
    ) -> Splice? {
        facts.askingForUsage(inbound.readable.extracting(body))
    }

    /// The edit that writes another model's name into the request's body; nil if the body names no model.
    func makeChange(of call: ServerCall, to model: [UInt8]) -> Splice? {
        guard facts.form == nil else { return nil }
        return Self.change(call.inbound, call.body, facts, model)
    }

    private static func change(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts, _ model: [UInt8]
    ) -> Splice? {
        facts.makeSplice(for: model, inbound.readable.extracting(body))
    }

    private static func readPlain(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts, isNeeded: Bool,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        try facts.readPlain(inbound.readable.extracting(body), isNeeded: isNeeded, with: &parser)
    }

    private static func read(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        try facts.read(inbound.readable.extracting(body), with: &parser)
    }
}
