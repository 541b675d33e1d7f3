/// The newest request ids with which this process has applied a configuration. It is bound to one event loop.
package final class CompletedRequests {
    /// The request ids, each with the digest of the applied configuration.
    private var done: [(id: String, digest: String)] = []

    private static let most = 200

    package init() {}

    /// The digest of the configuration that was applied with this request id; nil if none was applied.
    subscript(_ id: String) -> String? { done.last { $0.id == id }?.digest }

    func addRequest(_ id: String, _ digest: String) {
        if done.count >= Self.most { done.removeFirst() }
        done.append((id, digest))
    }
}
