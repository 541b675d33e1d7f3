import Commands
import Terminal

/// Sends the entries of a file one by one. If that was interrupted, the same file goes on behind the last
/// entry that its cursor file tells of; what was sent after that is sent again, under the same request ids.
struct ResumableRun<Entry> {
    let entries: [Entry]
    /// The noun for the items, for the progress line.
    let noun: String
    /// The cursor of a file with other content is not followed.
    let fileID: ContentID
    /// Nothing is written, so no cursor is read or kept.
    let isDry: Bool

    /// - Returns: how many entries had been sent before the interruption.
    func runEntries(
        _ cursor: CursorFile, _ send: (Entry) async throws(CommandError) -> Void
    ) async throws(CommandError) -> Int {
        var skipped = 0
        if !isDry, let kept = try cursor.readDocument(), kept["file"]?.text == fileID.text {
            skipped = min(kept.whole("rows"), entries.count)
        }
        let progress = ProgressLine()
        defer { progress.clear() }
        var done = skipped
        for entry in entries.dropFirst(done) {
            try await send(entry)
            done += 1
            progress.showText("\(Digits.grouped(done)) of \(Digits.grouped(entries.count)) \(noun) …")
            guard !isDry, done % 100 == 0 else { continue }
            try cursor.writeDocument(["file": .text(fileID.text), "rows": .whole(done)])
        }
        if !isDry { cursor.remove() }
        return skipped
    }
}
