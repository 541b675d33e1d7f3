/// Why the edge does not start: one sentence that says what is wrong and what to do.
package struct EdgeError: Error, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
