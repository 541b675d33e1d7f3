import Bytes
import Dialects
import HTTP
import Limits
import Problems
import Wire

/// Finds the upstream and model of a request. The model that is counted must be the model that answers.
extension Exchange {
    /// Finds the target by the model that the request's path or body names. Throws if the upstream's parser
    /// could find another model in the request than the edge finds.
    func target() throws(Problem) -> Target {
        if route.isMetered, needsBody, let advice = gateway.unreadableCoding(of: call) {
            throw .unsupportedEncoding(advice)
        }
        var model: [UInt8]
        do throws(RequestFault) {
            model = try gateway.readModel(of: call, route)
        } catch {
            throw Problem(error)
        }
        if let range = modelInPath {
            guard gateway.isPlainModel(range, in: call) else { throw .unclearModelInPath }
            let named = model
            model = call.bytes(call.head.path, range)
            // A form cannot be edited, so the model in the path must equal the model in the form.
            guard gateway.facts.form == nil || named.isEmpty || named == model else {
                throw .unclearModelInPath
            }
        }
        guard let target = gateway.findTarget(of: model, on: route) else { throw .unknownModel }
        if route.isMetered { try refuseOtherModels(than: target) }
        return target
    }

    /// Whether the body must be read, because it decides the class, the price or the largest output.
    private var needsBody: Bool { !route.dialect.isSame(as: .plain) || gateway.dependsOnModel }

    private func refuseOtherModels(than target: Target) throws(Problem) {
        if let member = gateway.facts.otherModels { throw .otherModels(member) }
        if call.head.query != nil, needsBody, let member = gateway.memberInQuery(of: call) {
            throw .memberInQuery(member)
        }
        try gateway.refuseOtherClass(ofToolsFor: target)
    }

    /// The edit that writes the path's model into the body; nil if the body names the same model. Azure reads
    /// the model in the path, but another upstream can read the model in the body.
    func modelChange(for target: Target) -> Splice? {
        guard modelInPath != nil, !gateway.facts.model.isEmpty, gateway.facts.model != target.model else {
            return nil
        }
        return gateway.makeChange(of: call, to: target.model)
    }
}

extension Gateway {
    /// Refuses a request if a tool that the provider runs names a model of another class than the target's.
    func refuseOtherClass(ofToolsFor target: Target) throws(Problem) {
        for model in facts.toolModels where modelClass(of: model, at: target.upstream) != target.modelClass {
            throw .toolModel
        }
    }

    func isPlainModel(_ place: FieldRange, in call: ServerCall) -> Bool {
        Self.isPlainModel(place, call.head.path, call.inbound)
    }

    private static func isPlainModel(_ place: FieldRange, _ path: FieldRange, _ inbound: borrowing ByteBuffer)
        -> Bool
    {
        let path = inbound.readable[path]
        return PathModel.isPlain(path[place])
    }

    func modelClass(of model: [UInt8], at upstream: UpstreamEndpoint) -> ModelClass {
        modelClasses.modelClass(provider: upstream.name, model: String(decoding: model, as: UTF8.self))
    }

    /// The first member in the query that decides the model, size or price; nil if there is none.
    func memberInQuery(of call: ServerCall) -> RequestMember? {
        call.head.query.flatMap { Self.memberInQuery($0, call.inbound) }
    }

    private static func memberInQuery(_ query: FieldRange, _ inbound: borrowing ByteBuffer)
        -> RequestMember?
    {
        CallerQuery.findMember(in: inbound.readable[query])
    }

    /// The header field that makes the body unreadable for the edge; nil if the body is readable. The field
    /// announces compression or another character encoding, or it occurs twice.
    func unreadableCoding(of call: ServerCall) -> StaticString? {
        Self.unreadableCoding(call.head.fields, call.inbound)
    }

    private static func unreadableCoding(_ fields: HeadFields, _ inbound: borrowing ByteBuffer)
        -> StaticString?
    {
        let bytes = inbound.readable
        if fields.contains(.contentEncoding) {
            for index in 0..<fields.count where fields[index].known == .contentEncoding {
                let coding = bytes[fields[index].value]
                guard coding.count == 0 || coding.equalsIgnoringCase("identity") else {
                    return "Content-Encoding"
                }
            }
        }
        guard let type = fields[.contentType] else { return nil }
        if fields.isRepeated(.contentType) { return "second Content-Type" }
        return MediaType.isUTF8(bytes[type]) ? nil : "charset of Content-Type"
    }
}
