package import Load
package import TLS

/// The edges that a load is sent to, and how its users are named to them.
package struct EdgeFront: Sendable {
    package var targets: [LoadTarget]
    package var fields: [FieldTemplate]
    package var model = "any"
    /// The TLS context for targets that begin with https.
    package var security: TLSContext?

    package init(_ targets: [LoadTarget], fields: [FieldTemplate]) {
        self.targets = targets
        self.fields = fields
    }

    /// This front, with more fields in each request's head.
    func addingFields(_ more: [(name: String, value: String)]) -> EdgeFront {
        var front = self
        front.fields += more.compactMap { FieldTemplate(name: $0.name, value: $0.value) }
        return front
    }

    /// The lines of a request's head that name the caller.
    func headLines(naming user: String) -> String {
        fields.map { "\($0.name): \($0.parts.joined(separator: user))\r\n" }.joined()
    }
}
