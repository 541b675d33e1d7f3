import Wire

/// Spans as OTLP over HTTP takes them in JSON (opentelemetry-proto, `ExportTraceServiceRequest`): ids in
/// hexadecimal, 64-bit numbers as text. Names are OpenTelemetry's semantic conventions, those for generative
/// AI among them.
enum SpanDocument {
    /// What the process is called there.
    struct Resource: Sendable {
        let service: String
        let version: String
    }

    static func bytes(of spans: some Sequence<FinishedSpan>, _ resource: Resource) -> [UInt8] {
        var json = JSONWriter(into: ByteBuffer(capacity: 16 << 10))
        json.beginObject()
        json.name("resourceSpans")
        json.beginArray()
        json.beginObject()
        json.object("resource") { json in
            json.array("attributes") { json in
                json.attribute("service.name", resource.service)
                json.attribute("service.version", resource.version)
            }
        }
        json.name("scopeSpans")
        json.beginArray()
        json.beginObject()
        json.object("scope") { $0.member("name", "usher") }
        json.name("spans")
        json.beginArray()
        for span in spans {
            write(span, to: &json)
            if let sent = span.sent { write(span, callSince: sent, to: &json) }
        }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        return [UInt8](json.finish())
    }

    /// The request as the edge served it.
    private static func write(_ span: FinishedSpan, to json: inout JSONWriter) {
        json.beginObject()
        json.ids(span.trace, span: span.trace.span, parent: span.trace.parent)
        json.member("name", utf8: "\(span.facts.method.word) \(span.facts.route.name)")
        json.member("kind", 2)
        json.moments(span.began, span.ended)
        json.array("attributes") { json in
            json.attribute("http.request.method", "\(span.facts.method.word)")
            json.attribute("http.route", span.facts.route.name)
            json.attribute("http.response.status_code", span.status)
            json.attribute("usher.app", span.app)
            json.attribute("usher.decision", "\(span.decision.word)")
            json.attribute("usher.plan", span.plan)
            json.attribute("usher.limit", span.limit)
        }
        json.outcome(isError: span.status >= 500)
        json.endObject()
    }

    /// The request to the upstream.
    private static func write(_ span: FinishedSpan, callSince sent: UInt64, to json: inout JSONWriter) {
        json.beginObject()
        json.ids(span.trace, span: span.trace.call, parent: span.trace.span)
        json.member("name", utf8: span.model.isEmpty ? "chat" : "chat \(span.model)")
        json.member("kind", 3)
        json.moments(sent, span.ended)
        json.array("attributes") { json in
            json.attribute("gen_ai.operation.name", "chat")
            json.attribute("gen_ai.provider.name", span.upstream)
            json.attribute("gen_ai.request.model", span.model)
            if span.used.input | span.used.output != 0 {
                json.attribute("gen_ai.usage.input_tokens", span.used.input)
                json.attribute("gen_ai.usage.output_tokens", span.used.output)
                json.attribute("gen_ai.usage.cache_read.input_tokens", span.used.cached)
                json.attribute("gen_ai.usage.reasoning.output_tokens", span.used.reasoning)
                json.attribute("usher.cost.microdollars", span.used.cost)
            }
            if let firstByte = span.firstByte {
                json.attribute("gen_ai.server.time_to_first_token", seconds: firstByte)
            }
            if let outcome = span.outcome { json.attribute("usher.upstream.outcome", "\(outcome.word)") }
            json.attribute("usher.stream", span.isStream)
        }
        json.outcome(isError: span.outcome.map { $0 != .ok && $0 != .clientLeft } ?? false)
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func ids(_ trace: TraceContext, span: UInt64, parent: UInt64) {
        name("traceId")
        hexDigits(trace.trace.low, high: trace.trace.high)
        name("spanId")
        hexDigits(span)
        guard parent != 0 else { return }
        name("parentSpanId")
        hexDigits(parent)
    }

    fileprivate mutating func moments(_ began: UInt64, _ ended: UInt64) {
        member("startTimeUnixNano", utf8: "\(began)")
        member("endTimeUnixNano", utf8: "\(max(began, ended))")
    }

    /// Status codes of the protocol: 0 says nothing, 2 is an error.
    fileprivate mutating func outcome(isError: Bool) {
        object("status") { $0.member("code", isError ? 2 : 0) }
    }

    /// Nothing, where there is no value.
    fileprivate mutating func attribute(_ key: StaticString, _ value: String) {
        guard !value.isEmpty else { return }
        object {
            $0.member("key", key)
            $0.object("value") { $0.member("stringValue", utf8: value) }
        }
    }

    fileprivate mutating func attribute(_ key: StaticString, _ value: Int) {
        object {
            $0.member("key", key)
            $0.object("value") { $0.member("intValue", utf8: "\(value)") }
        }
    }

    fileprivate mutating func attribute(_ key: StaticString, _ value: Bool) {
        object {
            $0.member("key", key)
            $0.object("value") { $0.member("boolValue", value) }
        }
    }

    fileprivate mutating func attribute(_ key: StaticString, seconds nanoseconds: UInt64) {
        object {
            $0.member("key", key)
            $0.object("value") { json in
                json.name("doubleValue")
                json.decimal(Double(nanoseconds) / 1e9, places: 6)
            }
        }
    }
}
