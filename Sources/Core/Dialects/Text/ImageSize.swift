import Bytes

/// An image's width and height in pixels, read from the first bytes of its file.
struct ImageSize: Hashable, Sendable {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = min(max(width, 1), 1 << 20)
        self.height = min(max(height, 1), 1 << 20)
    }

    /// The size of the image in an address such as `data:image/png;base64,…`. The result is nil for any other
    /// address, and for a file in an unknown format.
    init?(dataURL: Span<UInt8>?) {
        guard let url = dataURL, url.starts(with: "data:") else { return nil }
        var comma = 5
        while comma < url.count, url[comma] != UInt8(ascii: ",") { comma += 1 }
        guard comma < min(url.count, 128) else { return nil }
        self.init(base64: url.extracting((comma + 1)..<url.count))
    }

    init?(base64: Span<UInt8>?) {
        guard let text = base64 else { return nil }
        let file = Base64Text(text)
        let size =
            Self.png(file) ?? Self.gif(file) ?? Self.webP(file) ?? Self.jpeg(file)
        guard let size, size.width > 0, size.height > 0 else { return nil }
        self.init(width: size.width, height: size.height)
    }

    /// Reads a PNG file, whose first chunk is IHDR (W3C, PNG).
    private static func png(_ file: borrowing Base64Text) -> (width: Int, height: Int)? {
        guard file.readNumber(at: 0, bytes: 4) == 0x8950_4e47 else { return nil }
        guard let width = file.readNumber(at: 16, bytes: 4), let height = file.readNumber(at: 20, bytes: 4)
        else {
            return nil
        }
        return (width, height)
    }

    /// Reads a GIF file (CompuServe, GIF89a, section 18).
    private static func gif(_ file: borrowing Base64Text) -> (width: Int, height: Int)? {
        guard file.readNumber(at: 0, bytes: 3) == 0x474946, let width = file.littleEndian(at: 6, bytes: 2),
            let height = file.littleEndian(at: 8, bytes: 2)
        else { return nil }
        return (width, height)
    }

    /// Reads a WebP file (RFC 9649, sections 2.5 to 2.7).
    private static func webP(_ file: borrowing Base64Text) -> (width: Int, height: Int)? {
        guard file.readNumber(at: 0, bytes: 4) == 0x5249_4646, file.readNumber(at: 8, bytes: 4) == 0x5745_4250
        else {
            return nil
        }
        switch file.readNumber(at: 12, bytes: 4) {
        case 0x5650_3858:
            guard let width = file.littleEndian(at: 24, bytes: 3),
                let height = file.littleEndian(at: 27, bytes: 3)
            else { return nil }
            return (width + 1, height + 1)
        case 0x5650_384c:
            guard let bits = file.littleEndian(at: 21, bytes: 4) else { return nil }
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        default:
            guard let width = file.littleEndian(at: 26, bytes: 2),
                let height = file.littleEndian(at: 28, bytes: 2)
            else { return nil }
            return (width & 0x3fff, height & 0x3fff)
        }
    }

    /// Reads a JPEG file (ITU-T T.81, annex B). Segments before the frame's header are skipped.
    private static func jpeg(_ file: borrowing Base64Text) -> (width: Int, height: Int)? {
        guard file.readNumber(at: 0, bytes: 2) == 0xffd8 else { return nil }
        var at = 2
        for _ in 0..<64 {
            guard let marker = file.readNumber(at: at, bytes: 2), marker >= 0xff00,
                let length = file.readNumber(at: at + 2, bytes: 2), length >= 2
            else { return nil }
            if 0xffc0...0xffcf ~= marker, marker != 0xffc4, marker != 0xffc8, marker != 0xffcc {
                guard let height = file.readNumber(at: at + 5, bytes: 2),
                    let width = file.readNumber(at: at + 7, bytes: 2)
                else { return nil }
                return (width, height)
            }
            at += 2 + length
        }
        return nil
    }

    /// The size after scaling down so that the longer side is at most `longest`. A smaller image keeps its
    /// size.
    func scaled(longest: Int) -> ImageSize {
        let side = max(width, height)
        return side <= longest
            ? self : ImageSize(width: width * longest / side, height: height * longest / side)
    }

    func scaled(shortest: Int) -> ImageSize {
        let side = min(width, height)
        return side <= shortest
            ? self : ImageSize(width: width * shortest / side, height: height * shortest / side)
    }
}

/// A file as base64 text (RFC 4648, section 4). Single bytes of the file can be decoded.
struct Base64Text: ~Escapable {
    private let text: Span<UInt8>

    @_lifetime(copy text)
    init(_ text: Span<UInt8>) { self.text = text }

    /// The length, in bytes, of the file that the base64 text encodes. It can be up to two bytes too large.
    static func decodedLength(of text: Span<UInt8>?) -> Int { (text?.count ?? 0) / 4 * 3 }

    func readNumber(at offset: Int, bytes: Int) -> Int? {
        var number = 0
        for index in 0..<bytes {
            guard let byte = byte(at: offset + index) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    func littleEndian(at offset: Int, bytes: Int) -> Int? {
        var number = 0
        for index in 0..<bytes {
            guard let byte = byte(at: offset + index) else { return nil }
            number |= byte << (8 * index)
        }
        return number
    }

    private func byte(at offset: Int) -> Int? {
        let bit = offset * 8
        guard let first = digit(at: bit / 6), let second = digit(at: bit / 6 + 1) else { return nil }
        return (first << 6 | second) >> (4 - bit % 6) & 0xff
    }

    private func digit(at index: Int) -> Int? {
        guard index < text.count else { return nil }
        return switch text[index] {
        case 0x41...0x5a: Int(text[index]) - 0x41
        case 0x61...0x7a: Int(text[index]) - 0x61 + 26
        case 0x30...0x39: Int(text[index]) - 0x30 + 52
        case 0x2b, 0x2d: 62
        case 0x2f, 0x5f: 63
        default: nil
        }
    }
}
