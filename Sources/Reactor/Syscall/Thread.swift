import CLinux
import Glibc

/// A thread of the system. Detached: it ends with its body.
struct Thread: ~Copyable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// Starts the body; the name shows in `top -H`, at most 15 bytes of it.
    consuming func detach(named name: String) {
        var thread = pthread_t()
        let box = unsafe Unmanaged.passRetained(Box(body)).toOpaque()
        let result = unsafe pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer = unsafe pointer else { return nil }
                unsafe Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, box)
        precondition(result == 0, "the system gives no thread: errno \(result)")
        unsafe linux_name_thread(UInt(thread), String(name.prefix(15)))
        pthread_detach(thread)
    }

    private final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
