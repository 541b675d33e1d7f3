import Bytes
import JSON
import Limits
import Wire

/// Encodes spans as JSON for OTLP over HTTP (opentelemetry-proto, `ExportTraceServiceRequest`). Ids are
/// written as hexadecimal text, and 64-bit numbers as text. Names follow OpenTelemetry's conventions.
enum SpanDocument {
    /// The names under which this process appears in traces.
    struct Resource: Sendable {
        let service: String
        let version: String
        /// An id that distinguishes this process from others with the same name.
        let instance: String
    }

    /// The version of OpenTelemetry's semantic conventions that the names follow.
    private static let schema: StaticString = "https://opentelemetry.io/schemas/1.41.0"

    static func encodeSpans(of spans: some Sequence<FinishedSpan>, _ resource: Resource) -> [UInt8] {
        var json = JSONWriter(into: ByteBuffer(capacity: 16 << 10))
        json.beginObject()
        json.name("resourceSpans")
        json.beginArray()
        json.beginObject()
        json.object("resource") { json in
            json.array("attributes") { json in
                json.attribute("service.name", resource.service)
                json.attribute("service.version", resource.version)
                json.attribute("service.instance.id", resource.instance)
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
        json.member("schemaUrl", schema)
        json.endObject()
        json.endArray()
        json.member("schemaUrl", schema)
        json.endObject()
        json.endArray()
        json.endObject()
        return [UInt8](json.finish())
    }

    /// Writes the span of a client's request to the edge.
    private static func write(_ span: FinishedSpan, to json: inout JSONWriter) {
        json.beginObject()
        json.ids(span.trace, span: span.trace.span, parent: span.trace.parent)
        let (method, route) = ("\(span.facts.method.word)", span.facts.route.template)
        json.member("name", utf8: route.isEmpty ? method : "\(method) \(route)")
        json.member("kind", 2)
        json.moments(span.began, span.ended)
        json.array("attributes") { json in
            json.attribute("http.request.method", method)
            json.attribute("http.route", route)
            // The status 0 means that there was no answer, so it is left out.
            if span.status != 0 { json.attribute("http.response.status_code", span.status) }
            json.attribute("error.type", span.error)
            json.attribute("usher.app", span.app)
            json.attribute("usher.decision", "\(span.decision.word)")
            json.attribute("usher.plan", span.plan)
            json.attribute("usher.limit", span.limit)
        }
        json.outcome(isError: !span.error.isEmpty)
        json.endObject()
    }

    /// Writes the span of the edge's request to the upstream.
    private static func write(_ span: FinishedSpan, callSince sent: UInt64, to json: inout JSONWriter) {
        json.beginObject()
        json.ids(span.trace, span: span.trace.upstreamSpan, parent: span.trace.span)
        let facts = span.facts.route
        let operation = facts.operation.isEmpty ? "chat" : facts.operation
        json.member("name", utf8: span.model.isEmpty ? operation : "\(operation) \(span.model)")
        json.member("kind", 3)
        json.moments(sent, span.ended)
        json.array("attributes") { json in
            json.attribute("gen_ai.operation.name", operation)
            json.attribute("gen_ai.provider.name", facts.provider.isEmpty ? span.upstream : facts.provider)
            json.attribute("gen_ai.request.model", span.model)
            json.attribute("gen_ai.request.stream", span.isStream)
            json.attribute("gen_ai.response.model", span.answeringModel)
            json.attribute("error.type", span.callError)
            if span.used.input | span.used.output != 0 {
                json.attribute("gen_ai.usage.input_tokens", span.used.input)
                json.attribute("gen_ai.usage.output_tokens", span.used.output)
                json.attribute("gen_ai.usage.cache_read.input_tokens", span.used.cached)
                json.attribute("gen_ai.usage.reasoning.output_tokens", span.used.reasoning)
                json.attribute("usher.cost.microdollars", span.used.cost)
            }
            if let details = span.details { write(details, of: facts.provider, to: &json) }
            if span.isStream, let firstByte = span.firstByte {
                json.attribute("gen_ai.response.time_to_first_chunk", seconds: firstByte)
            }
            json.attribute("usher.upstream.name", span.upstream)
            if let outcome = span.outcome { json.attribute("usher.upstream.outcome", "\(outcome.word)") }
        }
        json.outcome(isError: !span.callError.isEmpty)
        json.endObject()
    }

    /// Writes figures that most answers do not report. OpenTelemetry defines an attribute for the service
    /// tier only for OpenAI (open-telemetry/semantic-conventions-genai, `openai.response.service_tier`).
    private static func write(_ details: AnswerDetails, of provider: String, to json: inout JSONWriter) {
        let figures: [(StaticString, Int)] = [
            ("gen_ai.usage.cache_write.input_tokens", details.cacheWritten),
            ("gen_ai.usage.audio.input_tokens", details.audioInput),
            ("gen_ai.usage.audio.output_tokens", details.audioOutput),
            ("gen_ai.usage.image.input_tokens", details.imageInput),
            ("gen_ai.usage.image.output_tokens", details.imageOutput),
        ]
        for (name, tokens) in figures where tokens > 0 { json.attribute(name, tokens) }
        guard provider == "openai" else { return json.attribute("usher.service_tier", details.tier) }
        let isStandard = details.tier == AnswerDetails.standardTier
        json.attribute("openai.response.service_tier", isStandard ? "default" : details.tier)
    }
}

extension FinishedSpan {
    /// The attribute `error.type` of a client's request; empty if there was no error. It is the status if
    /// that is 500 or above. If there was no answer, it is the upstream's outcome.
    fileprivate var error: String {
        if status >= 500 { return "\(status)" }
        guard status == 0 else { return "" }
        return outcome.map { "\($0.word)" } ?? "no_answer"
    }

    /// The attribute `error.type` of the request to the upstream. It is the status if that is an error, or
    /// the reason why there was no answer. It is empty if the upstream answered or the client left.
    fileprivate var callError: String {
        switch outcome {
        case nil, .ok, .clientLeft: ""
        case .redirected, .clientError, .rateLimited, .serverError: "\(status)"
        case let outcome?: "\(outcome.word)"
        }
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

    /// Writes the status code of a span in OTLP: 0 means unset, and 2 means an error.
    fileprivate mutating func outcome(isError: Bool) {
        object("status") { $0.member("code", isError ? 2 : 0) }
    }

    /// Writes an attribute of a span. If its value is empty, nothing is written.
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
