import CLinux
import Glibc

/// Listening sockets that a service manager has opened and passed to this process (`LISTEN_FDS`,
/// sd_listen_fds(3)). They stay open in the manager while the process is replaced, so connections wait and
/// none is refused.
package struct InheritedSockets: Sendable {
    package struct Socket: Sendable {
        package let number: Int32
        /// The `FileDescriptorName=` of the socket unit. By default it is the unit's name.
        package let name: String
    }

    package private(set) var sockets: [Socket] = []

    package init() {}

    /// Takes over the sockets that are meant for this process. Call it once, before any descriptor is opened.
    ///
    /// - Throws: `ENOTSOCK` if a descriptor is not a listening socket.
    package init(_ environment: [String: String]) throws(SystemError) {
        guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == getpid(),
            let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...256).contains(count)
        else { return }
        let names = (environment["LISTEN_FDNAMES"] ?? "").split(
            separator: ":", omittingEmptySubsequences: false
        ).map(String.init)
        for index in 0..<count {
            let number = Self.first + index
            guard linux_is_listening(number) != 0 else {
                throw SystemError(systemCall: "LISTEN_FDS", number: ENOTSOCK)
            }
            linux_adopt(number)
            sockets.append(Socket(number: number, name: Int(index) < names.count ? names[Int(index)] : ""))
        }
    }

    /// The number of the first inherited descriptor (`SD_LISTEN_FDS_START`).
    private static let first: Int32 = 3

    package func socketsNamed(_ name: String) -> [Int32] { sockets.filter { $0.name == name }.map(\.number) }

    package func socketsNamed(noneOf names: [String]) -> [Int32] {
        sockets.filter { !names.contains($0.name) }.map(\.number)
    }

    /// Copies the descriptor of a socket, because each loop needs its own one.
    package static func copyDescriptor(_ number: Int32) throws(SystemError) -> Int32 {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError.lastError("dup") }
        return copy
    }
}
