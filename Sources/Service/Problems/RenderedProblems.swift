import Bytes
import Dialects

/// Keeps rendered bodies of problems, because rendering one takes 9,000 instructions. A body depends on the
/// problem, its shape and its audience. It does not contain the waiting time, which only header fields
/// report. An instance is bound to one event loop.
struct RenderedProblems {
    private struct Known {
        let problem: Problem
        let shape: ErrorShape
        let audience: Audience
        let body: [UInt8]

        /// Whether the other problem would have the same body for the same audience.
        borrowing func answers(_ other: Problem, _ shape: ErrorShape, _ audience: Audience) -> Bool {
            problem.details == other.details && problem.cause == other.cause && self.shape == shape
                && problem.phrase == other.phrase && problem.gate == other.gate
                && problem.actions == other.actions && problem.advice == other.advice
                && self.audience == audience
        }
    }

    private static let capacity = 16
    private var known: [Known] = []
    private var oldest = 0

    mutating func renderBody(
        of problem: Problem, _ shape: ErrorShape, for audience: Audience, write: () -> ByteBuffer
    ) -> [UInt8] {
        // The loop uses indices, because iterating over the values would copy each of them.
        for place in known.indices where known[place].answers(problem, shape, audience) {
            // The body that was used last is moved to the front, because it is the likeliest to be used next.
            if place > 0 { known.swapAt(0, place) }
            return known[0].body
        }
        let written = write()
        let bytes = written.readable
        let new = Known(
            problem: problem, shape: shape, audience: audience, body: bytes.indices.map { bytes[$0] })
        if known.count < Self.capacity {
            known.append(new)
        } else {
            known[oldest] = new
            oldest = (oldest + 1) % Self.capacity
        }
        return new.body
    }
}
