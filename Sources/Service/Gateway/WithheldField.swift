import Bytes

/// Header fields that are never forwarded to an upstream, in addition to those of `KnownField`. A caller
/// could use them to claim another identity, or to send a credential of their own.
///
/// A `_` is read as a `-`, because CGI and its successors map both to the same variable (RFC 3875, section
/// 4.1.18). An upstream would read `X_User_Id` as `x-user-id`.
enum WithheldField {
    /// - Parameter hasCredentials: whether the forwarded request carries the team's provider key. If so, the
    ///   fields that choose the paying organisation or project are not forwarded.
    static func covers(_ name: Span<UInt8>, besideOurKey hasCredentials: Bool) -> Bool {
        guard name.count > 5 else { return false }
        if endsWithAPIKey(name) { return true }
        switch ASCII.lowercased(name[0]) {
        case UInt8(ascii: "x"): return coversExtension(name) || hasCredentials && isGoogleProject(name)
        case UInt8(ascii: "r"): return name.hasHeaderNamePrefix("remote-")
        case UInt8(ascii: "a"):
            if name.equalsHeaderName("accept-encoding") { return true }
            return hasCredentials
                && (name.hasHeaderNamePrefix("anthropic-organization")
                    || name.hasHeaderNamePrefix("anthropic-workspace"))
        case UInt8(ascii: "o"):
            // This field contains the key of Azure API Management.
            if name.equalsHeaderName("ocp-apim-subscription-key") { return true }
            return hasCredentials
                && (name.hasHeaderNamePrefix("openai-organization")
                    || name.hasHeaderNamePrefix("openai-project"))
        // Cloudflare Access and Tailscale Serve name users in these fields, which a caller could forge. Some
        // servers read the obsolete `Cookie2` (RFC 6265).
        case UInt8(ascii: "c"):
            return name.hasHeaderNamePrefix("cf-access-") || name.equalsHeaderName("cookie2")
                || name.equalsHeaderName("content-length")
        case UInt8(ascii: "t"):
            return name.hasHeaderNamePrefix("tailscale-user-") || name.equalsHeaderName("transfer-encoding")
        default: return isKnownWithUnderscore(name)
        }
    }

    /// Checks a field name that begins with `x-`. The letter after `x-` is compared first. The ten fields
    /// `x-stainless-…` that official clients send with each request thus take one comparison each.
    private static func coversExtension(_ name: Span<UInt8>) -> Bool {
        guard name.count > 4 else { return false }
        switch ASCII.lowercased(name[2]) {
        case UInt8(ascii: "a"):
            // In these fields, Kong, oauth2-proxy, Authentik and others name users. A caller could forge
            // them.
            return name.equalsHeaderName("x-access-token") || name.hasHeaderNamePrefix("x-auth-")
                || name.hasHeaderNamePrefix("x-authenticated-") || name.hasHeaderNamePrefix("x-authentik-")
                || name.hasHeaderNamePrefix("x-amzn-oidc-") || name.equalsHeaderName("x-anonymous-consumer")
        case UInt8(ascii: "c"):
            return name.hasHeaderNamePrefix("x-consumer-") || name.hasHeaderNamePrefix("x-credential-")
        case UInt8(ascii: "f"): return name.hasHeaderNamePrefix("x-forwarded-")
        case UInt8(ascii: "g"):
            return name.hasHeaderNamePrefix("x-goog-authenticated-user-")
                || name.hasHeaderNamePrefix("x-goog-iap-")
        // By these fields a caller could replace the method or address that the edge has checked.
        case UInt8(ascii: "h"): return name.hasHeaderNamePrefix("x-http-method")
        case UInt8(ascii: "o"): return name.hasHeaderNamePrefix("x-original-")
        case UInt8(ascii: "m"):
            return name.hasHeaderNamePrefix("x-ms-client-principal")
                || name.equalsHeaderName("x-method-override")
        case UInt8(ascii: "r"):
            return name.hasHeaderNamePrefix("x-rewrite-") || name.hasHeaderNamePrefix("x-remote-")
                || name.equalsHeaderName("x-real-ip")
        case UInt8(ascii: "u"):
            return name.equalsHeaderName("x-user") || name.equalsHeaderName("x-user-id")
                || name.equalsHeaderName("x-userid")
                || name.equalsHeaderName("x-user-name") || name.equalsHeaderName("x-username")
                || name.equalsHeaderName("x-user-email")
        case UInt8(ascii: "w"): return name.hasHeaderNamePrefix("x-webauth-")
        default: return false
        }
    }

    /// Whether a field name ends in `apikey`, with any separators between its words: `api-key` (Azure),
    /// `apikey` (Kong), `x-litellm-api-key`, `x-goog-api-key`.
    private static func endsWithAPIKey(_ name: Span<UInt8>) -> Bool {
        guard ASCII.lowercased(name[name.count - 1]) == UInt8(ascii: "y") else { return false }
        let end: InlineArray<6, UInt8> = [0x61, 0x70, 0x69, 0x6b, 0x65, 0x79]
        var left = 6
        for at in name.indices.reversed() {
            if name[at] == UInt8(ascii: "-") || name[at] == UInt8(ascii: "_") { continue }
            guard ASCII.lowercased(name[at]) == end[left - 1] else { return false }
            left -= 1
            if left == 0 { return true }
        }
        return false
    }

    private static func isGoogleProject(_ name: Span<UInt8>) -> Bool {
        name.equalsHeaderName("x-goog-user-project") || name.equalsHeaderName("x-goog-quota-user")
    }

    /// Whether the name is the underscore spelling of a field that is hop-by-hop or not forwarded.
    private static func isKnownWithUnderscore(_ name: Span<UInt8>) -> Bool {
        switch ASCII.lowercased(name[0]) {
        case UInt8(ascii: "h"): name.equalsHeaderName("http2-settings")
        case UInt8(ascii: "i"): name.equalsHeaderName("idempotency-key")
        case UInt8(ascii: "k"): name.equalsHeaderName("keep-alive")
        case UInt8(ascii: "p"): name.hasHeaderNamePrefix("proxy-")
        default: false
        }
    }
}
