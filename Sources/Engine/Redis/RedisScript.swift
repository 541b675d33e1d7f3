/// A Lua script as the server knows it: by the SHA-1 of its source. A class, since each call names one.
package final class RedisScript: Sendable {
    /// The script's name in messages.
    package let name: String
    package let source: [UInt8]
    /// The digest that EVALSHA takes: 40 lower-case hexadecimal bytes.
    package let sha1: [UInt8]
    /// `EVALSHA` and the digest, `EVAL` and the source, written down once.
    let call: RedisArguments
    let load: RedisArguments

    package init(name: String, source: [UInt8], sha1: [UInt8]) {
        precondition(sha1.count == 40, "a script's SHA-1 has 40 hexadecimal digits")
        self.name = name
        self.source = source
        self.sha1 = sha1
        call = Self.head("EVALSHA", sha1)
        load = Self.head("EVAL", source)
    }

    private static func head(_ verb: StaticString, _ script: [UInt8]) -> RedisArguments {
        var head = RedisArguments()
        head.append(verb)
        head.append(script)
        return head
    }
}
