import CLinux
import Glibc

/// A thread of the system.
struct Thread: ~Copyable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// Starts the body on a thread that ends with it. False if the system gives no thread.
    consuming func detachThread(named name: String) -> Bool {
        guard let thread = beginThread(named: name) else { return false }
        pthread_detach(thread)
        return true
    }

    /// Starts the body on a thread that is to be joined or detached; the name shows in `top -H`, at most 15
    /// bytes of it. Nil where the system gives no thread.
    consuming func beginThread(named name: String) -> pthread_t? {
        var thread = pthread_t()
        let box = unsafe Unmanaged.passRetained(Box(body)).toOpaque()
        let result = unsafe pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer = unsafe pointer else { return nil }
                unsafe Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, box)
        guard result == 0 else {
            unsafe Unmanaged<Box>.fromOpaque(box).release()
            return nil
        }
        unsafe linux_name_thread(UInt(thread), String(name.prefix(15)))
        return thread
    }

    private final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
