import Glibc

/// The service manager that started this process, such as systemd: informed of its state by datagrams
/// to the socket that `NOTIFY_SOCKET` names (sd_notify(3)).
package struct ServiceManager: Sendable {
    private let path: String
    /// How often the service manager wants to hear that the process lives (`WATCHDOG_USEC`), in nanoseconds,
    /// at least a tenth of a second: to say so more often would keep a core busy. Nil if it does not watch.
    package let watchdog: UInt64?

    /// Nil where no manager asks for that.
    package init?(_ environment: [String: String]) {
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
            return nil
        }
        self.path = path
        let isWatched = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
        let microseconds = isWatched ? environment["WATCHDOG_USEC"].flatMap { UInt64($0) } : nil
        watchdog = microseconds.flatMap { $0 > 0 && $0 < 1 << 50 ? max($0 * 1_000, 100_000_000) : nil }
    }

    /// A change of state that may be reported to the service manager.
    package enum News: Sendable {
        /// Serves, or serves again after a reload.
        case ready(status: String)
        case reloading
        /// Ends; whoever is connected may need so many milliseconds more.
        case stopping(milliseconds: Int)
        /// The loops still run (`WATCHDOG=1`).
        case alive
    }

    /// A manager that is gone or takes nothing is no reason to stop serving.
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
