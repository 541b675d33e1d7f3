/// Why the edge does not start: one sentence that says what is wrong and what to do.
public struct EdgeError: Error, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
