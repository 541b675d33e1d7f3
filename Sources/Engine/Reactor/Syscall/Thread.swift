import CLinux
import Glibc

struct Thread: ~Copyable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// Runs the body on a new thread, which frees itself at its end. Returns false if there is no thread
    /// left.
    consuming func detachThread(named name: String) -> Bool {
        guard let thread = beginThread(named: name) else { return false }
        pthread_detach(thread)
        return true
    }

    /// Runs the body on a new thread, which must be joined or detached. `top -H` shows the first 15 bytes of
    /// its name. The result is nil if the system provides no thread.
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
