import Commands
import Terminal

/// Sends the entries of a file one by one. An interrupted run continues after the entries that the cursor
/// file counts. Some later entries are perhaps sent twice, but the edge ignores a repeated request id.
struct ResumableRun<Entry> {
    let entries: [Entry]
    /// What the progress line calls the entries, such as `users`.
    let noun: String
    /// Identifies the content of the file. A cursor that was stored for other content is ignored.
    let fileID: ContentID
    /// Whether nothing is written. If so, no cursor is read or stored.
    let isDry: Bool

    /// - Returns: the number of entries that were sent before an interruption.
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
