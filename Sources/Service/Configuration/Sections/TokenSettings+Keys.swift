import Commands
import Foundation

extension TokenSettings {
    private static let sourceKeys = KeyList {
        Key("url", "The address at which the issuer publishes them.")
        Key("file", "A JSON Web Key Set on this machine.")
        Key(
            "ca_file",
            "A file of the authorities that sign the address's certificate; by default the system's.")
        Key("private", default: "false", "The address may be a private one.")
        Key("refresh", default: "10m", "The time after which they are fetched again.")
    }

    /// The shortest shared secret, in bytes. A secret must be as long as the digest (RFC 7518, section 3.2).
    private static let shortestSecret = 32

    static func readKeys(_ section: Section, _ algorithms: [Algorithm]) -> Keys? {
        let isSecret = algorithms.contains(.hs256)
        if isSecret, algorithms.count > 1 {
            section["algorithms"]?.complain(
                "HS256 has a shared secret, the others have keys: give each kind an entry of its own")
            return nil
        }
        if let id = section["key_id"], section["secret"] == nil {
            id.complain("only a secret has a key_id here; the keys of a set have their own")
        }
        switch (section["secret"], section["keys"]) {
        case (let secret?, nil):
            if !isSecret, !algorithms.isEmpty {
                secret.complain("a secret is for HS256; the other algorithms take keys: { url: URL }")
                return nil
            }
            return self.secret(secret, section)
        case (nil, let keys?):
            if isSecret {
                keys.complain("HS256 takes secret: { env: NAME } or { file: PATH }")
                return nil
            }
            return self.keys(keys, algorithms)
        case (nil, nil):
            section.whole.complain(
                isSecret
                    ? "secret is missing: write { env: NAME } or { file: PATH }"
                    : "keys is missing: write { url: https://… } or { file: PATH }")
        case (let secret?, _?):
            secret.complain("an entry has either a secret or keys: give each kind an entry of its own")
        }
        return nil
    }

    private static func secret(_ value: Value, _ section: Section) -> Keys? {
        guard let secret = value.readSecret("a secret") else { return nil }
        guard secret.reveal().utf8.count >= shortestSecret else {
            value.complain(
                "this secret is too short: at least \(shortestSecret) bytes, from a random generator")
            return nil
        }
        return .secret(secret, id: section["key_id"]?.text("the secret's name"))
    }

    private static func keys(_ value: Value, _ algorithms: [Algorithm]) -> Keys? {
        guard let section = value.section(sourceKeys) else {
            return nil
        }
        switch (section["url"], section["file"]) {
        case (let url?, nil): return KeyAddress(url, section).map { .address($0) }
        case (nil, let file?):
            for key in ["ca_file", "private", "refresh"] {
                section[key]?.complain("only keys from a url have this; remove it")
            }
            return file.keyDocument(for: algorithms).map { .document($0) }
        default:
            value.complain("keys come from one place; write { url: https://… } or { file: PATH }")
            return nil
        }
    }
}

extension KeyAddress {
    fileprivate init?(_ url: Value, _ section: Section) {
        let isPrivate = section.readFlag("private")
        caFile = section["ca_file"]?.pemFile("a file of CA certificates")
        refresh = section.readDuration("refresh", in: .seconds(10) ... .seconds(86_400))
        allowsPrivateAddresses = isPrivate
        guard let address = url.httpAddress() else { return nil }
        if address.isPrivateLiteral, !isPrivate {
            url.complain(
                "\(address.endpoint.host) is a private address; if that is meant, write private: true")
        } else if !address.isTLS, !isPrivate {
            url.complain("keys that are fetched without TLS prove nothing; write https://")
        }
        if caFile != nil, !address.isTLS {
            section["ca_file"]?.complain("only an https:// server shows a certificate; remove this")
        }
        self.address = address
    }
}

extension Value {
    private static let largestKeyDocument = 256 << 10

    /// Reads the document of a key set. It must contain a key for one of these algorithms.
    fileprivate func keyDocument(for algorithms: [TokenSettings.Algorithm]) -> String? {
        guard let written = text("the path of a JSON Web Key Set") else { return nil }
        do throws(SettingsFile.Fault) {
            let text = try SettingsFile.readText(
                at: reading.resolvePath(written), limit: Self.largestKeyDocument)
            if Self.holdsKey(text, for: algorithms) {
                note(content: text)
                return text
            }
            let names = algorithms.map(\.rawValue).joined(separator: ", ")
            complain("\(Printable.quoted(written)) is not a JSON Web Key Set with a public key for \(names)")
        } catch {
            complain("\(Printable.quoted(written)) \(error.text); write the path of a JSON Web Key Set")
        }
        return nil
    }

    private struct Keys: Decodable {
        struct Key: Decodable {
            let kty: String
            let crv: String?
        }
        let keys: [Key]
    }

    private static func holdsKey(_ text: String, for algorithms: [TokenSettings.Algorithm]) -> Bool {
        guard let set = try? JSONDecoder().decode(Keys.self, from: Data(text.utf8)) else { return false }
        return set.keys.contains { key in
            switch (key.kty, key.crv) {
            case ("RSA", _): algorithms.contains(.rs256)
            case ("EC", "P-256"): algorithms.contains(.es256)
            case ("OKP", "Ed25519"): algorithms.contains(.edDSA)
            default: false
            }
        }
    }
}
