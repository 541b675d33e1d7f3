import Commands
import Dates

/// Reads a table of messages from Supabase, such as `message_usage`, as CSV (docs/import-supabase.md). A row
/// is one message, or the number of messages of a user on a day or in a month.
enum SupabaseUsers {
    /// For each kind of column, the names that are accepted. If a table has several of them, the first one in
    /// this list is used.
    private static let meanings: [(part: String, names: [String])] = [
        ("user", ["user_id", "user", "uid"]),
        ("date", ["date", "day", "month", "period", "period_start", "created_at", "month_start"]),
        ("messages", ["message_count", "messages", "count", "used", "messages_used", "messages_sent"]),
        ("model", ["model"]),
        ("input", ["input_tokens", "prompt_tokens"]),
        ("output", ["output_tokens", "completion_tokens"]),
        ("cost", ["cost_usd", "cost"]),
    ]
    /// Columns that contain no use. They are ignored in every table.
    private static let silent: Set<String> = ["id", "updated_at", "inserted_at"]

    /// - Parameter drop: columns that are ignored although Usher does not know their names.
    static func readUsers(
        _ text: String, _ path: String, dropping drop: Set<String>, into users: inout ForeignUsers
    ) throws(CommandError) {
        guard let rows = CSV.readLines(text), let heading = rows.first else {
            throw .data("\(path) is not a CSV with a heading.")
        }
        let places = try columns(heading.fields.map { $0.trimming() }, path, drop)
        var mistakes: [String] = []
        for row in rows.dropFirst() {
            if let mistake = add(row, heading.fields.count, places, &users) {
                mistakes.append("line \(row.number): \(mistake)")
            }
        }
        guard mistakes.isEmpty else { throw CommandError.reportMistakes(mistakes, in: path) }
    }

    private static func columns(_ names: [String], _ path: String, _ drop: Set<String>)
        throws(CommandError) -> [String: Int]
    {
        var places: [String: Int] = [:]
        for (part, known) in meanings {
            // The first name in `known` is used. So a column with the day is preferred to `created_at`, the
            // time at which the row was written.
            let place = known.lazy.compactMap { names.firstIndex(of: $0) }.first
            if let place { places[part] = place }
        }
        let meant = Set(places.values)
        let odd = names.indices.filter {
            !meant.contains($0) && !silent.contains(names[$0]) && names[$0] != "created_at"
                && !drop.contains(names[$0])
        }.map { names[$0] }
        guard odd.isEmpty else {
            let names = odd.map { Printable.quoted($0) }.joined(separator: ", ")
            throw .data(
                "\(path): Usher has no place for \(names). If it may be lost, leave it out by --drop "
                    + odd.joined(separator: ","))
        }
        for (part, known) in meanings.prefix(2) where places[part] == nil {
            throw .data("\(path) has no column that says the \(part): \(known.joined(separator: ", ")).")
        }
        return places
    }

    private static func add(
        _ row: CSV.Line, _ columns: Int, _ places: [String: Int], _ users: inout ForeignUsers
    ) -> String? {
        guard row.fields.count == columns else {
            return "there are \(row.fields.count) fields, but \(columns) columns"
        }
        func field(_ part: String) -> String? {
            places[part].map { row.fields[$0].trimming() }.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let user = field("user").map(CSV.plainCell) else { return "user_id is empty" }
        guard let date = field("date").flatMap(ForeignUsers.parseDate) else {
            return "the date must be a day such as 2026-11-24, or a month"
        }
        var used = ForeignUsers.Usage()
        // If no column has a count, each row is one message.
        used.messages = places["messages"] == nil ? 1 : 0
        for (part, path) in figures {
            guard let text = field(part) else { continue }
            guard let number = Int(text), number >= 0 else {
                return "\(part) must be a whole number of 0 or more"
            }
            used[keyPath: path] = number
        }
        if let text = field("cost") {
            guard let cost = ForeignUsers.parseMicrodollars(Double(text)) else {
                return "cost must be a sum in dollars, 0 or more"
            }
            used.cost = cost
        }
        users.addUse(used, of: user, model: ForeignUsers.modelName(field("model")), on: date)
        return nil
    }

    private static let figures: [(String, any WritableKeyPath<ForeignUsers.Usage, Int> & Sendable)] = [
        ("messages", \.messages), ("input", \.input), ("output", \.output),
    ]
}
