/// Why the edge cannot start, as a sentence with advice.
package struct EdgeError: Error, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
