import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Loads a response like `data(for:)`, and can be cancelled at any moment.
    ///
    /// On Linux (swift-corelibs-foundation of Swift 6.3) a cancelled `data(for:)` can hang forever. The
    /// cancellation waits for the session's queue, while that queue resumes the same task. Cancelling a
    /// request when its answer arrives can also crash the program ("Trying to access a behaviour for a task
    /// that in not in the registry"). This happened with 2 of 3,200 requests. On Linux a cancelled request
    /// therefore continues, and its answer of some hundred bytes is dropped.
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
        #if !canImport(FoundationNetworking)
            continuation.onTermination = { end in
                if case .cancelled = end { task.cancel() }
            }
        #endif
        task.resume()
        for await answer in answers { return try answer.get() }
        throw CancellationError()
    }
}
