import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// As `data(for:)`, for tasks that may be cancelled at any moment. On Linux `data(for:)` can deadlock
    /// then: its cancellation waits for the session's queue, which at the same time delivers the answer to
    /// the same task (swift-corelibs-foundation of Swift 6.3).
    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        typealias Answer = Result<(Data, URLResponse), any Error>
        let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
        let task = dataTask(with: request) { data, response, error in
            if let data, let response {
                continuation.yield(.success((data, response)))
            } else {
                continuation.yield(.failure(error ?? URLError(.unknown)))
            }
            continuation.finish()
        }
        continuation.onTermination = { end in
            if case .cancelled = end { Task.detached { task.cancel() } }
        }
        task.resume()
        for await answer in answers { return try answer.get() }
        throw CancellationError()
    }
}
