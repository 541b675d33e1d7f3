import CLinux
import Glibc

/// An error of the system: the failed call and its `errno`.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    package let systemCall: StaticName
    package let number: Int32

    package init(systemCall: StaticName, number: Int32) {
        self.systemCall = systemCall
        self.number = number
    }

    package var description: String { "\(systemCall.name): \(reason)" }

    package var reason: String { unsafe String(cString: strerror(number)) }

    /// A system call's name, as in its manual page.
    package struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
        package let name: String
        package init(stringLiteral name: String) { self.name = name }
    }

    package static func lastError(_ systemCall: StaticName) -> SystemError {
        SystemError(systemCall: systemCall, number: errno)
    }
}

/// The result of a non-blocking read or write.
package enum Transfer: Equatable, Sendable {
    /// This many bytes were moved. The number is never 0.
    case moved(Int)
    /// No bytes can be moved now. The poller reports when that changes.
    case wouldBlock
    /// The peer has finished sending, so no more bytes will arrive.
    case ended
    /// The connection is broken, was aborted by this process, or has reached its deadline.
    case broken
}

/// Repeats a call that a signal has interrupted. EBADF and EFAULT mean a bug, so the program ends.
@inline(__always)
func retryInterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        switch errno {
        case EINTR: continue
        case EBADF, EFAULT: preconditionFailure("a descriptor was used after its end: errno \(errno)")
        default: return result
        }
    }
}
