/// A reference from another thread to state that lives on one loop: closures can be run with it there, and it
/// is never accessed here.
package struct LoopBound<Value>: @unchecked Sendable {
    package let loop: EventLoop
    private let value: Value

    /// `value` belongs to `loop` and was made on it.
    package init(_ value: Value, on loop: EventLoop) {
        self.value = value
        self.loop = loop
    }

    /// Runs `body` on the loop, soon.
    package func tell(_ body: @escaping @Sendable (Value) -> Void) {
        loop.postWork { body(value) }
    }

    /// Runs `body` on the loop and waits for its result.
    package func ask<Result: Sendable>(_ body: @escaping @Sendable (Value) -> Result) async -> Result {
        await unsafe withUnsafeContinuation { continuation in
            loop.postWork { unsafe continuation.resume(returning: body(value)) }
        }
    }
}

extension EventLoop {
    /// Makes loop-bound state on this loop, from any thread.
    package func makeValue<Value>(_ body: @escaping @Sendable (EventLoop) -> Value) async -> LoopBound<Value>
    {
        await unsafe withUnsafeContinuation { continuation in
            postWork { unsafe continuation.resume(returning: LoopBound(body(self), on: self)) }
        }
    }
}
