import CLinux
import Glibc

/// Reports to a loop that a child process has ended.
package final class ProcessExit: PolledSource {
    package var token: UInt64 = 0
    private let loop: EventLoop
    private let descriptor: Descriptor
    private let waiter = Waiter()
    private var isOver = false

    /// Watches the child `id`, whose exit code must not have been collected yet.
    package init(_ id: Int32, on loop: EventLoop) throws(SystemError) {
        let number = linux_open_process(id)
        guard number >= 0 else { throw SystemError.lastError("pidfd_open") }
        descriptor = Descriptor(owning: number)
        self.loop = loop
        loop.watchDescriptor(number, for: .reading, edge: false, self)
    }

    /// Waits for the child's end. Then `ChildProcess.ended` returns the exit code. Only one task may wait.
    package func wait() async {
        if !isOver { await waiter.wait() }
    }

    package func ready(_ readiness: Readiness) {
        isOver = true
        loop.forgetDescriptor(descriptor.number, self)
        waiter.wake()
    }
}
