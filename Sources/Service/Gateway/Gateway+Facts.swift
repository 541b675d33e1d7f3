import Bytes
import Dialects
import HTTP
import JSON
import Problems

extension Gateway {
    /// Reads what the body asks for into `facts`, and returns its model.
    ///
    /// On a provider's route the body must be a valid request of its dialect. On other routes it may be
    /// anything, but JSON that this parser cannot read is refused, since the upstream's might find a model in
    /// it.
    func readModel(of call: ServerCall, _ route: MatchedRoute) throws(RequestFault) -> [UInt8] {
        do throws(RequestFault) {
            try Self.read(call.inbound, call.body, facts, &parser)
            return facts.model
        } catch {
            facts.reset()
            guard route.isMetered else { return [] }
            guard route.dialect == .plain else { throw error }
            return try Self.readPlain(call.inbound, call.body, facts, &parser)
        }
    }

    /// The change that makes a stream report its tokens; nil for a request that asks for no stream, or asks
    /// for the report itself.
    func usageWish(of call: ServerCall) -> Splice? {
        guard facts.wantsStream, facts.includesUsage != true else { return nil }
        return Self.usageWish(call.inbound, call.body, facts)
    }

    private static func usageWish(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts
    ) -> Splice? {
        facts.askingForUsage(inbound.readable.extracting(body))
    }

    /// The change of a request's body by which it names another model; nil where it names none.
    func change(of call: ServerCall, to model: [UInt8]) -> Splice? {
        Self.change(call.inbound, call.body, facts, model)
    }

    private static func change(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts, _ model: [UInt8]
    ) -> Splice? {
        facts.asking(for: model, inbound.readable.extracting(body))
    }

    /// The member `model`, and the message's id, of a body that is no request of any dialect; empty where
    /// that is no JSON object.
    private static func readPlain(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) -> [UInt8] {
        let bytes = inbound.readable.extracting(body)
        let root: JSONValue
        do throws(JSONFault) {
            root = try parser.parse(bytes)
        } catch {
            // A more lenient parser than this one might find a model in it.
            if looksLikeObject(bytes) { throw .json(error) }
            return []
        }
        var model: [UInt8]?
        var members = root.members
        while let member = members.next() {
            guard member.name.equals("model") else { continue }
            if model != nil { throw .repeated(.model) }
            guard let name = member.value.string else { throw .wrongType(.model) }
            if name.count > RequestFacts.longestModel { throw .modelTooLong }
            model = [UInt8](name)
        }
        try facts.readMessageID(of: root)
        return model ?? []
    }

    private static func looksLikeObject(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] > 0x20 { return bytes[index] == UInt8(ascii: "{") }
        return false
    }

    private static func read(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        try facts.read(inbound.readable.extracting(body), with: &parser)
    }
}
