import Limits

// Checked at each start: whether all that was kept is there, and as it was written.
extension SpoolFile {
    /// Sets damaged entries aside, and notes how many are missing; what was found, in lines for the log.
    func check(at now: Moment) throws(SpoolFault) -> [String] {
        let inside = try tallyInside()
        let apart = SpoolTallyFile.read(beside: path)
        var found = try count()
        var lines: [String] = []
        let loss = loss(found.tally, inside, apart, &lines)
        var known = SpoolTally()
        if case .tally(let tally) = apart { known = tally }
        known.generation = max(known.generation, inside.tally?.generation ?? 0)
        known.sequence = max(known.sequence, inside.tally?.sequence ?? 0, found.tally.sequence)
        // A name has 40 bits for the number: a larger one was never given to an entry.
        guard known.sequence < 1 << 39 else { throw .torn }
        found.tally.generation = known.generation
        found.tally.sequence = known.sequence
        tally = found.tally
        if let loss {
            lines.append("The spool \(path) is damaged: \(loss.reason).")
        }
        if !found.damaged.isEmpty {
            lines.append(
                "The spool \(path) is damaged: \(found.damaged.count) records are not what was written; they "
                    + "are never counted, and wait for an operator: usherctl spool list.")
        }
        let isKnown = inside.tally == tally && apart == .tally(tally)
        guard !isKnown || loss != nil || !found.damaged.isEmpty else { return lines }
        try write(always: true) { () throws(Database.Fault) in
            for entry in found.damaged { try park(damaged: entry, at: now) }
            guard let loss else { return }
            tally.sequence += 1
            let user = UserKey(stem: [])
            try insertParked(
                SpoolEntry(
                    number: tally.sequence, user: user,
                    record: SpoolRecordHeader.seal(loss.bytes, number: tally.sequence, of: user)),
                loss.reason, now)
        }
        return lines
    }

    /// - Parameters:
    ///   - found: the tally of the entries that are in the file.
    ///   - inside: the tally that its last commit wrote into it.
    ///   - apart: the tally in the small file beside it.
    private func loss(
        _ found: SpoolTally, _ inside: (tally: SpoolTally?, isDamaged: Bool), _ apart: SpoolTallyFile.Content,
        _ lines: inout [String]
    ) -> SpoolLoss? {
        if inside.isDamaged { lines.append("The spool \(path) is damaged: its own count cannot be read.") }
        let other = "\(SpoolTallyFile.path(beside: path)), which counts what the spool holds,"
        var missing = (least: 0, most: 0)
        if let tally = inside.tally {
            let count = max(0, tally.total - found.total)
            missing = (count, count)
        }
        switch apart {
        case .none:
            if inside.tally.map({ $0.generation > 0 }) ?? inside.isDamaged {
                lines.append("\(other) is gone: entries that are missing could not be told. It is made anew.")
            }
        case .damaged:
            lines.append("\(other) is damaged: entries that are missing could not be told. It is made anew.")
        case .tally(let tally) where tally.generation > inside.tally?.generation ?? -1:
            // The last commits are gone. They added entries with these numbers, and may have taken others
            // away, which come again; Redis counts nothing twice.
            let added = tally.sequence - (inside.tally?.sequence ?? min(found.sequence, tally.sequence))
            let least = max(0, tally.total - found.total)
            missing = (least, max(least, min(tally.total, added)))
            if missing.most == 0 && inside.tally != nil {
                lines.append(
                    "The spool \(path) is damaged: the end of its log is gone. No settlement is missing.")
            }
        case .tally: break
        }
        return missing.most > 0 ? SpoolLoss(least: missing.least, most: missing.most) : nil
    }

    private func tallyInside() throws(SpoolFault) -> (tally: SpoolTally?, isDamaged: Bool) {
        do throws(Database.Fault) {
            let row = try database.prepare("SELECT figures FROM tally")
            guard try row.step() else { return (nil, false) }
            let tally = SpoolTally(row.bytes(0))
            return (tally, tally == nil)
        } catch {
            throw SpoolFault(error)
        }
    }

    /// Every entry, looked at.
    private func count() throws(SpoolFault) -> (tally: SpoolTally, damaged: [SpoolEntry]) {
        var tally = SpoolTally()
        var damaged: [SpoolEntry] = []
        var last = Int.min
        while true {
            let page = try page(after: last, most: 512)
            guard let newest = page.last else { break }
            last = newest.number
            tally.entries += page.count
            for entry in page {
                if SpoolRecordHeader.body(of: entry) == nil {
                    damaged.append(entry)
                } else {
                    tally.sequence = max(tally.sequence, entry.number)
                }
            }
        }
        for parked in try parked(most: .max) {
            tally.parked += 1
            if SpoolDamage(parked.entry) != .damaged {
                tally.sequence = max(tally.sequence, parked.entry.number)
            }
        }
        return (tally, damaged)
    }

    /// A damaged number may by now be that of another entry.
    private func park(damaged entry: SpoolEntry, at now: Moment) throws(Database.Fault) {
        guard try forget(entry.number) else { return }
        tally.sequence += 1
        let moved = SpoolEntry(number: tally.sequence, user: entry.user, record: entry.record)
        try insertParked(moved, SpoolDamage.reason, now)
    }
}
