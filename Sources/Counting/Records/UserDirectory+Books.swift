package import Dates
package import JSON
package import Ledger
import Limits

/// The books of all users of an app, added up by day and model.
package struct BookSums: Sendable {
    /// The largest number of sums, one for each day and model. Callers can invent names of models. So all
    /// further models of a day are added up as the model `*`.
    private static let capacity = 20_000

    private struct Place: Hashable {
        let month: CivilDate
        let day: Int
        let model: String
    }

    let zone: String
    private var sums: [Place: BookLine] = [:]
    fileprivate(set) var users = 0
    fileprivate(set) var isWhole = true

    fileprivate init(zone: String) { self.zone = zone }

    mutating func addLine(_ line: BookLine, of month: CivilDate) {
        var place = Place(month: month, day: line.day, model: line.model)
        if sums[place] == nil, sums.count >= Self.capacity {
            let rest = line.isSandbox ? "sandbox:*" : line.isUnanswered ? "unanswered:*" : "*"
            place = Place(month: month, day: line.day, model: rest)
        }
        sums[place, default: BookLine(day: line.day, model: place.model)].addLine(line)
    }

    /// Writes the members of `BookSums` (web/openapi.json) into a JSON object that the caller has opened.
    package func writeMembers(_ json: inout JSONWriter) {
        let sorted = sums.sorted { left, right in
            (left.key.month.dayNumber, left.key.day, left.key.model)
                < (right.key.month.dayNumber, right.key.day, right.key.model)
        }
        json.member("time_zone", utf8: zone)
        json.array("lines") { json in
            for (place, line) in sorted { json.object { line.writeMembers(&$0, place.month) } }
        }
        json.object("walked") {
            $0.member("users", users)
            $0.member("is_whole", isWhole)
        }
    }
}

extension UserDirectory {
    /// Adds up the books of some months over all users. If the store goes away meanwhile, the result has the
    /// partial sums, and `isWhole` is false.
    package func readBooks(in months: [CivilDate]) async throws(LedgerError) -> BookSums {
        var sums = BookSums(zone: zone)
        do throws(LedgerError) {
            for month in months {
                let name = BookMonth(year: month.year, month: month.month).name
                var seen: Set<Int> = []
                _ = try await walkKeys(KeyWalk.start, "us:{*}:u:\(name)", mostSteps: .max) {
                    keys throws(LedgerError) in
                    let users = findUsers(keys, suffix: 2 + name.utf8.count)
                    for (user, hash) in zip(users, try await walk.readHashes(users.map(\.key))) {
                        // A walk can find a user's page of the books twice, so it is added only once.
                        guard seen.insert(user.user.hash(seed: 0x5eed)).inserted else { continue }
                        for (line, value) in hash {
                            if let line = BookLine(name: line, packed: value) {
                                sums.addLine(line, of: month)
                            }
                        }
                    }
                    return false
                }
                sums.users += seen.count
            }
        } catch {
            guard sums.users > 0 else { throw error }
            sums.isWhole = false
        }
        return sums
    }
}
