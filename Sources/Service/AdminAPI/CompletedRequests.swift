/// The newest request ids under which this process has applied something. Bound to one loop.
package final class CompletedRequests {
    /// The ids, each with the digest of the configuration that was applied.
    private var done: [(id: String, digest: String)] = []

    private static let most = 200

    package init() {}

    /// The digest of the configuration that was applied under this id; nil if none was.
    subscript(_ id: String) -> String? { done.last { $0.id == id }?.digest }

    func addRequest(_ id: String, _ digest: String) {
        if done.count >= Self.most { done.removeFirst() }
        done.append((id, digest))
    }
}
