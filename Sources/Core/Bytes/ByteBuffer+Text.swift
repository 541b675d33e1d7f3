extension String {
    /// Makes a string from bytes that are known to be valid UTF-8, such as a document that the edge wrote.
    package init(_ buffer: borrowing ByteBuffer) {
        let bytes = buffer.readable
        self = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Copies the readable bytes of a buffer.
    package init(_ buffer: borrowing ByteBuffer) { self.init(buffer.readable) }

    /// Copies the bytes of a span, so that the array can outlive the span.
    package init(_ bytes: Span<UInt8>) {
        self = unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
            count = bytes.count
            unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(room).copyMemory(from: $0) }
        }
    }
}
