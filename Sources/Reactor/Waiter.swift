/// A place where one task waits to be woken by its own loop.
///
/// Unsafe continuations cost no bookkeeping; what they ask for (resumed exactly once) is held here and
/// nowhere else.
@safe public final class Waiter {
    private var continuation: UnsafeContinuation<Void, Never>?

    public init() { unsafe continuation = nil }

    public var isOccupied: Bool { unsafe continuation != nil }

    public func wake() {
        guard let waiting = unsafe continuation else { return }
        unsafe continuation = nil
        unsafe waiting.resume()
    }

    public func wait() async {
        await unsafe withUnsafeContinuation { waiting in
            precondition(unsafe continuation == nil, "two tasks wait in one place")
            unsafe continuation = waiting
        }
    }
}
