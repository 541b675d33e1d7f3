import Bytes
import HTTP
import Ledger
import Wire

extension Exchange {
    /// Writes the head of the answer to the client: the upstream's fields, the user's rate-limit fields and
    /// the fields that frame the body.
    ///
    /// - Parameters:
    ///   - isSifted: whether the edge perhaps removes parts of the body, so that its length is not known yet.
    func writeAnswerHead(_ forward: Forward, from upstream: UpstreamConnection, isSifted: Bool)
        -> Relay.Framing
    {
        let account = forward.account
        let framing = framing(of: upstream, isSifted: isSifted)
        let keepsAccess = gateway.crossOrigin == nil
        call.beginAnswer(
            status: upstream.head.status, dated: !upstream.head.has(.date), framing: framing)
        call.appendFields { lines in
            upstream.appendFields(
                to: &lines, passing: forward.endpoint.passedFields, keepingLimits: account == nil,
                keepingLength: !isSifted, keepingAccess: keepsAccess)
        }
        switch framing {
        case .length: break
        // Without this field, nginx would hold back the answer until its buffer is full.
        case .chunked, .untilClose: call.appendField("X-Accel-Buffering", "no")
        }
        if let account {
            gateway.appendStanding(
                account, to: call, route.dialect, isAdmitted: upstream.isGood,
                news: forward.routed.stepDown?.news)
        }
        call.endHead()
        return framing
    }

    private func framing(of upstream: UpstreamConnection, isSifted: Bool) -> Relay.Framing {
        switch upstream.framing {
        case .none: .length
        case .length where !isSifted: .length
        case .length, .chunked, .untilClose: call.streamFraming
        }
    }
}

extension UpstreamConnection {
    /// Appends the upstream's fields that may be passed on. The upstream's rate-limit fields are left out,
    /// because they describe the team's account and not the user. The upstream's request id gets another
    /// name, because `X-Request-Id` contains the edge's own id.
    fileprivate func appendFields(
        to out: inout ByteBuffer, passing passed: OriginFields, keepingLimits: Bool, keepingLength: Bool,
        keepingAccess: Bool
    ) {
        Self.appendFields(head, inbound, passed, keepingLimits, keepingLength, keepingAccess, to: &out)
    }

    private static func appendFields(
        _ head: ResponseHead, _ inbound: borrowing ByteBuffer, _ passed: OriginFields, _ keepsLimits: Bool,
        _ keepsLength: Bool, _ keepsAccess: Bool, to out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        for index in 0..<head.fields.count {
            let field = head.fields[index]
            switch field.known {
            case .contentLength: continue
            case .xRequestID:
                out.appendField("X-Upstream-Request-Id", bytes[field.value])
                continue
            case .setCookie where !passed.contains(.setCookie): continue
            case .other:
                if !keepsLimits && isLimit(bytes[field.name]) { continue }
                if isOfProxy(bytes[field.name]) { continue }
                if !keepsAccess && CrossOriginPolicy.isOurs(bytes[field.name]) { continue }
                if !passed.isSuperset(of: OriginFields(named: bytes[field.name])) { continue }
            default: break
            }
            if !HopByHop.stays(field, of: head.fields, in: bytes) { out.appendField(field, of: bytes) }
        }
        // `Content-Length` is written even if `Connection` lists it. A 204 answer must not have it (RFC 9110,
        // section 8.6).
        if keepsLength, let length = head.fields.contentLength, head.status != 204 {
            out.appendField("Content-Length", length)
        }
    }

    /// Whether the field is `X-Accel-…`. An nginx in front of the edge would obey such a field and could, for
    /// example, send a file. The field is therefore dropped.
    private static func isOfProxy(_ name: Span<UInt8>) -> Bool {
        name.count > 8 && ASCII.lowercased(name[2]) == UInt8(ascii: "a")
            && name.extracting(first: 8).equalsIgnoringCase("x-accel-")
    }

    private static func isLimit(_ name: Span<UInt8>) -> Bool {
        for prefix in ["x-ratelimit-", "anthropic-ratelimit-", "ratelimit", "usher-"] as [StaticString]
        where name.count >= prefix.utf8CodeUnitCount {
            if name.extracting(first: prefix.utf8CodeUnitCount).equalsIgnoringCase(prefix) { return true }
        }
        return false
    }

    func inboundIs(_ range: FieldRange, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount && inboundHas(range, prefix: word)
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
