/// Lets other threads refer to an object of a loop. They can send closures that run on the loop with this
/// object, but they never access it themselves.
package struct LoopBound<Value>: @unchecked Sendable {
    package let loop: EventLoop
    private let value: Value

    /// `value` must have been created on `loop`.
    package init(_ value: Value, on loop: EventLoop) {
        self.value = value
        self.loop = loop
    }

    /// Runs `body` on the loop in one of its next turns.
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
    /// Creates a value on this loop. It may be called from any thread.
    package func makeValue<Value>(_ body: @escaping @Sendable (EventLoop) -> Value) async -> LoopBound<Value>
    {
        await unsafe withUnsafeContinuation { continuation in
            postWork { unsafe continuation.resume(returning: LoopBound(body(self), on: self)) }
        }
    }
}
