import AppAPI
import Bytes
import Gateway
import HTTP
import Reactor
import Telemetry
import Wire

final class ObservedAppResponder: TaskResponder {
    private let responder: AppResponder
    private let observer: AppObserver
    /// The digest of the settings, for the log.
    private let settings: String

    init(_ responder: AppResponder, _ observer: AppObserver, settings: String) {
        self.responder = responder
        self.observer = observer
        self.settings = settings
    }

    func respond(to call: ServerCall) async {
        let page = responder.findPage(of: call)
        let method = call.head.method.word
        await responder.respond(to: call)
        observer.reportAnswer(
            page: page ?? "unknown", method: method, status: call.status, requestID: call.requestID,
            settings: settings)
    }
}

/// Answers `/metrics` for Prometheus, and passes on all other requests to `fallback`.
final class MetricsResponder: TaskResponder {
    /// Collects the metrics; nil until the loops are running.
    var statsCollector: StatsCollector?
    var fallback: any TaskResponder

    init(before fallback: any TaskResponder) { self.fallback = fallback }

    func respond(to call: ServerCall) async {
        guard let statsCollector, Self.isMetrics(call.head, call.inbound) else {
            return await fallback.respond(to: call)
        }
        await statsCollector.answer(call)
    }

    private static func isMetrics(_ head: RequestHead, _ inbound: borrowing ByteBuffer) -> Bool {
        inbound.readable[head.path].equals("/metrics") && (head.method == .get || head.method == .head)
    }
}
