/// A password or a key. It prints as dots, also in a dump; only `reveal` gives it out.
package struct Secret: Hashable, Sendable {
    private let value: String

    init(_ value: String) { self.value = value }

    /// For the one place that sends it.
    package func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
