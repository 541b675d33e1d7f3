/// Request ids under which this process has done something, the newest of them. It stays on its loop.
package final class CompletedRequests {
    private var ids: [String] = []

    private static let most = 200

    package init() {}

    func contains(_ id: String) -> Bool { ids.contains(id) }

    func add(_ id: String) {
        if ids.count >= Self.most { ids.removeFirst() }
        ids.append(id)
    }
}
