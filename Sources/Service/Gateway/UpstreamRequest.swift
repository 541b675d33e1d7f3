import Bytes
import Dialects
import HTTP
import Identity
import Ledger
import Limits
import Telemetry
import Wire

extension Exchange {
    func writeRequest(_ forward: Forward, on connection: UpstreamConnection) {
        let (routed, rules) = (forward.routed, forward.account?.schedule.plan.rules)
        let stepDown = routed.stepDown
        let model = modelInPath.flatMap { stepDown == nil ? nil : ($0, routed.target.model) }
        let request = UpstreamRequest(
            changes: BodyEdits(
                routed.usageWish, routed.modelChange,
                routed.additions == nil ? [] : additionEdits(of: routed)), model: model,
            trace: continuedTrace,
            betaRules: demand == nil || rules?.removesBetas != true ? nil : rules)
        gateway.write(request, of: call, to: forward.endpoint, on: connection)
    }

    private var continuedTrace: TraceContext? {
        gateway.loopObserver?.tracer == nil ? nil : record.trace
    }
}

extension Gateway {
    /// Passes parts of the call and of the gateway to the writer without retaining them (see Gateway+Parts).
    fileprivate func write(
        _ request: borrowing UpstreamRequest, of call: ServerCall, to endpoint: UpstreamEndpoint,
        on connection: UpstreamConnection
    ) {
        request.write(
            call.head, call.inbound, call.body, endpoint, credentialExtractor, to: &connection.outbound)
    }
}

/// Writes the request to the upstream, from the client's parsed request. The written request has no
/// hop-by-hop fields, no credentials of the client and nothing that identifies the caller.
private struct UpstreamRequest: ~Copyable {
    let changes: BodyEdits
    /// The range of the model's name in the path, and the name that replaces it; nil if it stays.
    let model: (place: FieldRange, name: [UInt8])?
    /// The trace context that replaces the caller's; nil if the edge makes no spans.
    let trace: TraceContext?
    /// The rules that say which names are removed from `anthropic-beta`; nil if all names are forwarded.
    let betaRules: RequestRules?

    borrowing func write(
        _ head: RequestHead, _ inbound: borrowing ByteBuffer, _ body: Range<Int>,
        _ endpoint: UpstreamEndpoint,
        _ credentialExtractor: CredentialExtractor, to out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        out.append(bytes[head.methodName])
        out.append(" ")
        let path = bytes[head.path]
        let version = endpoint.version
        let isRepeated = !version.isEmpty && path.starts(with: version.span)
        out.append(isRepeated ? endpoint.basePathBeforeVersion : endpoint.basePath)
        if let model {
            out.append(path.extracting(first: Int(model.place.lowerBound)))
            out.append(model.name)
            out.append(path.extracting(droppingFirst: Int(model.place.upperBound)))
        } else {
            out.append(path)
        }
        if let query = head.query {
            CallerQuery.appendQuery(bytes[query], besideOurKey: endpoint.hasCredentials, to: &out)
        }
        out.append(endpoint.headStart)
        trace?.appendField(to: &out)
        for index in 0..<head.fields.count {
            let field = head.fields[index]
            guard !Self.isOurs(field, bytes, endpoint), !HopByHop.stays(field, of: head.fields, in: bytes),
                !credentialExtractor.isIdentity(field, in: bytes), trace == nil || field.known != .traceparent
            else { continue }
            if let betaRules, field.known == .anthropicBeta {
                let betas = BetaList.listNames(in: bytes[field.value])
                    .filter { betaRules.allowed(.betas).contains($0) }
                let kept = Array(betas.joined(separator: ",").utf8)
                if !kept.isEmpty { out.appendField("anthropic-beta", kept.span) }
                continue
            }
            out.appendField(field, of: bytes)
        }
        let tellsLength =
            switch head.method {
            case .post, .put, .patch: true
            default: !body.isEmpty
            }
        if tellsLength { out.appendField("Content-Length", body.count + changes.growth) }
        out.appendEndOfHead()
        Self.append(bytes.extracting(body), changes, to: &out)
    }

    private static func append(_ body: Span<UInt8>, _ changes: BodyEdits, to out: inout ByteBuffer) {
        var last = 0
        if changes.all.isEmpty {
            let middle = append(body, from: 0, changes.first, to: &out)
            last = append(body, from: middle, changes.second, to: &out)
        } else {
            for change in changes.all { last = append(body, from: last, change, to: &out) }
        }
        out.append(body.extracting(droppingFirst: last))
    }

    /// Appends the bytes before the edit, and the edit's bytes. Returns where the body continues.
    private static func append(
        _ body: Span<UInt8>, from start: Int, _ change: Splice?, to out: inout ByteBuffer
    ) -> Int {
        guard let change else { return start }
        out.append(body.extracting(start..<change.range.lowerBound))
        out.append(change.text)
        return change.range.upperBound
    }

    /// Whether the client's field is not forwarded. The edge writes some fields itself. It drops credentials,
    /// and also `Accept-Encoding`, because it could not read the usage in a compressed answer.
    private static func isOurs(_ field: Field, _ bytes: Span<UInt8>, _ endpoint: UpstreamEndpoint) -> Bool {
        switch field.known {
        case .host, .contentLength, .expect, .authorization, .xAPIKey, .xGoogAPIKey, .cookie, .acceptEncoding,
            .idempotencyKey, .forwarded, .xForwardedFor, .xForwardedHost, .xForwardedProto, .xUserID:
            true
        // A provider could conclude from `Origin` that a browser has the team's key. `Origin` is therefore
        // not sent together with the key.
        case .origin: endpoint.hasCredentials
        case .other:
            RoutingField.coversName(bytes[field.name])
                || WithheldField.covers(bytes[field.name], besideOurKey: endpoint.hasCredentials)
        default: false
        }
    }
}

/// The edits of a request's body, in the order of their positions. They never overlap.
private struct BodyEdits {
    let first: Splice?
    let second: Splice?
    /// All edits if there can be more than two; otherwise empty, because `first` and `second` suffice.
    let all: [Splice]

    init(_ one: Splice?, _ other: Splice?, _ more: [Splice]) {
        let isInOrder = (one?.range.lowerBound ?? 0) <= (other?.range.lowerBound ?? .max)
        (first, second) = isInOrder ? (one, other) : (other, one)
        all =
            more.isEmpty
            ? []
            : ([one, other].compactMap { $0 } + more).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The number of bytes by which the edits lengthen the body.
    var growth: Int {
        all.isEmpty ? growth(first) + growth(second) : all.reduce(0) { $0 + growth($1) }
    }

    private func growth(_ change: Splice?) -> Int {
        change.map { $0.text.count - $0.range.count } ?? 0
    }
}
