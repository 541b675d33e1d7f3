import Bytes
import Cryptography
import Redis

/// The keys of one user in Redis, all in one slot (docs/counting.md, "Keys").
///
/// The tag is base64url of the app's name and the user's id, and never the raw id. Otherwise a brace, an
/// empty id or a newline would split a user over two slots. The name and the id can have any bytes (L14).
package struct UserKey: Hashable, Sendable {
    /// The prefix `us:{T}:` of the user's keys. The letter after it says what a key holds.
    package let stem: [UInt8]
    /// A hash of the user's key prefix (`stem`). Tables of fixed size compute a user's row from it. A caller
    /// who chooses user ids can make these hashes collide, so nothing but speed may depend on them.
    let mark: UInt64

    /// The slot of the user's keys in a cluster. It is not stored: the router of a single server never reads
    /// it, and its computation costs only 10 instructions for each byte of the tag. The tag's position in the
    /// key prefix (`stem`) is known, so no brace has to be searched for.
    var slot: RedisSlot { RedisSlot(tag: stem.span.extracting(droppingFirst: 4).extracting(droppingLast: 2)) }

    /// The largest number of bytes of a name that is kept readable in the key. A longer name is hashed.
    private static let longest = 40

    package init(tenant: [UInt8], user: Span<UInt8>) {
        guard tenant.count + user.count < Self.longest else {
            let digest = Digest.sha256(Self.name(tenant, user))
            // The `h` marks a digest. A readable name never begins with it: its first byte is a length of at
            // most 40, which base64 encodes as A–K.
            self.init(stem: Self.stem(digest.span, mark: UInt8(ascii: "h")))
            return
        }
        // A readable name is built on the stack, since every request needs a key.
        var name = InlineArray<40, UInt8>(repeating: UInt8(tenant.count))
        for index in tenant.indices { name[1 + index] = tenant[index] }
        for index in user.indices { name[1 + tenant.count + index] = user[index] }
        self.init(stem: Self.stem(name.span.extracting(first: 1 + tenant.count + user.count), mark: nil))
    }

    init(stem: [UInt8]) {
        self.stem = stem
        let mark = FNV1a.hash(stem.span)
        // Tables use the hash's upper half. So the last bytes of `stem`, which differ most, must change it.
        self.mark = (mark ^ mark >> 29) &* 0x9E37_79B9_7F4A_7C15
    }

    package static func == (left: UserKey, right: UserKey) -> Bool {
        guard left.mark == right.mark, left.stem.count == right.stem.count else { return false }
        // Keys with equal hashes are nearly always equal, so an early exit from this loop saves nothing.
        let (one, other) = (left.stem.span, right.stem.span)
        var difference: UInt8 = 0
        for index in one.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(stem) }

    /// A hash of the user's key prefix (`stem`). It costs a fifth of `Hasher`. An attacker without the seed
    /// cannot find prefixes that collide. Only texts of about a thousand bytes or more collide under every
    /// odd factor (the Thue–Morse word), and a prefix has at most 64.
    ///
    /// - Parameter seed: a random number.
    package func hash(seed: UInt64) -> Int {
        var hash = seed
        for byte in stem { hash = (hash ^ UInt64(byte)) &* (seed | 1) }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }

    package static let processSeed = UInt64.random(in: .min ... .max)

    private static func stem(_ name: Span<UInt8>, mark: UInt8?) -> [UInt8] {
        // `Array(capacity:)` is not used, because it looks up its storage's type at run time.
        var stem: [UInt8] = []
        stem.append(addingCapacity: 7 + Base64URL.length(of: name.count)) { stem in
            stem.append(UInt8(ascii: "u"))
            stem.append(UInt8(ascii: "s"))
            stem.append(UInt8(ascii: ":"))
            stem.append(UInt8(ascii: "{"))
            if let mark { stem.append(mark) }
            Base64URL.append(name, to: &stem)
            stem.append(UInt8(ascii: "}"))
            stem.append(UInt8(ascii: ":"))
        }
        return stem
    }

    /// The app's name and the user's id as bytes. The length of the app's name comes first, because a
    /// separator could also be a byte of an id.
    private static func name(_ tenant: [UInt8], _ user: Span<UInt8>) -> [UInt8] {
        var name: [UInt8] = []
        name.reserveCapacity(tenant.count + user.count + 2)
        var length = tenant.count
        while length > 127 {
            name.append(UInt8(length & 127) | 128)
            length >>= 7
        }
        name.append(UInt8(length))
        name.append(contentsOf: tenant)
        for index in user.indices { name.append(user[index]) }
        return name
    }

    package init(tenant: [UInt8] = [], user: [UInt8]) { self.init(tenant: tenant, user: user.span) }

    package init(tenant: String = "", user: String) {
        self.init(tenant: Array(tenant.utf8), user: user.utf8Span.span)
    }

    /// The prefix of all of the user's keys: `us:{AGFkYQ}:`.
    package var stemText: String { String(decoding: stem, as: UTF8.self) }

    /// The name of the user with this key. It is nil if the key has only a digest of the name, or if the key
    /// belongs to no user.
    package var name: UserName? {
        let tag = stem.dropFirst(4).dropLast(2)
        guard stem.count > 7, let bytes = Base64URL.decode(tag.span),
            let length = bytes.first, Int(length) < bytes.count, bytes.count <= Self.longest,
            UserKey(tenant: Array(bytes[1..<1 + Int(length)]), user: Array(bytes[(1 + Int(length))...]))
                == self
        else { return nil }
        return UserName(
            tenant: String(decoding: bytes[1..<1 + Int(length)], as: UTF8.self),
            id: Array(bytes[(1 + Int(length))...]))
    }

    /// Whether the key has only a digest of the user's name, so that the name is unknown.
    package var isHashed: Bool { stem.count > 4 && stem[4] == UInt8(ascii: "h") }

    /// The user of a key that was found in Redis, such as `us:{AGFkYQ}:s`; nil if the key is no user's.
    package init?(found key: [UInt8], suffix: Int) {
        let stem = Array(key.dropLast(suffix))
        guard stem.starts(with: "us:{".utf8), stem.suffix(2).elementsEqual("}:".utf8) else { return nil }
        self.init(stem: stem)
        guard isHashed || name != nil else { return nil }
    }

    /// The user's key with the letter `kind` at its end, such as `us:{AGFkYQ}:s`.
    package func key(_ kind: Unicode.Scalar) -> [UInt8] { stem + [UInt8(ascii: kind)] }
}
