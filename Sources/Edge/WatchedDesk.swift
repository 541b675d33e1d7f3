import Desk
import Gateway
import HTTP
import Observe
import Reactor
import Wire

/// The desk with an observer beside it: what is no exchange is counted and logged, too.
final class WatchedDesk: TaskResponder {
    private let desk: Desk
    private let observer: AppObserver
    /// The settings' digest.
    private let settings: String

    init(_ desk: Desk, _ observer: AppObserver, settings: String) {
        self.desk = desk
        self.observer = observer
        self.settings = settings
    }

    func respond(to call: ServerCall) async {
        let page = desk.page(of: call)
        let method = call.head.method.word
        await desk.respond(to: call)
        observer.told(page: page ?? "unknown", method: method, status: call.status, settings: settings)
    }
}

/// The operators' listener with the page for Prometheus before it.
final class MetricsDoor: TaskResponder {
    /// Nil until the loops run.
    var observatory: Observatory?
    var elsewhere: any TaskResponder

    init(before elsewhere: any TaskResponder) { self.elsewhere = elsewhere }

    func respond(to call: ServerCall) async {
        guard let observatory, Self.isMetrics(call.head, call.inbound) else {
            return await elsewhere.respond(to: call)
        }
        await observatory.answer(call)
    }

    private static func isMetrics(_ head: RequestHead, _ inbound: borrowing ByteBuffer) -> Bool {
        inbound.readable[head.path].equals("/metrics") && (head.method == .get || head.method == .head)
    }
}
