import Commands
import Dates
import Limits

/// Reads LiteLLM's tables of users, keys and spend as one JSON document (docs/import-litellm.md).
///
/// The names are those of its database: `LiteLLM_UserTable`, `LiteLLM_VerificationToken` (whose `token` is
/// the SHA-256 of the key in hexadecimal), `LiteLLM_DailyUserSpend` and `LiteLLM_SpendLogs`.
enum LiteLLMUsers {
    static func readUsers(_ text: String, _ path: String, into users: inout ForeignUsers) throws(CommandError)
    {
        guard let document = Document.read(Array(text.utf8)), case .object(let members) = document else {
            throw .data("\(path) is not a JSON object; docs/import-litellm.md says how to make one.")
        }
        if let odd = members.first(where: { !["users", "keys", "spend"].contains($0.name) }) {
            throw .data("\(path): \(Printable.quoted(odd.name)) is not one of users, keys and spend.")
        }
        var mistakes: [String] = []
        func each(_ list: String, _ body: (Document, inout ForeignUsers) -> String?) {
            for (index, row) in (document[list]?.items ?? []).enumerated() {
                if let mistake = body(row, &users) { mistakes.append("\(list)[\(index)]: \(mistake)") }
            }
        }
        each("users") { row, users in user(row, &users) }
        each("keys") { row, users in key(row, &users) }
        each("spend") { row, users in spend(row, &users) }
        guard mistakes.isEmpty else { throw CommandError.reportMistakes(mistakes, in: path) }
    }

    private static func user(_ row: Document, _ users: inout ForeignUsers) -> String? {
        guard let id = row["user_id"]?.text, !id.isEmpty else { return "user_id is missing" }
        users.addUser(user: id)
        for part in ["max_budget", "tpm_limit", "rpm_limit", "max_parallel_requests"] {
            if let value = row[part], value != .null { users.leaveOut("users with a \(part)", 1) }
        }
        return nil
    }

    private static func key(_ row: Document, _ users: inout ForeignUsers) -> String? {
        guard let token = row["token"]?.text, token.utf8.count == 64,
            token.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { return "token is not a SHA-256 in hexadecimal; LiteLLM keeps no other form of a virtual key" }
        guard let user = row["user_id"]?.text, !user.isEmpty else {
            users.leaveOut("keys that belong to no user", 1)
            return nil
        }
        func moment(_ name: String) -> Moment? {
            row[name]?.text.flatMap { Moment(rfc3339: $0.contains("+") || $0.hasSuffix("Z") ? $0 : $0 + "Z") }
        }
        if let expires = row["expires"], expires != .null, moment("expires") == nil {
            return "expires must be a time such as 2026-12-31T00:00:00+00:00"
        }
        for part in ["max_budget", "tpm_limit", "rpm_limit", "max_parallel_requests"] {
            if let value = row[part], value != .null { users.leaveOut("keys with a \(part)", 1) }
        }
        if !(row["models"]?.items ?? []).isEmpty { users.leaveOut("keys that are for some models alone", 1) }
        let isBlocked = row["blocked"]?.flag == true
        // The times come from the file and not from a clock. So the same file always gives the same records,
        // and a second import writes nothing.
        let created = moment("created_at") ?? Moment(milliseconds: 0)
        let revoked = moment("updated_at") ?? created
        users.addKey(
            key: [
                "id": .text("sk-" + token.prefix(24)), "sha256": .text(token),
                "label": .text(row["key_alias"]?.text ?? row["key_name"]?.text ?? ""),
                "created": .whole(Int(created.milliseconds)),
                "expires": .whole(orNull: moment("expires").map { Int($0.milliseconds) }),
                "revoked": .whole(orNull: isBlocked ? Int(revoked.milliseconds) : nil),
            ], of: user)
        return nil
    }

    private static func spend(_ row: Document, _ users: inout ForeignUsers) -> String? {
        guard let user = row["user_id"]?.text ?? row["user"]?.text, !user.isEmpty else {
            users.leaveOut("spend of no user", 1)
            return nil
        }
        guard let date = (row["date"] ?? row["startTime"])?.text.flatMap(ForeignUsers.parseDate) else {
            return "date (or startTime) must be a day such as 2026-11-24"
        }
        var used = ForeignUsers.Usage()
        guard let cost = ForeignUsers.parseMicrodollars(row["spend"]?.real ?? 0) else {
            return "spend must be a sum in dollars, 0 or more"
        }
        used.cost = cost
        for (names, path) in figures {
            guard let value = names.lazy.compactMap({ row[$0] }).first(where: { $0 != .null }) else {
                continue
            }
            guard let number = value.whole, number >= 0 else {
                return "\(names[0]) must be a whole number of 0 or more"
            }
            used[keyPath: path] = number
        }
        // A row without `date` is from `LiteLLM_SpendLogs`, in which each row is one request.
        if row["date"] == nil { used.messages = row["status"]?.text == "failure" ? 0 : 1 }
        users.addUse(used, of: user, model: ForeignUsers.modelName(row["model"]?.text), on: date)
        return nil
    }

    private static let figures: [([String], any WritableKeyPath<ForeignUsers.Usage, Int> & Sendable)] = [
        (["successful_requests", "api_requests"], \.messages), (["prompt_tokens"], \.input),
        (["completion_tokens"], \.output), (["cache_read_input_tokens"], \.cached),
    ]
}

extension CommandError {
    /// An error that lists the mistakes of a file. Nothing was imported from it.
    static func reportMistakes(_ mistakes: [String], in path: String) -> CommandError {
        let more = mistakes.count > 20 ? " … and \(mistakes.count - 20) more" : ""
        return .data(
            "Nothing was imported. \(path): " + mistakes.prefix(20).joined(separator: " · ") + more)
    }
}
