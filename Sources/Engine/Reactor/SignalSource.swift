import CLinux
import Glibc

package final class SignalSource: PolledSource {
    package var token: UInt64 = 0
    private let descriptor: Descriptor
    private let handler: (Int32) -> Void

    /// Blocks these signals for the calling thread and for all threads that it starts later. Call this before
    /// any other thread starts.
    package static func blockSignals(_ signals: [Int32]) {
        var set = mask(signals)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        // Without this line, a write to a closed connection would end the process. Now it returns EPIPE.
        signal(SIGPIPE, SIG_IGN)
        // Without this line, a write above a file's size limit (LimitFSIZE) would end the process. Now it
        // returns EFBIG.
        signal(SIGXFSZ, SIG_IGN)
    }

    package init(_ signals: [Int32], on loop: EventLoop, _ handler: @escaping (Int32) -> Void) {
        var set = Self.mask(signals)
        let number = unsafe signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
        precondition(number >= 0, "the system gives no signalfd: errno \(errno)")
        descriptor = Descriptor(owning: number)
        self.handler = handler
        loop.watchDescriptor(number, for: .reading, edge: false, self)
    }

    package func ready(_ readiness: Readiness) {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        while unsafe read(descriptor.number, &info, size) == size { handler(Int32(info.ssi_signo)) }
    }

    private static func mask(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal) }
        return set
    }
}
