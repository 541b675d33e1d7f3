import Cryptography
import Limits

extension LearnedModels {
    package enum Fault: Error, Hashable {
        /// The checksum or the length does not match the content.
        case damaged
        /// The file has another format version, because another release of Usher wrote it.
        case otherVersion

        package var text: String {
            switch self {
            case .damaged: "it is damaged"
            case .otherVersion: "another release wrote it"
            }
        }
    }

    private static let mark = Array("usherlm".utf8)
    /// The version of the file format. It is raised with every change of the format.
    private static let version: UInt8 = 1
    private static let sumBytes = 32
    private static let entryBytes = Name.bytes + Target.Learned.figureCount * 9

    /// The largest size of a file that the edge writes, in bytes.
    package static let mostBytes = mark.count + 1 + most * entryBytes + sumBytes

    /// The file's content, which is the same for equal models:
    ///
    /// - fixed bytes that identify the format, and its version;
    /// - for each model its name and its figures, each as a median (eight bytes, big-endian) and a number of
    ///   callers (one byte);
    /// - the SHA-256 of all bytes before it.
    package var bytes: [UInt8] {
        var bytes = Self.mark + [Self.version]
        let sorted = models.sorted { $0.key.digest.lexicographicallyPrecedes($1.key.digest) }
        for (name, learned) in sorted {
            bytes += name.digest
            for figure in learned.shown {
                for shift in stride(from: 56, through: 0, by: -8) {
                    bytes.append(UInt8(truncatingIfNeeded: figure.median >> shift))
                }
                bytes.append(UInt8(clamping: figure.callers))
            }
        }
        return bytes + Digest.sha256(bytes)
    }

    package init(bytes: [UInt8]) throws(Fault) {
        self.init()
        let head = Self.mark.count + 1
        guard bytes.count >= head + Self.sumBytes, bytes.starts(with: Self.mark) else { throw .damaged }
        guard bytes[Self.mark.count] == Self.version else { throw .otherVersion }
        let body = bytes.dropLast(Self.sumBytes)
        let entries = body.dropFirst(head)
        guard Digest.sha256(Array(body)).elementsEqual(bytes.suffix(Self.sumBytes)),
            entries.count.isMultiple(of: Self.entryBytes), entries.count / Self.entryBytes <= Self.most
        else { throw .damaged }
        for start in stride(from: entries.startIndex, to: entries.endIndex, by: Self.entryBytes) {
            let entry = entries[start..<start + Self.entryBytes]
            putLearned(
                Target.Learned(shown: Self.figures(entry.dropFirst(Name.bytes))),
                of: Name(digest: Array(entry.prefix(Name.bytes))))
        }
    }

    private static func figures(_ bytes: ArraySlice<UInt8>) -> [LearnedFigure] {
        stride(from: bytes.startIndex, to: bytes.endIndex, by: 9).map { start in
            let median = bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
            return LearnedFigure(
                median: Int(truncatingIfNeeded: median), callers: Int(bytes[start + 8]))
        }
    }
}
