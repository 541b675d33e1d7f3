/// A user as apps and subscription services name them. A key cannot always be turned back into this.
package struct UserName: Hashable, Sendable {
    /// The app that the user belongs to: `a-z`, `0-9`, `_`, `-`; empty for the only app.
    package let tenant: String
    /// The user's id, which may have any bytes.
    package let id: [UInt8]

    package init(tenant: String = "", id: [UInt8]) {
        self.tenant = tenant
        self.id = id
    }

    package init(tenant: String = "", id: String) { self.init(tenant: tenant, id: Array(id.utf8)) }

    package var key: UserKey { UserKey(tenant: Array(tenant.utf8), user: id) }

    /// The name as text; what is not UTF-8 is replaced, so that it names nobody else.
    package var text: String { String(decoding: id, as: UTF8.self) }

    /// The name as a queue's member: no tenant's name holds a slash.
    package var member: [UInt8] { Array(tenant.utf8) + [UInt8(ascii: "/")] + id }

    package init?(member: [UInt8]) {
        guard let slash = member.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        self.init(
            tenant: String(decoding: member[..<slash], as: UTF8.self),
            id: Array(member[member.index(after: slash)...]))
    }
}
