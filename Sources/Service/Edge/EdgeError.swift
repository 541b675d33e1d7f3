/// The reason why the edge does not start, in one sentence with advice.
package struct EdgeError: Error, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
