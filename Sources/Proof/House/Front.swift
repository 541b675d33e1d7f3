public import Load
public import TLS

/// The edges that a crowd speaks to, and how it names itself to them.
public struct Front: Sendable {
    public var targets: [LoadTarget]
    public var fields: [FieldTemplate]
    public var model = "any"
    /// For targets that are written https.
    public var security: TLSContext?

    public init(_ targets: [LoadTarget], fields: [FieldTemplate]) {
        self.targets = targets
        self.fields = fields
    }

    /// Who asks, as lines of a request's head.
    func lines(naming user: String) -> String {
        fields.map { "\($0.name): \($0.parts.joined(separator: user))\r\n" }.joined()
    }
}
