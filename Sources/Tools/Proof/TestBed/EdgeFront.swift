package import Load
package import TLS

/// The edges to which a load is sent, with the header fields that name the users.
package struct EdgeFront: Sendable {
    package var targets: [LoadTarget]
    package var fields: [FieldTemplate]
    package var model = "any"
    package var security: TLSContext?

    package init(_ targets: [LoadTarget], fields: [FieldTemplate]) {
        self.targets = targets
        self.fields = fields
    }

    func addingFields(_ more: [(name: String, value: String)]) -> EdgeFront {
        var front = self
        front.fields += more.compactMap { FieldTemplate(name: $0.name, value: $0.value) }
        return front
    }

    func headLines(naming user: String) -> String {
        fields.map { "\($0.name): \($0.parts.joined(separator: user))\r\n" }.joined()
    }
}
