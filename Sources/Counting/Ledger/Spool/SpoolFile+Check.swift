import Limits

// Checks at each start whether entries of the spool are missing or damaged.
extension SpoolFile {
    /// Parks damaged entries, and records how many entries are missing. Returns log lines about the damage.
    func check(at now: Moment) throws(SpoolFault) -> [String] {
        let inside = try countsInside()
        let apart = SpoolCountsFile.readCounts(beside: path)
        var found = try count()
        var lines: [String] = []
        let loss = loss(found.counts, inside, apart, &lines)
        var known = SpoolCounts()
        if case .counts(let counts) = apart { known = counts }
        known.generation = max(known.generation, inside.counts?.generation ?? 0)
        known.sequence = max(known.sequence, inside.counts?.sequence ?? 0, found.counts.sequence)
        // Every entry's number is below 2^39. A higher number means that the file is damaged.
        guard known.sequence < 1 << 39 else { throw .torn }
        found.counts.generation = known.generation
        found.counts.sequence = known.sequence
        counts = found.counts
        if let loss {
            lines.append("The spool \(path) is damaged: \(loss.reason).")
        }
        if !found.damaged.isEmpty {
            lines.append(
                "The spool \(path) is damaged: \(found.damaged.count) records are not what was written; they "
                    + "are never counted, and wait for an operator: usherctl spool list.")
        }
        let isKnown = inside.counts == counts && apart == .counts(counts)
        guard !isKnown || loss != nil || !found.damaged.isEmpty else { return lines }
        try writeInTransaction(always: true) { () throws(Database.Fault) in
            for entry in found.damaged { try park(damaged: entry, at: now) }
            guard let loss else { return }
            counts.sequence += 1
            let user = UserKey(stem: [])
            try insertParked(
                SpoolEntry(
                    number: counts.sequence, user: user,
                    record: SpoolRecordHeader.sealRecord(loss.bytes, number: counts.sequence, of: user)),
                loss.reason, now)
        }
        return lines
    }

    /// - Parameters:
    ///   - found: the counts of the entries that are in the spool's file.
    ///   - inside: the counts that the last commit wrote into the spool's file.
    ///   - apart: the counts in the small file beside it.
    private func loss(
        _ found: SpoolCounts, _ inside: (counts: SpoolCounts?, isDamaged: Bool),
        _ apart: SpoolCountsFile.Content,
        _ lines: inout [String]
    ) -> SpoolLoss? {
        if inside.isDamaged { lines.append("The spool \(path) is damaged: its own count cannot be read.") }
        let other = "\(SpoolCountsFile.countsPath(beside: path)), which counts what the spool holds,"
        var missing = (least: 0, most: 0)
        if let counts = inside.counts {
            let count = max(0, counts.total - found.total)
            missing = (count, count)
        }
        switch apart {
        case .none:
            if inside.counts.map({ $0.generation > 0 }) ?? inside.isDamaged {
                lines.append("\(other) is gone: missing entries could not be detected. It is written anew.")
            }
        case .damaged:
            lines.append("\(other) is damaged: missing entries could not be detected. It is written anew.")
        case .counts(let counts) where counts.generation > inside.counts?.generation ?? -1:
            // The last commits are missing, and with them the entries that they added. Entries that they
            // removed are in the file again. They are sent again, which changes nothing in Redis.
            let added = counts.sequence - (inside.counts?.sequence ?? min(found.sequence, counts.sequence))
            let least = max(0, counts.total - found.total)
            missing = (least, max(least, min(counts.total, added)))
            if missing.most == 0 && inside.counts != nil {
                lines.append(
                    "The spool \(path) is damaged: the end of its log is gone. No settlement is missing.")
            }
        case .counts: break
        }
        return missing.most > 0 ? SpoolLoss(least: missing.least, most: missing.most) : nil
    }

    private func countsInside() throws(SpoolFault) -> (counts: SpoolCounts?, isDamaged: Bool) {
        do throws(Database.Fault) {
            let row = try database.prepareStatement("SELECT figures FROM tally")
            guard try row.stepRow() else { return (nil, false) }
            let counts = SpoolCounts(row.readBytes(0))
            return (counts, counts == nil)
        } catch {
            throw SpoolFault(error)
        }
    }

    /// Reads every entry of the file. Returns the counts and the damaged entries.
    private func count() throws(SpoolFault) -> (counts: SpoolCounts, damaged: [SpoolEntry]) {
        var counts = SpoolCounts()
        var damaged: [SpoolEntry] = []
        var last = Int.min
        while true {
            let page = try readPage(after: last, most: 512)
            guard let newest = page.last else { break }
            last = newest.number
            counts.entries += page.count
            for entry in page {
                if SpoolRecordHeader.readBody(of: entry) == nil {
                    damaged.append(entry)
                } else {
                    counts.sequence = max(counts.sequence, entry.number)
                }
            }
        }
        for parked in try parkedEntries(most: .max) {
            counts.parked += 1
            if SpoolDamage(parked.entry) != .damaged {
                counts.sequence = max(counts.sequence, parked.entry.number)
            }
        }
        return (counts, damaged)
    }

    /// Parks a damaged entry under a new number, since a damaged number can be that of another entry.
    private func park(damaged entry: SpoolEntry, at now: Moment) throws(Database.Fault) {
        guard try forgetEntry(entry.number) else { return }
        counts.sequence += 1
        let moved = SpoolEntry(number: counts.sequence, user: entry.user, record: entry.record)
        try insertParked(moved, SpoolDamage.reason, now)
    }
}
