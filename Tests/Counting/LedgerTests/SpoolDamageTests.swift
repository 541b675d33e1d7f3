import Bytes
import Foundation
import Limits
import TestSupport
import Testing

@testable import Ledger

/// Flips one bit of a spool's files. Then all entries must be read correctly, or the damage must be reported
/// with the number of missing settlements. A settlement that was never written must not appear.
@Suite struct `A damaged spool` {
    private struct Image {
        var files: [String: Data] = [:]
        var entries: [Int: Settlement] = [:]
        var parked: [Int: Settlement] = [:]
        /// Whether no entry was ever removed. If so, the number of missing entries is known exactly.
        let onlyGrew: Bool
    }

    enum Kind: CaseIterable {
        /// The edge was killed: all entries are in the write-ahead log, each in its own commit.
        case killed
        /// The edge ended in the regular way: all entries are in the main file.
        case ended
        /// Entries are in both files. Some were removed and some are parked.
        case mixed
    }

    private static let now = Moment(milliseconds: 1_795_000_000_000)

    private static func settlement(_ number: Int) -> Settlement {
        let used = Consumption(
            inputTokens: number, outputTokens: 7 * number, totalTokens: 8 * number, cost: 9)
        return Settlement(
            user: UserKey(user: "user \(number % 7)"), request: RequestID(messageID: "r\(number)".utf8),
            attempt: number, kind: .messageUsed,
            changes: [Settlement.Change(field: "m:2611:tok", by: number * 1000, amount: 5)],
            bill: Bill(model: Array("glm".utf8), used: used, isGuessed: false),
            day: BookDay(month: BookMonth(year: 2026, month: 11), day: 20))
    }

    private static func open(_ folder: TemporaryFolder) throws -> (file: SpoolFile, lines: [String]) {
        let file = try SpoolFile(path: folder.file("spool.db"), maxBytes: 64 << 20)
        return (file, try file.check(at: now))
    }

    private static func add(_ numbers: Range<Int>, to file: SpoolFile) throws {
        for number in numbers {
            let settlement = settlement(number)
            _ = try file.applyWorks([.add(settlement.user, record: SpoolRecord.encodeRecord(of: settlement))])
        }
    }

