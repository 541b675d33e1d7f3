/// A place where one task waits to be woken by its own loop.
///
/// It uses an unsafe continuation, which costs no bookkeeping; that each is resumed exactly once is ensured
/// here. The form that inherits the executor saves the check whether to switch it: 250 instructions a wait.
@safe package final class Waiter {
    private var continuation: UnsafeContinuation<Void, Never>?

    package init() { unsafe continuation = nil }

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
