/// An object on which one task waits until its own loop wakes it.
///
/// It uses an unsafe continuation, which does not check that it is resumed exactly once. This class ensures
/// that itself. `_unsafeInheritExecutor_…` spares each wait a check that takes 250 instructions.
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
