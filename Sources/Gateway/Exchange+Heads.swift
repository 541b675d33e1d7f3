import HTTP
import Identity
import Ledger
import Observe
import Reception
import Wire

extension Exchange {
    /// The upstream's request, rebuilt from what was parsed: nothing that belongs to one connection travels
    /// on, no credentials of the client's, and nothing that says who is asking.
    func writeRequest(to port: UpstreamPort, on connection: UpstreamConnection) {
        let model = modelInPath.flatMap { range in stepped.map { (range, $0.model) } }
        gateway.writeRequest(
            of: call, Changes(usageWish, stepped?.change), model, to: port, continuedTrace, on: connection)
    }

    /// What the upstream is told of the trace. Where no spans are made here, the caller's own field passes.
    private var continuedTrace: TraceContext? {
        gateway.watcher?.tracer == nil ? nil : record.trace
    }

    fileprivate static func writeRequest(
        _ head: RequestHead, _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ changes: Changes,
        _ model: (place: FieldRange, name: [UInt8])?, _ port: UpstreamPort, _ doorkeeper: Doorkeeper,
        _ trace: TraceContext?, into out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        out.append(bytes[head.methodName])
        out.append(" ")
        out.append(port.basePath)
        let path = bytes[head.path]
        if let model {
            out.append(path.extracting(first: Int(model.place.lowerBound)))
            out.append(model.name)
            out.append(path.extracting(droppingFirst: Int(model.place.upperBound)))
        } else {
            out.append(path)
        }
        if let query = head.query { appendQuery(bytes[query], to: &out) }
        out.append(port.headStart)
        trace?.appendField(to: &out)
        for index in 0..<head.fields.count {
            let field = head.fields[index]
            guard !isOurs(field, bytes), !HopByHop.stays(field, of: head.fields, in: bytes),
                !doorkeeper.isIdentity(field, in: bytes), trace == nil || field.known != .traceparent
            else { continue }
            out.appendField(field, of: bytes)
        }
        let tellsLength =
            switch head.method {
            case .post, .put, .patch: true
            default: !body.isEmpty
            }
        if tellsLength { out.appendField("Content-Length", body.count + changes.growth) }
        out.appendEndOfHead()
        append(bytes.extracting(body), changes, to: &out)
    }

    private static func append(_ body: Span<UInt8>, _ changes: Changes, to out: inout ByteBuffer) {
        let middle = append(body, from: 0, changes.first, to: &out)
        let last = append(body, from: middle, changes.second, to: &out)
        out.append(body.extracting(droppingFirst: last))
    }

    /// Appends what comes before a change, and the change; answers where it goes on.
    private static func append(
        _ body: Span<UInt8>, from start: Int, _ change: Splice?, to out: inout ByteBuffer
    ) -> Int {
        guard let change else { return start }
        out.append(body.extracting(start..<change.range.lowerBound))
        out.append(change.text)
        return change.range.upperBound
    }

    /// Gemini's clients may put their key into the query: it stays here like any other credential.
    private static func appendQuery(_ query: Span<UInt8>, to out: inout ByteBuffer) {
        var start = 0
        var isFirst = true
        while start < query.count {
            var end = start
            while end < query.count, query[end] != UInt8(ascii: "&") { end += 1 }
            let part = query.extracting(start..<end)
            if !part.starts(with: "key=") {
                out.append(isFirst ? "?" : "&")
                out.append(part)
                isFirst = false
            }
            start = end + 1
        }
    }

    /// Fields that the edge writes itself, or that end here: credentials, and an encoding in which nobody
    /// could read the usage.
    private static func isOurs(_ field: Field, _ bytes: Span<UInt8>) -> Bool {
        switch field.known {
        case .host, .contentLength, .expect, .authorization, .xAPIKey, .xGoogAPIKey, .cookie, .acceptEncoding,
            .idempotencyKey, .forwarded, .xForwardedFor, .xForwardedHost, .xForwardedProto, .xUserID:
            true
        // Azure's spelling of a key.
        case .other: bytes[field.name].equalsIgnoringCase("api-key")
        default: false
        }
    }

