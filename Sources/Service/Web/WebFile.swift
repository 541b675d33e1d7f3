import Bytes
import CWeb

/// A file of `web/` that is compiled into the program. No file is read from disk.
@safe package struct WebFile: Sendable {
    /// The path at which the file is served, such as `/openapi.json`.
    package let path: String
    package let type: String
    /// A hash of the file's bytes, in the form of the header field `ETag`.
    package let tag: String
    nonisolated(unsafe) private let memory: UnsafeBufferPointer<UInt8>

    /// The file's bytes, which stay in memory as long as the program runs.
    package var bytes: Span<UInt8> {
        @_lifetime(borrow self)
        get { unsafe _overrideLifetime(memory.span, borrowing: self) }
    }

    private init(_ place: Int) {
        let file = unsafe usher_web_file(place).pointee
        path = unsafe String(cString: file.path)
        type = unsafe String(cString: file.type)
        let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.length)
        unsafe memory = bytes
        // FNV-1a is sufficient as the hash, because no client can choose the bytes.
        tag = unsafe "\"\(String(FNV1a.hash(bytes.span), radix: 36))\""
    }

    package static let all = (0..<usher_web_count()).map { WebFile($0) }

    package static func findFile(_ path: Span<UInt8>) -> WebFile? {
        for file in all where file.path.utf8.count == path.count {
            if zip(file.path.utf8, path.indices).allSatisfy({ $0 == path[$1] }) { return file }
        }
        return nil
    }
}
