import Configuration
import HTTP
import Reactor
import Telemetry

extension ConnectionBudget {
    /// Descriptors of one loop: epoll, the eventfd that wakes it, its connection to Redis, and room for one
    /// more of each.
    private static let eachLoop = 6
    private static let advice =
        "Raise it: LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ulimit -Hn of a shell."

    /// With fewer clients than this at once, the edge logs the limit at its start.
    private static let plenty = 4_096

    /// What this process's limit of file descriptors leaves for clients. Logs it where that is little, and
    /// less than the configuration allows one loop.
    ///
    /// - Parameter isDemo: the stand-in for an upstream runs in this process, too, with a descriptor for its
    ///   end of each connection.
    static func forEdge(
        _ settings: Settings, loops: Int, isDemo: Bool, log: @escaping @Sendable (String) -> Void
    ) -> ConnectionBudget {
        let figures = ProcessFigures()
        let limit = figures.mostDescriptors
        let most = connections(
            limit: limit, inUse: figures.openDescriptors + loops * eachLoop, each: isDemo ? 3 : 2)
        if most < min(settings.http.maxConnections, plenty) {
            log(
                "This process may open \(limit) file descriptors, which is enough for \(most) connections of "
                    + "clients at once: each may need another one to the upstream. \(advice)")
        }
        let troubles = TroubleLog(log)
        return ConnectionBudget(most: most) { isRefusing in
            guard isRefusing else {
                return troubles.end("clients", "Connections of clients are taken again.")
            }
            troubles.begin(
                Trouble("clients", "no_descriptors"),
                "Connections of clients are refused: \(most) are open, and the limit of \(limit) file "
                    + "descriptors leaves no more. \(advice)")
        }
    }
}
