extension String {
    /// The text of bytes that are known to be UTF-8, as every document is that the edge wrote itself.
    package init(_ buffer: borrowing ByteBuffer) {
        let bytes = buffer.readable
        self = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}

extension [UInt8] {
    /// A copy of what a buffer holds.
    package init(_ buffer: borrowing ByteBuffer) { self.init(buffer.readable) }

    /// A copy of bytes, which outlives them.
    package init(_ bytes: Span<UInt8>) {
        self = unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
            count = bytes.count
            unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(room).copyMemory(from: $0) }
        }
    }
}
