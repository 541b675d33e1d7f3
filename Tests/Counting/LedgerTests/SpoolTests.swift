import Foundation
import Limits
import Reactor
import Synchronization
import TestSupport
import Testing

@testable import Ledger

final class LogRecorder: Sendable {
    private let lines = Mutex<[String]>([])

    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    func note(_ line: String) { lines.withLock { $0.append(line) } }
}

@Suite struct `The spool` {
    private static func settlement(
        _ number: Int, of user: String = "ada", changes: Int = 0
    ) -> Settlement {
        Settlement(
            user: UserKey(user: user), request: RequestID(messageID: "r\(number)".utf8), attempt: number,
            kind: .messageUsed, changes: (0..<changes).map { Settlement.Change(field: "m:2611:tok", by: $0) })
    }

    private static func open(
        _ folder: TemporaryFolder, _ log: LogRecorder = LogRecorder(), bytes: Int = 1 << 20
    )
        async -> Spool
    {
        await Spool.open(Spool.Options(path: folder.file("data/spool.db"), maxBytes: bytes)) {
            log.note($0)
        }
    }

    private static func entries(_ spool: Spool) async -> [Settlement?] {
        await spool.readPage(after: 0, most: 10_000).map(SpoolRecord.decodeSettlement(of:))
    }

