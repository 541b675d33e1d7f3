import Bytes
import TestSupport
import Testing

@Suite struct ByteBufferTests {
    @Test func `Appended bytes are read in order`() {
        var buffer = ByteBuffer()
        buffer.append("GET ")
        buffer.append(bytes("/a"))
        buffer.append(UInt8(ascii: "?"))
        buffer.append(utf8: "ü")
        #expect(contents(buffer) == "GET /a?ü")
        let count = buffer.count
        #expect(count == 9)
    }

    @Test func `Consuming drops the oldest bytes, truncating the newest`() {
        var buffer = ByteBuffer(capacity: 8)
        buffer.append("abcdef")
        buffer.consume(2)
        buffer.truncateBytes(to: 3)
        #expect(contents(buffer) == "cde")
        let first = buffer[0]
        #expect(first == UInt8(ascii: "c"))
        buffer.consume(3)
        #expect(contents(buffer).isEmpty)
    }

    @Test func `A buffer that is emptied as fast as it is filled does not grow`() {
        var buffer = ByteBuffer(capacity: 64)
        for _ in 0..<1000 {
            buffer.append("0123456789abcdef0123456789")
            buffer.consume(20)
            buffer.consume(buffer.count - 6)
        }
        #expect(capacity(buffer) == 64)
        #expect(contents(buffer) == "456789")
    }

    @Test func `Random appends and consumes agree with an array`() {
        var random = SplitMix64(seed: 11)
        var buffer = ByteBuffer()
        var model: [UInt8] = []
        for step in 0..<800 {
            if Bool.random(using: &random) {
                let more = [UInt8](
                    repeating: UInt8(truncatingIfNeeded: step), count: Int.random(in: 0...90, using: &random))
                buffer.append(more)
                model += more
            } else {
                let count = Int.random(in: 0...model.count, using: &random)
                buffer.consume(count)
                model.removeFirst(count)
            }
            guard buffer.count == model.count, contents(buffer) == String(decoding: model, as: UTF8.self)
            else {
                Issue.record("the buffer differs from its model in step \(step) of seed 11")
                return
            }
        }
    }

    @Test func `Receiving writes into spare capacity and returns the closure's result`() {
        var buffer = ByteBuffer()
        buffer.append("a")
        let failed = unsafe buffer.receiveBytes(atLeast: 10) { _ in -1 }
        #expect(failed == -1 && contents(buffer) == "a")
        let read = unsafe buffer.receiveBytes(atLeast: 100) { room in
            let enough = room.count >= 100
            unsafe room.storeBytes(of: UInt8(ascii: "b"), as: UInt8.self)
            return enough ? 1 : 0
        }
        #expect(read == 1)
        #expect(contents(buffer) == "ab")
    }

    @Test(arguments: [0, 7, 10, 255, 4096, 1_234_567_890, -5, Int.max, Int.min])
    func `Numbers are written as Swift writes them`(number: Int) {
        #expect(written { $0.append(decimal: number) } == String(number))
    }

    @Test(arguments: (0..<32).flatMap { bit in [1 << bit, 1 << bit - 1] } + [.max])
    func `Hexadecimal numbers are written as Swift writes them`(number: UInt32) {
        #expect(written { $0.append(hex: number) } == String(number, radix: 16))
    }

    @Test func `The numbers below 20,000 are written as Swift writes them`() {
        let wrong = (0..<20_000).filter { number in
            written { $0.append(decimal: number) } != String(number)
        }
        #expect(wrong.isEmpty)
    }

    @Test func `Texts of every length are appended completely, and nothing else`() {
        let text = (0..<100).map { UInt8($0) }
        for count in 0...100 {
            var buffer = ByteBuffer()
            buffer.append(UInt8(ascii: "<"))
            buffer.append(text, first: count)
            buffer.append(UInt8(ascii: ">"))
            #expect([UInt8](buffer) == Array("<".utf8) + text.prefix(count) + Array(">".utf8))
        }
    }

    @Test func `A number of fixed width has leading zeros`() {
        #expect(written { $0.append(decimal: 7, width: 2) } == "07")
        #expect(written { $0.append(decimal: 1994, width: 4) } == "1994")
    }

    @Test func `A 64-bit word is written as sixteen hexadecimal digits`() {
        var random = SplitMix64(seed: 12)
        for number in [0, 9, 10, 0x0123_4567_89ab_cdef, .max] + (0..<200).map({ _ in random.next() }) {
            var buffer = ByteBuffer()
            buffer.append(hexDigits: number)
            let digits = String(number, radix: 16)
            #expect(contents(buffer) == String(repeating: "0", count: 16 - digits.count) + digits)
        }
    }

    @Test(arguments: [
        0: "0.000", 7: "0.007", 1000: "1.000", 9_876: "9.876", 9_999: "9.999", 10_000: "10.000",
        12_345: "12.345", 60_000_001: "60000.001",
    ])
    func `Thousandths are written after a decimal point`(number: UInt64, text: String) {
        var buffer = ByteBuffer()
        buffer.append(thousandths: number)
        #expect(contents(buffer) == text)
    }

    @Test func `A buffer can be copied into an array`() {
        var buffer = ByteBuffer()
        #expect([UInt8](buffer) == [])
        buffer.append("abcdef")
        buffer.consume(2)
        #expect([UInt8](buffer) == Array("cdef".utf8))
    }

    @Test func `Memory is freed on request`() {
        var buffer = ByteBuffer(capacity: 100)
        buffer.append("abc")
        buffer.removeAll(keepingCapacity: false)
        #expect(capacity(buffer) == 0 && contents(buffer).isEmpty)
        buffer.append("d")
        #expect(contents(buffer) == "d")
    }
}
