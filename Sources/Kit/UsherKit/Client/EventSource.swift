import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the events of `GET /v1/usage/stream`. After a failure it reconnects, with growing pauses.
struct EventSource: ~Copyable {
    /// The longest pause before a reconnection, in milliseconds.
    static let longestPause = 30_000
    /// The connection counts as lost after this many seconds without a byte. Heartbeats come every 15 s.
    static let silence: TimeInterval = 45
    /// At most this many bytes of a refusal's body are read. A refusal is much shorter.
    private static let mostBody = 65_536

    private let client: UsherClient
    private let ahead: Int
    private let configuration: URLSessionConfiguration
    private let continuation: AsyncStream<UsherEvent>.Continuation
    private var lastID: String?
    private var pause: Int
    /// The first pause after a working stream has ended, in milliseconds. The server can set it (`retry`).
    private var shortestPause: Int
    private var isRefused = false

    init(
        _ client: UsherClient, ahead: Int, _ configuration: URLSessionConfiguration,
        _ continuation: AsyncStream<UsherEvent>.Continuation, pause: Int = 1000
    ) {
        self.client = client
        self.ahead = ahead
        // On Linux a cache look-up can outlive a cancellation and crash the program, so the cache is off.
        self.configuration = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        self.configuration.urlCache = nil
        self.continuation = continuation
        (self.pause, shortestPause) = (pause, pause)
    }

    consuming func run() async {
        while !Task.isCancelled {
            var error = UsherError.unreachable
            do throws(UsherError) {
                try await follow()
            } catch let thrown {
                error = thrown
            }
            guard !Task.isCancelled else { return }
            // After the first 401, the loop tries again with a new credential.
            if error == .signedOut && !isRefused {
                isRefused = true
                continue
            }
            continuation.yield(.disconnected(error))
            if error == .signedOut { return }
            // The pause is random, so that clients that lost their connections do not reconnect together.
            let wait = Int.random(in: pause / 2...max(pause, 1))
            try? await Task.sleep(for: .milliseconds(wait))
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// Reads one connection until it ends.
    private mutating func follow() async throws(UsherError) {
        var request = try await client.request("GET", "v1/usage/stream?ahead=\(ahead)", isRefused: isRefused)
        request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        if let lastID { request.setValue(lastID, forHTTPHeaderField: "Last-Event-ID") }
        request.timeoutInterval = Self.silence
        var events = ServerSentEvents(lastID: lastID)
        var refusal: (response: URLResponse, body: Data)?
        for await piece in ResponsePieces.stream(of: request, configuration) {
            switch piece {
            case .response(let response) where UsherClient.error(in: response, Data()) == nil:
                isRefused = false
                continuation.yield(.connected)
            case .response(let response): refusal = (response, Data())
            case .bytes(let bytes) where refusal != nil:
                if let count = refusal?.body.count, count < Self.mostBody { refusal?.body.append(bytes) }
            case .bytes(let bytes):
                for event in try events.read(bytes) {
                    if let event = Self.event(event) { continuation.yield(event) }
                }
                lastID = events.lastID
                shortestPause = events.retry ?? shortestPause
                pause = shortestPause
            case .failed(let error): throw error
            }
        }
        if let refusal, let error = UsherClient.error(in: refusal.response, refusal.body) { throw error }
    }

    /// The event for an app; nil if its type is unknown or its data cannot be decoded.
    static func event(_ event: ServerSentEvent) -> UsherEvent? {
        let data = Data(event.data.utf8)
        return switch event.type {
        case "usage": (try? ReportDecoder.decode(UsageReport.self, from: data)).map { .usage($0) }
        case "subscription":
            (try? ReportDecoder.decode(SubscriptionReport.self, from: data)).map { .subscription($0) }
        case "threshold":
            (try? ReportDecoder.decode(ThresholdReport.self, from: data)).map { .threshold($0) }
        default: nil
        }
    }
}

/// Delivers the pieces of a response as they arrive. It is a delegate, since Linux lacks `URLSession.bytes`.
private final class ResponsePieces: NSObject, URLSessionDataDelegate {
    enum Piece: Sendable {
        case response(URLResponse)
        case bytes(Data)
        /// The connection broke off or could not be opened.
        case failed(UsherError)
    }

    private let continuation: AsyncStream<Piece>.Continuation

    private init(_ continuation: AsyncStream<Piece>.Continuation) { self.continuation = continuation }

    static func stream(of request: URLRequest, _ configuration: URLSessionConfiguration) -> AsyncStream<Piece>
    {
        AsyncStream { continuation in
            let session = URLSession(
                configuration: configuration, delegate: ResponsePieces(continuation), delegateQueue: nil)
            session.dataTask(with: request).resume()
            // Invalidating the session ends its task and releases the delegate. A detached task makes this
            // call, since it would block a cancelled task.
            continuation.onTermination = { _ in Task.detached { session.invalidateAndCancel() } }
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        continuation.yield(.response(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(.bytes(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { continuation.yield(.failed(UsherError(error))) }
        continuation.finish()
    }
}
