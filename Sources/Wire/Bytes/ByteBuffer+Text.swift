extension String {
    /// A document of ours as text.
    package init(_ buffer: borrowing ByteBuffer) {
        let bytes = buffer.readable
        self = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
