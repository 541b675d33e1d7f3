import Glibc

/// The service manager that started this process, such as systemd. The process reports its state by datagrams
/// to the socket that `NOTIFY_SOCKET` names (sd_notify(3)).
package struct ServiceManager: Sendable {
    private let path: String
    /// The longest permitted time between two notifications that the process is alive, in nanoseconds
    /// (`WATCHDOG_USEC`). It is nil if the manager does not watch. It is at least 100 ms, because more
    /// frequent notifications would keep a core busy.
    package let watchdog: UInt64?

    /// The result is nil if no service manager wants notifications.
    package init?(_ environment: [String: String]) {
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
            return nil
        }
        self.path = path
        let isWatched = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
        let microseconds = isWatched ? environment["WATCHDOG_USEC"].flatMap { UInt64($0) } : nil
        watchdog = microseconds.flatMap { $0 > 0 && $0 < 1 << 50 ? max($0 * 1_000, 100_000_000) : nil }
    }

    package enum News: Sendable {
        /// The process serves, either for the first time or again after a reload.
        case ready(status: String)
        case reloading
        /// The process is ending. Its running requests can need this many more milliseconds.
        case stopping(milliseconds: Int)
        /// The loops are still running (`WATCHDOG=1`).
        case alive
    }

    /// Reports the news. An error is ignored, because the edge can serve without the manager.
    package func sendNews(_ news: News) { _ = Sockets.sendDatagram(Self.text(news), to: path) }

    private static func text(_ news: News) -> String {
        switch news {
        case .ready(let status): "READY=1\nSTATUS=\(status)"
        case .reloading: "RELOADING=1\nMONOTONIC_USEC=\(Clocks.monotonic() / 1_000)"
        case .stopping(let milliseconds):
            "STOPPING=1\nEXTEND_TIMEOUT_USEC=\(milliseconds * 1_000)\nSTATUS=Draining: what is running may finish."
        case .alive: "WATCHDOG=1"
        }
    }
}
