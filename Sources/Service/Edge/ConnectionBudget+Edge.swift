import Configuration
import HTTP
import Reactor
import Telemetry

extension ConnectionBudget {
    /// The file descriptors of one event loop: epoll, its eventfd, a Redis connection, and three in reserve.
    private static let eachLoop = 6
    private static let advice =
        "Raise it: LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ulimit -Hn of a shell."

    /// `forEdge` logs the possible number of client connections only if it is below this.
    private static let loggedBelow = 4_096

    /// The most connections of operators and of probes. File descriptors are reserved for them.
    static var ofOperators: Int { max(2, min(48, ProcessFigures().mostDescriptors / 16)) }
    static var ofProbes: Int { max(2, min(16, ProcessFigures().mostDescriptors / 32)) }

    /// The most connections of clients that this process's limit of file descriptors allows. The number is
    /// logged if it is below `loggedBelow` and below the configured number.
    ///
    /// - Parameter isDemo: whether the stand-in for an upstream runs in this process. If so, the other end of
    ///   each connection to the upstream needs a descriptor here, too.
    static func forEdge(
        _ settings: Settings, loops: Int, isDemo: Bool, log: @escaping @Sendable (String) -> Void
    ) -> ConnectionBudget {
        let figures = ProcessFigures()
        let descriptors = figures.mostDescriptors
        let limit = connectionsPerLoop(
            limit: descriptors, inUse: figures.openDescriptors + loops * eachLoop, each: isDemo ? 3 : 2)
        if limit < min(settings.http.maxConnections, loggedBelow) {
            log(
                "The limit of \(descriptors) file descriptors is enough for \(limit) client connections: each "
                    + "may need another connection to the upstream. \(advice)")
        }
        let refusals = TroubleLog(log)
        return ConnectionBudget(limit: limit) { isRefusing in
            guard isRefusing else {
                return refusals.endTrouble("clients", "Client connections are accepted again.")
            }
            refusals.beginTrouble(
                Trouble("clients", "no_descriptors"),
                "Client connections are refused: \(limit) are open, and the limit of \(descriptors) file "
                    + "descriptors allows no more. \(advice)")
        }
    }
}
