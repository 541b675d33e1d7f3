import Bytes
import Dialects
import HTTP
import Limits
import Problems
import Wire

/// Finds the target of a request. The model that is counted must be the model that answers.
extension Exchange {
    /// Finds the target by the model that the request's path or body names. Throws if another parser, such as
    /// the upstream's, could read a different model.
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
            // Forms are forwarded unchanged, so the path and the form must name the same model.
            guard gateway.facts.form == nil || named.isEmpty || named == model else {
                throw .unclearModelInPath
            }
        }
        guard let target = gateway.findTarget(of: model, on: route) else { throw .unknownModel }
        if route.isMetered { try refuseOtherModels(than: target) }
        return target
    }

    /// Whether the body decides a class, a price or a bound.
    private var needsBody: Bool { !route.dialect.isSame(as: .plain) || gateway.dependsOnModel }

    private func refuseOtherModels(than target: Target) throws(Problem) {
        if let member = gateway.facts.otherModels { throw .otherModels(member) }
        if call.head.query != nil, needsBody, let member = gateway.memberInQuery(of: call) {
            throw .memberInQuery(member)
        }
        let tool = gateway.facts.toolModel
        if !tool.isEmpty, gateway.modelClass(of: tool, at: target.upstream) != target.modelClass {
            throw .toolModel
        }
    }

    /// The edit that writes the path's model into the body, if the body names a different one. Azure reads
    /// the model in the path, and other upstreams may read the one in the body.
    func modelChange(for target: Target) -> Splice? {
        guard modelInPath != nil, !gateway.facts.model.isEmpty, gateway.facts.model != target.model else {
            return nil
        }
        return gateway.makeChange(of: call, to: target.model)
    }
}

extension Gateway {
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

    /// The first request member in the query whose role is not `.plain`; nil if there is none.
    func memberInQuery(of call: ServerCall) -> RequestMember? {
        call.head.query.flatMap { Self.memberInQuery($0, call.inbound) }
    }

    private static func memberInQuery(_ query: FieldRange, _ inbound: borrowing ByteBuffer)
        -> RequestMember?
    {
        CallerQuery.findMember(in: inbound.readable[query])
    }

    /// The header field that makes the body unreadable; nil if it is readable. `Content-Encoding` may
    /// announce compression. `Content-Type` may announce another character encoding, or there may be two.
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
