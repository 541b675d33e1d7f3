/// A Lua script and its SHA-1, by which the server knows it. It is a class, so that the calls that refer to
/// it do not copy it.
package final class RedisScript: Sendable {
    package let name: String
    package let source: [UInt8]
    /// The digest that EVALSHA takes: 40 lower-case hexadecimal bytes.
    package let sha1: [UInt8]
    /// The beginnings of two commands: `EVALSHA` with the digest, and `EVAL` with the source.
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
