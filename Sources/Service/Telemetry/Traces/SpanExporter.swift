import Bytes
package import HTTP
import JSON
package import Reactor
import Wire

/// The receiver of spans, and the name of this process in spans.
package struct SpanReceiver: Sendable {
    package let origin: Origin
    package let authority: String
    /// The path of the receiver's address, such as `/v1/traces`.
    package let target: String
    /// Additional header lines, each with its line end.
    package let fields: [UInt8]
    package let service: String
    package let version: String

    package init(
        _ origin: Origin, authority: String, target: String, fields: [UInt8], service: String, version: String
    ) {
        self.origin = origin
        self.authority = authority
        self.target = target
        self.fields = fields
        self.service = service
        self.version = version
    }
}

/// Sends spans to their receiver in batches, as OTLP over HTTP in JSON. If the receiver cannot take a batch,
/// it is sent again after 1, 2, 4 and 8 seconds, and then dropped. Meanwhile a bounded number of new spans is
/// kept, and further ones are dropped and counted. It runs on the control loop, which serves no requests.
package final class SpanExporter {
    private static let capacity = 4096
    private static let batch = 256
    private static let tries = 5
    private static let rest: UInt64 = 1_000_000_000

    private let receiver: SpanReceiver
    private let pool: UpstreamPool
    private let log: @Sendable (String) -> Void
    private let resource: SpanDocument.Resource
    private var queue: [FinishedSpan] = []
    private var isSending = false
    private var isStopped = false
    private var exported = 0
    private var dropped = 0
    private var isFailing = false

    package init(
        _ receiver: SpanReceiver, on control: EventLoop, log: @escaping @Sendable (String) -> Void
    ) {
        self.receiver = receiver
        self.log = log
        resource = SpanDocument.Resource(
            service: receiver.service, version: receiver.version, instance: Self.randomUUID())
        pool = UpstreamPool(receiver.origin, on: control)
    }

    /// Makes a UUID of version 4 (RFC 9562, section 5.4), as OpenTelemetry recommends for an instance.
    private static func randomUUID() -> String {
        var high = UInt64.random(in: 0 ... .max)
        var low = UInt64.random(in: 0 ... .max)
        high = high & ~0xf000 | 0x4000
        low = low & ~(0xc0 << 56) | 0x80 << 56
        var digits = ByteBuffer()
        digits.append(hexDigits: high)
        digits.append(hexDigits: low)
        let bytes = digits.readable
        let text = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(decoding: Array(text.utf8)[part], as: UTF8.self)
        }.joined(separator: "-")
    }

    func takeSpans(_ spans: [FinishedSpan]) {
        let room = max(0, Self.capacity - queue.count)
        queue.append(contentsOf: spans.prefix(room))
        dropped += max(0, spans.count - room)
        work()
    }

    private func work() {
        guard !isSending, !queue.isEmpty else { return }
        isSending = true
        pool.loop.spawn(with: self) { exporter in
            while !exporter.queue.isEmpty, !exporter.isStopped { await exporter.sendBatch() }
            exporter.isSending = false
        }
    }

    private enum Receipt: Equatable {
        /// The receiver accepted the batch, except for `rejected` spans that it will never accept.
        case taken(rejected: Int)
        /// The receiver will never accept the batch. The value is the status of its answer to the batch.
        case refused(Int)
        /// The receiver will perhaps accept the batch later. The value is the status of its answer, if any.
        case away(Int?)

        var mayBeTakenLater: Bool { if case .away = self { true } else { false } }
    }

    private func sendBatch() async {
        let batch = Array(queue.prefix(Self.batch))
        queue.removeFirst(batch.count)
        let body = SpanDocument.encodeSpans(of: batch, resource)
        var receipt = Receipt.away(nil)
        for round in 0..<Self.tries where receipt.mayBeTakenLater && (!isStopped || round == 0) {
            if round > 0 { await pool.loop.sleep(nanoseconds: Self.rest << UInt64(round - 1)) }
            receipt = await send(body)
            note(receipt)
        }
        var taken = 0
        if case .taken(let rejected) = receipt { taken = batch.count - min(rejected, batch.count) }
        exported += taken
        dropped += batch.count - taken
    }

    private func send(_ body: [UInt8]) async -> Receipt {
        var request = FetchRequest(.post, target: Array(receiver.target.utf8))
        request.fields = Array("Content-Type: application/json\r\n".utf8) + receiver.fields
        request.body = body
        request.limit = 64 << 10
        do throws(UpstreamFailure) {
            let answer = try await pool.fetchAnswer(request, authority: Array(receiver.authority.utf8))
            return switch answer.status {
            case 200..<300: .taken(rejected: Self.rejected(in: answer.body))
            // OTLP says that a batch can be sent again after these statuses.
            case 429, 502, 503, 504: .away(answer.status)
            default: .refused(answer.status)
            }
        } catch {
            return .away(nil)
        }
    }

    /// The number of spans that the receiver rejected although it accepted the batch (OTLP, "Partial
    /// Success"). It can be a JSON string, because protobuf's JSON writes 64-bit numbers as strings.
    private static func rejected(in body: [UInt8]) -> Int {
        var parser = JSONParser(maxBytes: 64 << 10, maxDepth: 8)
        guard let root = try? parser.parse(body.span),
            let count = root.member("partialSuccess")?.member("rejectedSpans")
        else { return 0 }
        if let number = count.integer { return max(0, number) }
        guard let digits = count.string else { return 0 }
        return max(0, Int(String(decoding: [UInt8](digits), as: UTF8.self)) ?? 0)
    }

    private func note(_ receipt: Receipt) {
        guard (receipt != .taken(rejected: 0)) != isFailing else { return }
        isFailing.toggle()
        log(sentence(receipt))
    }

    private func sentence(_ receipt: Receipt) -> String {
        let place = receiver.authority
        return switch receipt {
        case .taken(0): "Spans are accepted again at \(place)."
        case .taken(let rejected):
            "\(place) rejects spans (\(rejected) of the last batch), which are dropped. See its log."
        case .refused(let status) where status == 401 || status == 403:
            "\(place) denies this edge access (status \(status)): spans are dropped. Check headers: in "
                + "traces:."
        case .refused(let status):
            "\(place) refuses spans (status \(status)), which are dropped. Check url: in traces:, and its log."
        case .away(let status):
            "Spans are not accepted at \(place)\(status.map { " (status \($0))" } ?? ""): they wait, and then they "
                + "are dropped."
        }
    }

    /// Sends the remaining spans. This takes a second at most.
    package func stop() async {
        let end = Clocks.monotonic() + Self.rest
        while isSending || !queue.isEmpty, Clocks.monotonic() < end {
            work()
            await pool.loop.sleep(nanoseconds: 5_000_000)
        }
        isStopped = true
        dropped += queue.count
        queue = []
        pool.drain()
    }

    package func readFigures(into readings: inout Readings) {
        readings.add(.spans, Labels((.outcome, "exported")), exported)
        readings.add(.spans, Labels((.outcome, "dropped")), dropped)
        readings.add(.spansWaiting, .none, queue.count)
    }
}
