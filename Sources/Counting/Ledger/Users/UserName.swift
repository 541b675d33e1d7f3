/// A user's name as apps and subscription services use it. If it is long, the user's key has only its hash.
package struct UserName: Hashable, Sendable {
    /// The user's app: `a-z`, `0-9`, `_`, `-`; empty if the edge serves one app.
    package let tenant: String
    /// The user's id, which can have any bytes.
    package let id: [UInt8]

    package init(tenant: String = "", id: [UInt8]) {
        self.tenant = tenant
        self.id = id
    }

    package init(tenant: String = "", id: String) { self.init(tenant: tenant, id: Array(id.utf8)) }

    package var key: UserKey { UserKey(tenant: Array(tenant.utf8), user: id) }

    /// The id as text, with U+FFFD for bytes that are not UTF-8.
    package var text: String { String(decoding: id, as: UTF8.self) }

    /// The name as a member of a queue: the app, a slash, and the id. No app's name contains a slash.
    package var member: [UInt8] { Array(tenant.utf8) + [UInt8(ascii: "/")] + id }

    package init?(member: [UInt8]) {
        guard let slash = member.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        self.init(
            tenant: String(decoding: member[..<slash], as: UTF8.self),
            id: Array(member[member.index(after: slash)...]))
    }
}
