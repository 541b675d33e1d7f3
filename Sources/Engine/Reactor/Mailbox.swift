import CLinux
import Glibc
import Synchronization

/// The only way from another thread into a loop. It queues work and wakes the loop by an eventfd.
final class Mailbox: Sendable {
    enum Message: Sendable {
        case job(UnownedJob)
        case work(@Sendable () -> Void)
    }

    let wakeNumber: Int32
    private let messages = Mutex<[Message]>([])
    private let rung = Atomic<Bool>(false)

    init() {
        wakeNumber = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        precondition(wakeNumber >= 0, "the system gives no eventfd: errno \(errno)")
    }

    deinit { close(wakeNumber) }

    func postMessage(_ message: Message) {
        messages.withLock { $0.append(message) }
        guard !rung.exchange(true, ordering: .acquiringAndReleasing) else { return }
        var one: UInt64 = 1
        _ = unsafe write(wakeNumber, &one, 8)
    }

    /// Removes and returns all messages. The wake-up is reset first, so that no message can be missed.
    func collectMessages() -> [Message] {
        var count: UInt64 = 0
        _ = unsafe read(wakeNumber, &count, 8)
        // After this atomic exchange, the messages of all threads that have posted before are visible.
        _ = rung.exchange(false, ordering: .sequentiallyConsistent)
        return messages.withLock {
            let taken = $0
            $0.removeAll(keepingCapacity: true)
            return taken
        }
    }
}