    private static func image(_ kind: Kind) throws -> Image {
        let folder = try TemporaryFolder()
        var image = Image(onlyGrew: kind != .mixed)
        func keep(_ file: SpoolFile) throws {
            for entry in try file.readPage(after: 0, most: 1000) {
                image.entries[entry.number] = SpoolRecord.decodeSettlement(of: entry)
            }
            for parked in try file.parkedEntries(most: .max) {
                image.parked[parked.entry.number] = SpoolRecord.decodeSettlement(of: parked.entry)
            }
        }
        func copy() throws {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                image.files[name] = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            }
        }
        switch kind {
        case .killed:
            let file = try open(folder).file
            try add(1..<61, to: file)
            try keep(file)
            try copy()
            withExtendedLifetime(file) {}
        case .ended:
            try {
                let file = try open(folder).file
                try add(1..<161, to: file)
                try keep(file)
            }()
            try copy()
        case .mixed:
            try { try add(1..<61, to: open(folder).file) }()
            let file = try open(folder).file
            let page = try file.readPage(after: 0, most: 40)
            _ = try file.removeEntries(Array(page.prefix(20)))
            _ = try file.parkEntries(page.suffix(5).map { ($0, "a reason") }, at: now)
            try add(61..<81, to: file)
            _ = try file.removeEntries(Array(page[20..<25]))
            try keep(file)
            try copy()
            withExtendedLifetime(file) {}
        }
        return image
    }

    private enum Outcome: Equatable {
        case harmless
        case reported
        case wrong(String)
    }

    private static func outcome(of image: Image, _ name: String, byte: Int, bit: Int) throws -> Outcome {
        let folder = try TemporaryFolder()
        for (file, data) in image.files {
            var data = data
            if file == name { data[data.startIndex + byte] ^= 1 << UInt8(bit) }
            try data.write(to: URL(fileURLWithPath: folder.file(file)))
        }
        var read: [Int: Settlement] = [:]
        var parked: [Int: Settlement] = [:]
        var (least, most) = (0, 0)
        let lines: [String]
        do throws(SpoolFault) {
            let file = try SpoolFile(path: folder.file("spool.db"), maxBytes: 64 << 20)
            lines = try file.check(at: now)
            for entry in try file.readPage(after: Int.min, most: 1000) {
                guard let settlement = SpoolRecord.decodeSettlement(of: entry) else {
                    return .wrong("a damaged entry is left")
                }
                guard read.updateValue(settlement, forKey: entry.number) == nil else {
                    return .wrong("an entry is there twice")
                }
            }
            for entry in try file.parkedEntries(most: .max).map(\.entry) {
                switch SpoolDamage(entry) {
                case .damaged: (least, most) = (least + 1, most + 1)
                case .missing(let few, let many): (least, most) = (least + few, most + many)
                case nil: parked[entry.number] = SpoolRecord.decodeSettlement(of: entry)
                }
            }
        } catch {
            // Every error except `.locked` reports the damage: the edge is not ready and names the reason.
            return error == .locked ? .wrong("\(error)") : .reported
        }
        for (number, settlement) in read {
            // If the end of the write-ahead log is damaged, a removed entry can be in the spool again, though
            // not in `image.entries`. That is harmless, because Redis does not count it twice.
            let written = image.entries[number] ?? Self.settlement(number)
            if settlement != written { return .wrong("entry \(number) is not what was written") }
        }
        let all = Set(image.entries.keys).union(image.parked.keys)
        let missing = all.subtracting(read.keys).subtracting(parked.keys).count
        if missing == 0 && read == image.entries && parked == image.parked && most == 0 {
            return lines.isEmpty ? .harmless : .reported
        }
        if lines.isEmpty && !(most > 0 && missing > 0) {
            return .wrong("\(missing) are missing, and none is reported")
        }
        guard (least...most).contains(missing) else {
            return .wrong("\(missing) are missing, and \(least) to \(most) are reported: \(lines)")
        }
        if image.onlyGrew && least != most { return .wrong("the number of missing entries is not exact") }
        return .reported
    }

    /// The position of a random byte. A quarter of these bytes are in the header, a quarter in the first
    /// 4,096 bytes, and the others anywhere in the file.
    private static func byte(
        of name: String, count: Int, using random: inout SplitMix64
    ) -> Int {
        let end =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: name.hasSuffix("-wal") ? 56 : 100
            case 1: 4096
            default: count
            }
        return Int.random(in: 0..<min(end, count), using: &random)
    }

    @Test(arguments: Kind.allCases, [1, 2] as [UInt64])
    func `A damaged spool charges only what was written, and reports gaps`(kind: Kind, seed: UInt64) throws {
        let image = try Self.image(kind)
        #expect(image.entries.count >= 50)
        #expect(try Self.outcome(of: image, "", byte: 0, bit: 0) == .harmless)
        var random = SplitMix64(seed: seed)
        var reported = 0
        let names = image.files.keys.sorted()
        #expect(names.count == (kind == .ended ? 2 : 3))
        for _ in 0..<60 {
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            let byte = Self.byte(of: name, count: image.files[name]?.count ?? 0, using: &random)
            let bit = Int.random(in: 0..<8, using: &random)
            let outcome = try Self.outcome(of: image, name, byte: byte, bit: bit)
            if case .wrong(let why) = outcome {
                Issue.record("seed \(seed), \(kind): bit \(bit) of byte \(byte) of \(name): \(why)")
            }
            if outcome == .reported { reported += 1 }
        }
        #expect(reported >= 15, "too few flips do any damage")
    }

    @Test(arguments: [1, 20, 59]) func `A spool reports exactly how many settlements a damaged log has lost`(
        left: Int
    ) throws {
        let image = try Self.image(.killed)
        let wal = try #require(image.files["spool.db-wal"])
        // Finds the longest beginning of the write-ahead log that contains no more than the first `left`
        // entries. The byte after it completes the next entry, and this test damages that byte.
        let folder = try TemporaryFolder()
        for (file, data) in image.files { try data.write(to: URL(fileURLWithPath: folder.file(file))) }
        var (low, high) = (0, wal.count)
        func count(_ length: Int) throws -> Int {
            let trial = try TemporaryFolder()
            for (file, data) in image.files where file != "spool.db-count" {
                let kept = file.hasSuffix("-wal") ? data.prefix(length) : data
                try Data(kept).write(to: URL(fileURLWithPath: trial.file(file)))
            }
            return try SpoolFile(path: trial.file("spool.db"), maxBytes: 64 << 20).readPage(
                after: 0, most: 99
            )
            .count
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if try count(middle) > left { high = middle } else { low = middle }
        }
        var damaged = wal
        damaged[damaged.startIndex + low] ^= 4
        try damaged.write(to: URL(fileURLWithPath: folder.file("spool.db-wal")))
        let (file, lines) = try Self.open(folder)
        #expect(try file.readPage(after: 0, most: 99).count == left)
        let found = try file.parkedEntries(most: 9).compactMap { SpoolDamage($0.entry) }
        #expect(found == [.missing(least: 60 - left, most: 60 - left)])
        #expect(lines.joined().contains("missing: \(60 - left); what they used is not counted"))
        // New entries must not get the number of a lost entry.
        try Self.add(100..<101, to: file)
        #expect(try file.newestNumber() > 60)
    }

    @Test func `A spool's damage is reported until an operator drops the report, and cannot be retried`()
        async throws
    {
        let folder = try TemporaryFolder()
        let image = try Self.image(.ended)
        for (file, data) in image.files { try data.write(to: URL(fileURLWithPath: folder.file(file))) }
        do {
            let database = try Database(path: folder.file("spool.db"))
            try database.runStatement("DELETE FROM entry WHERE number IN (5, 6)")
            try database.runStatement("UPDATE entry SET record = record || x'00' WHERE number = 7")
            try database.runStatement("UPDATE entry SET user = 'us:{AGV2ZQ}:' WHERE number = 8")
        }
        let log = LogRecorder()
        let options = Spool.Options(path: folder.file("spool.db"))
        var spool = await Spool.open(options) { log.note($0) }
        #expect(spool.fault == nil && spool.count == 156 && spool.damaged == 4 && spool.parked == 3)
        #expect(log.text.contains("2 records are not what was written"))
        #expect(log.text.contains("settlements that were kept and are missing: 2"))
        let list = await spool.parkedSettlements(most: 10)
        #expect(Set(list.map(\.damage)) == [.damaged, .missing(least: 2, most: 2)])
        #expect(list.allSatisfy { $0.settlement == nil && $0.parked != nil })
        #expect(await spool.retryEntries(nil) == 0, "their content is unknown")
        #expect(spool.count == 156 && spool.damaged == 4)
        await spool.close()
        spool = await Spool.open(options) { _ in }
        #expect(spool.damaged == 4, "a restart keeps the report")
        #expect(await spool.dropEntries(nil) == 3)
        #expect(spool.damaged == 0 && spool.parked == 0)
        await spool.close()
        let quiet = LogRecorder()
        spool = await Spool.open(options) { quiet.note($0) }
        #expect(spool.damaged == 0 && spool.count == 156 && !quiet.text.contains("damaged"))
        await spool.close()
    }

    @Test func `A damaged spool whose file was removed reports its 160 settlements as lost`() async throws {
        let folder = try TemporaryFolder()
        let image = try Self.image(.ended)
        for (file, data) in image.files where file != "spool.db" {
            try data.write(to: URL(fileURLWithPath: folder.file(file)))
        }
        let spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
        #expect(spool.fault == nil && spool.count == 0 && spool.damaged == 160)
        #expect(await spool.parkedSettlements(most: 2).map(\.damage) == [.missing(least: 160, most: 160)])
        await spool.close()
    }
}
