/// The proof of identity that an app sends to the edge. It is never logged or stored.
public struct UsherCredential: Sendable {
    /// Whether the edge refused the last credential, so that a new one is needed.
    public typealias IsRefused = Bool

    let field: String
    let value: @Sendable (IsRefused) async throws -> String?

    /// A token of the app's own sign-in service.
    ///
    /// - Parameter token: called before each request, and once more with `true` if the edge answered 401. The
    ///   closure then has to fetch a new token. If it returns nil, no user is signed in, and nothing is sent.
    ///   If it throws, the caller receives ``UsherError/signedOut``.
    public static func bearer(_ token: @escaping @Sendable (IsRefused) async throws -> String?) -> Self {
        Self(field: "Authorization") { isRefused in try await token(isRefused).map { "Bearer \($0)" } }
    }

    /// A token that never changes.
    public static func bearer(_ token: String) -> Self { bearer { _ in token } }

    /// A header field that identifies the user, such as `x-user-id`. The edge must be configured to trust
    /// this field (`trusted_header`).
    public static func header(_ name: String, _ value: String) -> Self { Self(field: name) { _ in value } }
}
