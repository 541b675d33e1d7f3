import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// As `data(for:)`, whose task may be cancelled at any moment.
    ///
    /// On Linux (swift-corelibs-foundation of Swift 6.3) that one can stand still for good: its cancellation
    /// waits for the session's queue, which meanwhile hands the answer to the same task. And to cancel a
    /// request just as its answer comes can end the whole program ("Trying to access a behaviour for a task
    /// that in not in the registry"), which 2 of 3,200 did. So there a cancelled request goes on, and nobody
    /// waits for it any more: an answer is some hundred bytes.
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
