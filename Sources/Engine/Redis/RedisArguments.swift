/// The arguments of one command in RESP2 form: for each argument `$<length>`, a line end, its bytes and a
/// line end.
///
/// libhiredis' formatter takes 14,000 instructions for 22 arguments, and this type takes 700. Arguments that
/// are the same in many calls can be kept and appended as a whole.
package struct RedisArguments: Sendable {
    private(set) var bytes: [UInt8] = []
    package private(set) var count = 0

    package init() {}

    package mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

    package mutating func append(_ text: String) { append(text.utf8Span.span) }

    package mutating func append(_ span: Span<UInt8>) {
        append(count: 1, room: span.count + UncheckedWriter.frame) { $0.put(argument: span) }
    }

    package mutating func append(_ text: StaticString) {
        append(count: 1, room: text.utf8CodeUnitCount + UncheckedWriter.frame) { writer in
            writer.begin(argumentOf: text.utf8CodeUnitCount)
            writer.put(text)
            writer.putLineEnd()
        }
    }

    /// Appends one key for each letter in `kinds`. A key consists of `stem`, which all keys of a user have,
    /// and this letter.
    package mutating func append(_ stem: [UInt8], each kinds: StaticString) {
        let letters = kinds.utf8CodeUnitCount
        append(count: letters, room: letters * (stem.count + 1 + UncheckedWriter.frame)) { writer in
            writer.put(keys: kinds, of: stem)
        }
    }

    package mutating func append(_ number: Int) {
        let digits = UncheckedWriter.digits(of: number.magnitude)
        append(count: 1, room: 21 + UncheckedWriter.frame) { writer in
            writer.begin(argumentOf: number < 0 ? digits + 1 : digits)
            if number < 0 { writer.put(UInt8(ascii: "-")) }
            writer.put(number.magnitude, digits: digits)
            writer.putLineEnd()
        }
    }

    /// Appends `count` arguments that `write` writes in RESP2 form.
    package mutating func append(count: Int, room: Int, _ write: (inout UncheckedWriter) -> Void) {
        self.count += count
        UncheckedWriter.write(to: &bytes, room: room, write)
    }

    /// The slot of the key at `index`. This is called only for a cluster. A single server needs no slot.
    func slotOfKey(at index: Int) -> RedisSlot {
        var place = 0
        var length = 0
        for step in 0...index {
            if step > 0 { place += length + 2 }
            precondition(place < bytes.count, "a call that is routed names a key")
            // An argument begins with `$`, its length in digits and a line end.
            place += 1
            length = 0
            while bytes[place] != UInt8(ascii: "\r") {
                length = length * 10 + Int(bytes[place] - UInt8(ascii: "0"))
                place += 1
            }
            place += 2
        }
        return RedisSlot(key: bytes.span.extracting(place..<place + length))
    }

    /// Writes a command in RESP2 form: its first arguments (`head`), the number of keys (unless `keys` is
    /// nil), and further arguments. `write` writes the further ones, and `arguments` is their number.
    static func write(
        _ head: RedisArguments, keys: Int?, arguments: Int, room: Int, to writer: inout ByteWriter,
        _ write: (inout UncheckedWriter) -> Void
    ) {
        let count = head.count + arguments + (keys == nil ? 0 : 1)
        precondition(count > 0 && keys ?? 0 < 100, "a command has a name, and a script fewer than 100 keys")
        writer.write(room: head.bytes.count + room + 2 * UncheckedWriter.frame) { writer in
            writer.begin(UInt8(ascii: "*"), argumentOf: count)
            writer.put(head.bytes.span)
            if let keys {
                let digits = keys < 10 ? 1 : 2
                writer.begin(argumentOf: digits)
                writer.put(UInt(keys), digits: digits)
                writer.putLineEnd()
            }
            write(&writer)
        }
    }
}

extension ByteWriter {
    /// Appends a command whose arguments are already encoded.
    mutating func writeCall(_ head: RedisArguments, keys: Int?, _ tail: RedisArguments) {
        RedisArguments.write(
            head, keys: keys, arguments: tail.count, room: tail.bytes.count, to: &self
        ) { $0.put(tail.bytes) }
    }
}

extension UncheckedWriter {
    /// The most bytes around an argument: a type byte such as `$`, 20 digits and two line ends.
    package static var frame: Int { 25 }

    /// Writes a type byte (`mark`), the argument's length and a line end.
    @inlinable @inline(__always)
    mutating func begin(_ mark: UInt8 = UInt8(ascii: "$"), argumentOf length: Int) {
        put(mark)
        put(length.magnitude, digits: Self.digits(of: length.magnitude))
        putLineEnd()
    }

    @inlinable @inline(__always)
    package mutating func put(argument: Span<UInt8>) {
        begin(argumentOf: argument.count)
        put(argument)
        putLineEnd()
    }

    /// Writes one key for each letter in `kinds`. A key consists of `stem`, which all keys of a user have,
    /// and this letter.
    package mutating func put(keys kinds: StaticString, of stem: [UInt8]) {
        for index in 0..<kinds.utf8CodeUnitCount {
            begin(argumentOf: stem.count + 1)
            put(stem)
            put(unsafe kinds.utf8Start[index])
            putLineEnd()
        }
    }

    /// Writes an argument whose length is known only after it was written.
    @inlinable @inline(__always)
    package mutating func put(argument write: (inout UncheckedWriter) -> Void) {
        let start = unsafe place
        // Six bytes are left free for `$`, three digits and a line end. If the argument's length has fewer or
        // more digits, the argument is moved.
        unsafe place = start + 6
        write(&self)
        let length = unsafe place - start - 6
        let digits = Self.digits(of: length.magnitude)
        if digits != 3 { unsafe (start + digits + 3).update(from: start + 6, count: length) }
        unsafe place = start
        begin(argumentOf: length)
        unsafe place += length
        putLineEnd()
    }
}
