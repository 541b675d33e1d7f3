/// How an app shows the edge who is asking. Nothing of it is ever logged or kept.
public struct UsherCredential: Sendable {
    /// Whether the credential that was used last was refused, so that another is wanted.
    public typealias IsRefused = Bool

    let field: String
    let value: @Sendable (IsRefused) async throws -> String?

    /// A token of the app's own sign-in service.
    ///
    /// - Parameter token: asked before each request, and once more with `true` where the edge answered 401:
    ///   fetch a new token then. nil: nobody is signed in, and nothing is sent. What it throws reaches the
    ///   caller as ``UsherError/signedOut``.
    public static func bearer(_ token: @escaping @Sendable (IsRefused) async throws -> String?) -> Self {
        Self(field: "Authorization") { isRefused in try await token(isRefused).map { "Bearer \($0)" } }
    }

    /// A token that does not change.
    public static func bearer(_ token: String) -> Self { bearer { _ in token } }

    /// A field that a gateway of one's own would add: `x-user-id` where the edge believes it.
    public static func header(_ name: String, _ value: String) -> Self { Self(field: name) { _ in value } }
}
