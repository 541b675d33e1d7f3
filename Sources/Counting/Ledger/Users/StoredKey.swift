package import Limits

/// The stored part of an API key: everything but its secret.
package struct StoredKey: Hashable, Sendable {
    package let id: [UInt8]
    /// The SHA-256 of the key's secret.
    package let digest: [UInt8]
    /// The owner's app and id. `tenant` is empty if the edge serves one app.
    package let tenant: [UInt8]
    package let user: [UInt8]
    /// The plan of requests with this key; nil if the user's entitlement decides.
    package let plan: String?
    package let label: String
    package let created: Moment
    /// The time at which the key expires; nil if it does not expire.
    package let expires: Moment?
    /// The time at which the key was revoked; nil if it is not revoked.
    package internal(set) var revoked: Moment?

    package init(
        id: [UInt8], digest: [UInt8], tenant: [UInt8] = [], user: [UInt8], plan: String? = nil,
        label: String = "", created: Moment, expires: Moment? = nil, revoked: Moment? = nil
    ) {
        self.id = id
        self.digest = digest
        self.tenant = tenant
        self.user = user
        self.plan = plan
        self.label = label
        self.created = created
        self.expires = expires
        self.revoked = revoked
    }

    package var owner: UserKey { UserKey(tenant: tenant, user: user) }

    package func isGood(at now: Moment) -> Bool {
        revoked == nil && (expires.map { now.milliseconds < $0.milliseconds } ?? true)
    }
}

/// The format of an API key's record in Redis: a hash whose fields have short names.
enum KeyFormat {
    static let fields: [StaticString] = ["d", "t", "u", "p", "n", "c", "x", "r"]

    /// Decodes the record of an API key; nil if the record does not exist or lacks a field.
    static func parseKey(_ id: [UInt8], _ reply: [RedisField]) -> StoredKey? {
        guard reply.count == fields.count, let digest = reply[0], let tenant = reply[1], let user = reply[2],
            let created = moment(reply[5])
        else { return nil }
        return StoredKey(
            id: id, digest: digest, tenant: tenant, user: user,
            plan: reply[3].map { String(decoding: $0, as: UTF8.self) },
            label: String(decoding: reply[4] ?? [], as: UTF8.self), created: created,
            expires: moment(reply[6]), revoked: moment(reply[7]))
    }

    private static func moment(_ field: RedisField) -> Moment? {
        field.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }.map { Moment(milliseconds: $0) }
    }
}

typealias RedisField = [UInt8]?