    /// The answer's head: the upstream's fields, where the user stands, and how the body is framed.
    ///
    /// - Parameter isSifted: the body may become shorter, so that its length is not known.
    func writeAnswerHead(
        from upstream: UpstreamConnection, _ account: Account?, isSifted: Bool
    ) -> Relay.Framing {
        let framing = framing(of: upstream, isSifted: isSifted)
        if case .untilClose = framing { call.closeAfterAnswer() }
        call.beginAnswer(status: upstream.head.status, dated: !upstream.head.has(.date))
        upstream.appendFields(
            to: &call.outbound, keepingLimits: account == nil, keepingLength: !isSifted)
        if case .chunked = framing { call.outbound.append("Transfer-Encoding: chunked\r\n") }
        if let account {
            gateway.appendStanding(
                account, to: call, route.dialect, isAdmitted: upstream.isGood, news: stepped?.news)
        }
        call.outbound.appendEndOfHead()
        return framing
    }

    private func framing(of upstream: UpstreamConnection, isSifted: Bool) -> Relay.Framing {
        switch upstream.framing {
        case .none: .length
        case .length where !isSifted: .length
        case .length, .chunked, .untilClose: call.head.minorVersion > 0 ? .chunked : .untilClose
        }
    }
}

extension Gateway {
    /// Lends the parts of the call and of the gateway: see Gateway+Parts.
    fileprivate func writeRequest(
        of call: ServerCall, _ changes: Changes, _ model: (place: FieldRange, name: [UInt8])?,
        to port: UpstreamPort, _ trace: TraceContext?, on connection: UpstreamConnection
    ) {
        Exchange.writeRequest(
            call.head, call.inbound, call.body, changes, model, port, doorkeeper, trace,
            into: &connection.outbound)
    }
}

/// The changes of a request's body, in the order of their places; they never overlap.
private struct Changes {
    let first: Splice?
    let second: Splice?

    init(_ one: Splice?, _ other: Splice?) {
        let isInOrder = (one?.range.lowerBound ?? 0) <= (other?.range.lowerBound ?? .max)
        (first, second) = isInOrder ? (one, other) : (other, one)
    }

    /// Bytes by which the body becomes longer.
    var growth: Int { growth(first) + growth(second) }

    private func growth(_ change: Splice?) -> Int {
        change.map { $0.text.count - $0.range.count } ?? 0
    }
}

extension UpstreamConnection {
    /// Appends the fields that may pass. The upstream's own rate limits are the team's, not the user's.
    fileprivate func appendFields(to out: inout ByteBuffer, keepingLimits: Bool, keepingLength: Bool) {
        Self.appendFields(head, inbound, keepingLimits, keepingLength, to: &out)
    }

    private static func appendFields(
        _ head: ResponseHead, _ inbound: borrowing ByteBuffer, _ keepsLimits: Bool,
        _ keepsLength: Bool, to out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        for index in 0..<head.fields.count {
            let field = head.fields[index]
            switch field.known {
            case .contentLength: continue
            case .other where !keepsLimits && isLimit(bytes[field.name]): continue
            default: break
            }
            if !HopByHop.stays(field, of: head.fields, in: bytes) { out.appendField(field, of: bytes) }
        }
        // Ours to write, even where Connection names it; an answer without content has none (RFC 9110,
        // section 8.6).
        if keepsLength, let length = head.fields.contentLength, head.status != 204 {
            out.appendField("Content-Length", length)
        }
    }

    private static func isLimit(_ name: Span<UInt8>) -> Bool {
        for prefix in ["x-ratelimit-", "anthropic-ratelimit-", "ratelimit", "usher-"] as [StaticString]
        where name.count >= prefix.utf8CodeUnitCount {
            if name.extracting(first: prefix.utf8CodeUnitCount).equalsIgnoringCase(prefix) { return true }
        }
        return false
    }

    func inboundHas(_ range: FieldRange, prefix: StaticString) -> Bool {
        Self.has(inbound, range, prefix)
    }

    private static func has(_ inbound: borrowing ByteBuffer, _ range: FieldRange, _ prefix: StaticString)
        -> Bool
    {
        let value = inbound.readable[range]
        let count = prefix.utf8CodeUnitCount
        return value.count >= count && value.extracting(first: count).equalsIgnoringCase(prefix)
    }
}
