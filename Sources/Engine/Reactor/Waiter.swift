/// A place where one task waits to be woken by its own loop.
///
/// Unsafe continuations cost no bookkeeping; what they ask for (resumed exactly once) is held here and
/// nowhere else. The form that inherits the executor saves the check whether to change it: 250 instructions a
/// wait.
@safe package final class Waiter {
    private var continuation: UnsafeContinuation<Void, Never>?

    package init() { unsafe continuation = nil }

    package var isOccupied: Bool { unsafe continuation != nil }

    package func wake() {
        guard let waiting = unsafe continuation else { return }
        unsafe continuation = nil
        unsafe waiting.resume()
    }

    package func wait() async {
        await unsafe _unsafeInheritExecutor_withUnsafeContinuation { waiting in
            precondition(unsafe continuation == nil, "two tasks wait in one place")
            unsafe continuation = waiting
        }
    }
}
