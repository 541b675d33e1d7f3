import Bytes
package import Configuration
import Cryptography
import Glibc
import HTTP
import Reactor
import Wire

/// The tokens of the admin interface, and the counts of wrong tokens. An instance is bound to one event loop.
package final class AdminTokens {
    package typealias Scope = AdminSettings.Scope

    /// A valid token. Only its digest is stored, so the digests of received tokens are compared with it.
    private struct Known {
        let name: String
        let scope: Scope
        let digest: [UInt8]
    }

    /// The owner of the admin token in a request.
    package struct Bearer: Hashable, Sendable {
        package let name: String
        package let scope: Scope

        package init(name: String, scope: Scope) {
            self.name = name
            self.scope = scope
        }
    }

    private var known: [Known] = []
    private var wrongTokens = WrongTokens()

    /// - Parameter own: the edge's own token, for tools on the same machine. It has the scope `own`.
    package init(_ settings: AdminSettings, own: String) {
        useSettings(settings, own: own)
    }

    package func useSettings(_ settings: AdminSettings, own: String) {
        known = [Known(name: "local", scope: .own, digest: SecretDigest.of(Array(own.utf8)))]
        known += settings.tokens.map {
            Known(
                name: $0.name, scope: $0.scope, digest: SecretDigest.of(Array($0.token.reveal().utf8)))
        }
    }

    /// Finds the operator who sends a request. Only requests with wrong tokens are limited. A valid token is
    /// always accepted, so that an attacker cannot lock out the operators.
    func findBearer(of call: ServerCall, needing scope: Scope) throws(AdminProblem) -> Bearer {
        let peer = call.clientAddress?.with(port: 0)
        let shown = Self.token(in: call)
        if let shown, let bearer = find(shown) {
            guard bearer.scope >= scope else {
                throw AdminProblem(
                    .forbidden,
                    "This needs the scope \(scope.rawValue); the token \(bearer.name) has \(bearer.scope.rawValue)."
                )
            }
            return bearer
        }
        guard shown != nil else {
            throw AdminProblem(
                .unauthorized,
                "Send Authorization: Bearer TOKEN, with a token of admin: tokens: or the one in admin.token.")
        }
        guard wrongTokens.notePeer(peer, at: call.loop.now) else {
            call.closeAfterAnswer()
            throw AdminProblem(
                .tooManyAttempts, "Too many wrong tokens came from this address. Wait for a minute.")
        }
        throw AdminProblem(.unauthorized, "This token is not known here.")
    }

    /// The token with which a stream was opened. The stream continues as long as this token is valid.
    struct ShownToken {
        fileprivate let tokens: AdminTokens
        fileprivate let shown: [UInt8]

        var isGood: Bool { tokens.find(shown) != nil }
    }

    func shownToken(of call: ServerCall) -> ShownToken {
        ShownToken(tokens: self, shown: Self.token(in: call) ?? [])
    }

    /// Finds the owner of a token. All tokens are compared, so that the time does not show which one matches.
    private func find(_ shown: [UInt8]) -> Bearer? {
        let digest = SecretDigest.of(shown)
        var found: Bearer?
        for token in known where SecretDigest.areEqual(token.digest, digest) {
            found = Bearer(name: token.name, scope: token.scope)
        }
        return found
    }

    /// The token after `Bearer`; nil if the request has no such token, or more than one.
    private static func token(in call: ServerCall) -> [UInt8]? {
        let name = Array("authorization".utf8)
        guard let field = call.head.fields.first(named: name.span, in: call.inbound.readable),
            !field.isRepeated
        else { return nil }
        let value = call.bytes(field.value)
        let scheme = Array("bearer ".utf8)
        guard value.count > scheme.count,
            zip(value, scheme).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 && $1 == 0x20 })
        else { return nil }
        return Array(value.dropFirst(scheme.count))
    }
}

/// Counts the wrong tokens of the last minute, separately for each sender's address.
struct WrongTokens {
    private static let most = 20
    private static let minute: UInt64 = 60_000_000_000
    private static let addresses = 1024

    private var counts: [SocketAddress?: (since: UInt64, count: Int)] = [:]

    /// Counts one more wrong token of an address. Returns false if the address has sent too many.
    mutating func notePeer(_ peer: SocketAddress?, at now: UInt64) -> Bool {
        if counts.count >= Self.addresses { counts = counts.filter { now - $0.value.since < Self.minute } }
        if counts.count >= Self.addresses { counts.removeAll() }
        var mine = counts[peer] ?? (now, 0)
        if now - mine.since >= Self.minute { mine = (now, 0) }
        mine.count += 1
        counts[peer] = mine
        return mine.count <= Self.most
    }
}
