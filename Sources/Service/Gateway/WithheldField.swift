import Bytes

/// Fields of a request that are never forwarded to an upstream, besides those that `KnownField` names: by
/// them a caller could claim an identity, or show a credential of their own.
///
/// A `_` is read as a `-`, since CGI and what follows it (RFC 3875, section 4.1.18) make both the same
/// variable: `X_User_Id` would be an upstream's `x-user-id`.
enum WithheldField {
    /// - Parameter hasCredentials: whether the team's own key goes with the request, so that the caller may
    ///   not name the organisation or project that pays.
    static func covers(_ name: Span<UInt8>, besideOurKey hasCredentials: Bool) -> Bool {
        guard name.count > 2 else { return false }
        switch ASCII.lowercased(name[0]) {
        case UInt8(ascii: "x"): return coversExtension(name) || hasCredentials && isGoogleProject(name)
        case UInt8(ascii: "r"): return name.hasHeaderNamePrefix("remote-")
        case UInt8(ascii: "a"):
            // Azure's spelling of a key.
            if name.equalsHeaderName("api-key") { return true }
            return hasCredentials
                && (name.hasHeaderNamePrefix("anthropic-organization")
                    || name.hasHeaderNamePrefix("anthropic-workspace"))
        case UInt8(ascii: "o"):
            // Azure API Management's key.
            if name.equalsHeaderName("ocp-apim-subscription-key") { return true }
            return hasCredentials
                && (name.hasHeaderNamePrefix("openai-organization")
                    || name.hasHeaderNamePrefix("openai-project"))
        // Cloudflare Access, and Tailscale Serve.
        case UInt8(ascii: "c"): return name.hasHeaderNamePrefix("cf-access-")
        case UInt8(ascii: "t"): return name.hasHeaderNamePrefix("tailscale-user-")
        default: return isKnownWithUnderscore(name)
        }
    }

    /// `x-…`, by the letter that follows: the official clients send ten fields `x-stainless-…` with each
    /// request.
    private static func coversExtension(_ name: Span<UInt8>) -> Bool {
        guard name.count > 4 else { return false }
        switch ASCII.lowercased(name[2]) {
        case UInt8(ascii: "a"):
            // Kong, oauth2-proxy, Authentik, Amazon's load balancer.
            return name.equalsHeaderName("x-api-key") || name.hasHeaderNamePrefix("x-auth-")
                || name.hasHeaderNamePrefix("x-authenticated-") || name.hasHeaderNamePrefix("x-authentik-")
                || name.hasHeaderNamePrefix("x-amzn-oidc-") || name.equalsHeaderName("x-anonymous-consumer")
        case UInt8(ascii: "c"):
            return name.hasHeaderNamePrefix("x-consumer-") || name.hasHeaderNamePrefix("x-credential-")
        case UInt8(ascii: "f"): return name.hasHeaderNamePrefix("x-forwarded-")
        case UInt8(ascii: "g"):
            return name.equalsHeaderName("x-goog-api-key")
                || name.hasHeaderNamePrefix("x-goog-authenticated-user-")
                || name.hasHeaderNamePrefix("x-goog-iap-")
        case UInt8(ascii: "m"): return name.hasHeaderNamePrefix("x-ms-client-principal")
        case UInt8(ascii: "r"):
            return name.hasHeaderNamePrefix("x-remote-") || name.equalsHeaderName("x-real-ip")
        case UInt8(ascii: "u"):
            return name.equalsHeaderName("x-user") || name.equalsHeaderName("x-user-id")
                || name.equalsHeaderName("x-userid")
                || name.equalsHeaderName("x-user-name") || name.equalsHeaderName("x-username")
                || name.equalsHeaderName("x-user-email")
        case UInt8(ascii: "w"): return name.hasHeaderNamePrefix("x-webauth-")
        default: return false
        }
    }

    private static func isGoogleProject(_ name: Span<UInt8>) -> Bool {
        name.equalsHeaderName("x-goog-user-project") || name.equalsHeaderName("x-goog-quota-user")
    }

    /// What is hop-by-hop, or ends here, under its own name.
    private static func isKnownWithUnderscore(_ name: Span<UInt8>) -> Bool {
        switch ASCII.lowercased(name[0]) {
        case UInt8(ascii: "i"): name.equalsHeaderName("idempotency-key")
        case UInt8(ascii: "p"): name.hasHeaderNamePrefix("proxy-")
        default: false
        }
    }
}
