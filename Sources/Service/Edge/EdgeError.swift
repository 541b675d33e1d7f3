/// Why the edge does not start, as a sentence with advice.
package struct EdgeError: Error, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
