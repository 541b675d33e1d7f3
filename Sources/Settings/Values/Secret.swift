/// A password or a key. It prints as dots, also in a dump; only `reveal` gives it out.
public struct Secret: Hashable, Sendable {
    private let value: String

    init(_ value: String) { self.value = value }

    /// For the one place that sends it.
    public func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