    @Test(
        arguments: [Settlement.Kind.messageUsed, .messageReturned],
        [
            [], [Settlement.Change(field: "m:2611:tok", by: -(1 << 50))],
            [Settlement.Change(field: "", by: 0), Settlement.Change(field: "r60:usd:7", by: 1 << 50)],
        ])
    func `The spool restores every settlement unchanged`(kind: Settlement.Kind, changes: [Settlement.Change])
        async throws
    {
        let folder = try TemporaryFolder()
        let bill = Bill(
            model: Array("glm-4.6".utf8),
            used: Consumption(
                messages: 1, calls: 2, inputTokens: 3, outputTokens: 4, cachedTokens: 5, reasoningTokens: 6,
                totalTokens: 7, cost: 1 << 52), isGuessed: true,
            guessed: changes.isEmpty ? .nothing : GuessedShare(inputTokens: 3, outputTokens: 0, cost: 1 << 51)
        )
        let kept = try #require(RequestID(kept: [101, 102], isMessageID: false))
        let written = [
            Settlement(
                user: UserKey(tenant: "t", user: "}"), request: RequestID(messageID: [0, 255]),
                attempt: (1 << 53) - 1, kind: kind, changes: changes,
                corrections: [
                    Settlement.Correction(burst: "pace", unused: -7, clock: 1_795_185_633_955_782)
                ], bill: bill, day: BookDay(month: BookMonth(year: 2026, month: 11), day: 20)),
            Settlement(
                user: UserKey(user: ""), request: kept, attempt: 0,
                kind: kind),
            Settlement(
                user: UserKey(user: "ada"), request: kept, attempt: 1, kind: kind, changes: changes,
                objects: [StoredObject("files", Array("file-1".utf8)), StoredObject("responses", [0])]),
        ]
        let spool = await Self.open(folder)
        for settlement in written { #expect(await spool.append(settlement)) }
        #expect(spool.count == 3 && spool.holds(written[0].user))
        await spool.close()
        let next = await Self.open(folder)
        #expect(await Self.entries(next) == written)
        #expect(next.count == 3 && next.holds(written[1].user) && !next.holds(UserKey(user: "bob")))
        await next.close()
    }

    @Test func `The spool keeps 500 concurrent settlements in order, and drops only given ones`() async throws
    {
        let folder = try TemporaryFolder()
        let spool = await Self.open(folder)
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<500 { group.addTask { await spool.append(Self.settlement(number)) } }
            for await isKept in group { #expect(isKept) }
        }
        let all = await spool.readPage(after: 0, most: 1000)
        #expect(all.count == 500 && all.map(\.number) == all.map(\.number).sorted())
        await spool.removeEntries(Array(all.prefix(200)))
        await spool.parkEntries(all[200..<203].map { ($0, "a reason") })
        #expect(spool.count == 297 && spool.parked == 3)
        #expect(await spool.readPage(after: 0, most: 1000) == Array(all.suffix(297)))
        await spool.close()
    }

    @Test func `The spool ignores the replay's results for entries that an operator has dropped meanwhile`()
        async throws
    {
        let folder = try TemporaryFolder()
        let spool = await Self.open(folder)
        for number in 1...4 { #expect(await spool.append(Self.settlement(number))) }
        let page = await spool.readPage(after: 0, most: 10)
        for entry in page.prefix(3) { await spool.delayEntry(entry, "a reason", at: 0) }
        #expect(spool.delayed == 3)
        #expect(await spool.dropEntries(nil) == 3)
        #expect(spool.count == 1 && spool.delayed == 0)
        // The replay read the page before the entries were dropped. It now reports its results for them.
        await spool.removeEntries([page[0]])
        await spool.parkEntries([(page[1], "a reason")])
        await spool.delayEntry(page[2], "a reason", at: 0)
        #expect(spool.count == 1 && spool.parked == 0 && spool.delayed == 0)
        #expect(spool.holds(page[3].user) && spool.hasWork(at: 1))
        #expect(await Self.entries(spool) == [Self.settlement(4)])
        // The same entry is removed twice, which must count once.
        await spool.removeEntries([page[3], page[3]])
        #expect(spool.count == 0 && !spool.holds(page[3].user))
        await spool.close()
    }

    @Test func `The spool logs that it is full, keeps its entries, and works again with room`() async throws {
        let folder = try TemporaryFolder()
        let log = LogRecorder()
        let spool = await Self.open(folder, log, bytes: 256 << 10)
        var kept = 0
        while await spool.append(Self.settlement(kept, changes: 100)) { kept += 1 }
        #expect(kept > 20 && spool.fault == .full && spool.count == kept)
        #expect(log.text.contains("is full: make room on its disk, or raise spool.max_size"))
        let page = await spool.readPage(after: 0, most: kept)
        #expect(page.count == kept)
        await spool.removeEntries(page)
        let loop = ChildProcessLoop.loop
        let hasRecovered = try await run(on: loop) { loop in await eventually(on: loop) { spool.fault == nil }
        }
        #expect(hasRecovered && log.text.contains("can be used again"))
        #expect(await spool.append(Self.settlement(0)))
        await spool.close()
    }

    @Test func `The spool logs that another process holds its file, and opens it after that`() async throws {
        let folder = try TemporaryFolder()
        let log = LogRecorder()
        let first = await Self.open(folder)
        #expect(await first.append(Self.settlement(1)))
        let second = await Self.open(folder, log)
        #expect(second.fault == .locked)
        #expect(await !second.append(Self.settlement(2)))
        #expect(log.text.contains("give each edge its own data_dir or spool.path"))
        await first.close()
        let taken = try await run(on: ChildProcessLoop.loop) { loop in
            await eventually(on: loop) { second.fault == nil }
        }
        #expect(taken && second.count == 1)
        await second.close()
    }

    @Test(arguments: [String(repeating: "no database. ", count: 20), "torn"])
    func `The spool logs that its file is damaged, and works once it is moved`(text: String) async throws {
        let folder = try TemporaryFolder()
        let log = LogRecorder()
        let path = folder.file("data/spool.db")
        let before = await Self.open(folder)
        for number in 0..<200 { #expect(await before.append(Self.settlement(number))) }
        await before.close()
        try Self.damage(path, text)
        let spool = await Self.open(folder, log)
        #expect(spool.fault == .torn)
        #expect(await !spool.append(Self.settlement(1)))
        #expect(log.text.contains("is damaged: move the file (and its -wal) away, and keep it"))
        #expect(log.text.contains("held 200 settlements when it was last written"))
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        let hasRecovered = try await run(on: ChildProcessLoop.loop) { loop in
            await eventually(on: loop) { spool.fault == nil }
        }
        #expect(hasRecovered && spool.damaged == 200, "all 200 settlements of the file count as lost")
        #expect(await spool.append(Self.settlement(1)))
        await spool.close()
    }

    /// Overwrites the whole file with `text`. If `text` is `torn`, it overwrites the first 512 bytes of each
    /// page except the first page.
    private static func damage(_ path: String, _ text: String) throws {
        let file = URL(fileURLWithPath: path)
        guard text == "torn" else { return try Data(text.utf8).write(to: file) }
        var bytes = try Data(contentsOf: file)
        for start in stride(from: 4096, to: bytes.count, by: 4096) {
            bytes.replaceSubrange(start..<start + 512, with: Data(repeating: 0xA5, count: 512))
        }
        try bytes.write(to: file)
    }

    @Test func `The spool loses only the last entry when its log is cut off, and logs that`() async throws {
        let folder = try TemporaryFolder()
        let spool = await Self.open(folder)
        for number in 0..<10 { #expect(await spool.append(Self.settlement(number))) }
        // The copy lacks the last 100 bytes of the log, as after a power failure during a write.
        let other = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: folder.file("data"), toPath: other.file("data"))
        let wal = URL(fileURLWithPath: other.file("data/spool.db-wal"))
        try Data(contentsOf: wal).dropLast(100).write(to: wal)
        let log = LogRecorder()
        let torn = await Self.open(other, log)
        #expect(torn.fault == nil && torn.damaged == 1)
        #expect(log.text.contains("settlements that were kept and are missing: 1"))
        #expect(await Self.entries(torn) == (0..<9).map { Self.settlement($0) })
        await torn.close()
        await spool.close()
    }

    @Test func `The spool logs that its folder cannot be created`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a file", to: "data")
        let log = LogRecorder()
        let spool = await Self.open(folder, log)
        #expect(spool.fault == .unwritable)
        #expect(log.text.contains("let usher write to the file and its folder"))
        await spool.close()
    }
}
