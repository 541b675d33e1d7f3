import Commands
import Configuration
import Limits
import Terminal
import Wire

enum UserVerbs {
    static let group = Verb(
        "user", "Shows, explains and changes one user's record",
        [
            list, show, explain, grant, override, reset, entitle, block, unblock, merge, forget, export,
        ])

    private static let user = Operand("USER", help: "The user's id, as the app names them")
    private static let limit = Operand("LIMIT", help: "The limit's name, as user show lists it")

    // MARK: Looking

    private static let list = Verb(
        "list", "Lists users with plan, status and this month's use",
        options: [Option("limit", .value(placeholder: "N"), help: "The most rows to show (100)")],
        forms: [.table, .json, .csv],
        notes: ["Their order is not defined. --app chooses the app."]
    ) { session async throws(CommandError) in
        let limit = try session.readWhole("limit", in: 1...1_000_000) ?? 100
        var found: [Document] = []
        var cursor: String?
        repeat {
            let page = try await session.admin().fetchUsers(from: cursor, limit: limit - found.count)
            found += page["users"]?.items ?? []
            cursor = page["next_cursor"]?.text
        } while cursor != nil && found.count < limit
        var sheet = RowOutput([
            .init("user_id", "USER", .user), .init("plan", "PLAN"), .init("status", "STATUS"),
            .init("period_end", "PAID UNTIL"), .init("blocked", nil),
            .init("messages", "MESSAGES", .count), .init("tokens", nil),
            .init("cost_microdollars", "COST", .money), .init("redis_key", nil),
        ])
        let hasMore = cursor != nil || found.count > limit
        found = Array(found.prefix(limit))
        for user in found {
            let month = user["month"] ?? .null
            // If the id was too long to be stored, the list shows the user's key in Redis instead.
            let id = user["user_id"]?.text ?? user.text("redis_key")
            sheet.addRow([
                .text(id),
                user["plan"] ?? .null,
                user["blocked"]?.flag == true ? .text("blocked") : user["status"] ?? .null,
                user["period_end"] ?? .null, user["blocked"] ?? .null, month["messages"] ?? .null,
                month["tokens"] ?? .null, month["cost_microdollars"] ?? .null, user["redis_key"] ?? .null,
            ])
        }
        session.showSheet(sheet, ["users": .list(found)])
        if hasMore { session.say("There are more users: raise --limit to see them.") }
        return .fine
    }

    private static let show = Verb(
        "show", "Shows a user: plan, limits, open messages, books, changes", operands: [user],
        options: [
            Option("all", .toggle, help: "Show all refusals and changes that are kept, not only the newest")
        ], notes: ["The exit code is 1 if there is no record of that user."]
    ) { session async throws(CommandError) in
        let id = session.readOperand("USER")
        let document = try await session.admin().fetchUser(id)
        session.showDocument(document) {
            UserPage($0, session.palette, session.clock, isWhole: session.invocation.has("all")).lines
        }
        return document["is_known"]?.flag == false ? .failed : .fine
    }

    private static let explain = Verb(
        "explain", "Explains why a user is refused now, or was at a past moment", operands: [user],
        options: [
            Option(
                "at", .value(placeholder: "TIME"),
                help: "A moment in the past; without it, now. Nothing is counted"),
            Option("model", .value(placeholder: "NAME"), help: "For a message to this model"),
        ],
        notes: [
            "TIME is 9:00 or 'today 9:00', 'yesterday 9:00', 2026-11-20T09:00, 2026-11-20T09:00+01:00,",
            "or -15m (s, m, h, d or w ago). Without an offset, it is in the edge's zone, or that of --zone.",
            "The exit code is 1 if the message is or was refused, else 0, even for an unknown user.",
        ]
    ) { session async throws(CommandError) in
        var query: [(String, String)] = []
        if let moment = try await session.readMoment("at", forms: TimePhrase.pastForms) {
            guard moment <= session.now else {
                throw .usage("--at is in the future; leave it out to ask about now")
            }
            query.append(("at", moment.timestamp))
        }
        if let model = session["model"] { query.append(("model", model)) }
        let document = try await session.admin().sendRequest(
            AdminClient.Request(path: ["users", session.readOperand("USER"), "explain"], query: query))
        session.showDocument(document) { ExplanationPage($0, session.palette, session.clock).lines }
        let isRefusal = document["answer"]?["passes"]?.flag == false || document["refusal"] != nil
        return isRefusal ? .failed : .fine
    }

    private static let export = Verb(
        "export", "Prints everything that is kept of a user, as one JSON document (for privacy requests)",
        operands: [user], forms: [.json]
    ) { session async throws(CommandError) in
        let document = try await session.admin().get("users", session.readOperand("USER"), "export")
        session.writeLines([document.json])
        return .fine
    }

    // MARK: Changing

    private static let grant = Verb(
        "grant", "Adds an amount to one limit for a time",
        operands: [
            user, limit,
            Operand("AMOUNT", help: "The amount to add, in the limit's own units; a negative one reduces it"),
        ],
        options: [
            Option("for", .value(placeholder: "TIME"), help: "The time until it ends: 12h, 7d (30d)"),
            Option("until", .value(placeholder: "TIME"), help: "Or the moment at which it ends"),
        ] + AdminChange.options,
        notes: ["Write money in dollars: '$5'. Without the sign, the amount is in micro-dollars."]
    ) { session async throws(CommandError) in
        let amount = try Self.parseAmount(session.readOperand("AMOUNT"))
        let end = try await Self.end(session) ?? session.now.advanced(bySeconds: 30 * 86_400)
        return try await change(
            session, .post, "grants",
            [
                ("limit", .text(session.readOperand("LIMIT"))), ("amount", .whole(amount)),
                ("expires_at", .text(end.timestamp)),
            ])
    }

    private static let override = Verb(
        "override", "Replaces a limit's amount for one user, or removes that override",
        operands: [
            user, limit, Operand("AMOUNT", help: "The amount, or 'none' for the plan's own again"),
        ],
        options: [
            Option("periods", .value(placeholder: "N"), help: "For N periods, the current one included"),
            Option(
                "for", .value(placeholder: "TIME"),
                help: "The time until it ends: 12h, 7d (until it is removed)"),
            Option("until", .value(placeholder: "TIME"), help: "Or the moment at which it ends"),
        ] + AdminChange.options
    ) { session async throws(CommandError) in
        let text = session.readOperand("AMOUNT")
        var members: [(String, Document)] = [
            ("limit", .text(session.readOperand("LIMIT"))),
            ("amount", text == "none" ? .null : .whole(try Self.parseAmount(text))),
        ]
        let end = try await Self.end(session)
        let periods = try session.readWhole("periods", in: 1...1000)
        guard end == nil || periods == nil else { throw .usage("--periods cannot be combined with a time") }
        if let end { members.append(("until", .text(end.timestamp))) }
        if let periods { members.append(("periods", .whole(periods))) }
        return try await change(session, .post, "overrides", members)
    }

    private static let reset = Verb(
        "reset", "Sets the used amount of a limit", operands: [user, limit],
        options: [Option("used", .value(placeholder: "N"), help: "The new used amount (0)")]
            + AdminChange.options
    ) { session async throws(CommandError) in
        let used = try session["used"].map(Self.parseAmount) ?? 0
        guard used >= 0 else { throw .usage("--used must be 0 or more") }
        return try await change(
            session, .post, "resets",
            [("limit", .text(session.readOperand("LIMIT"))), ("used", .whole(used))])
    }

    private static let entitle = Verb(
        "entitle", "Writes a user's plan, status and paid period", operands: [user],
        options: EntitlementOptions.all + AdminChange.options,
        notes: [
            "Parts that are not named stay as they are; 'none' removes a part. The next event of a "
                + "subscription service",
            "may overwrite them.",
        ]
    ) { session async throws(CommandError) in
        let members = try await EntitlementOptions.readMembers(session)
        guard !members.isEmpty else {
            throw .usage("No part to write was named; see usherctl user entitle --help")
        }
        return try await change(session, .put, "entitlement", members)
    }

    private static let block = Verb(
        "block", "Blocks a user from sending; reading stays possible", operands: [user],
        options: AdminChange.options
    ) { session async throws(CommandError) in try await change(session, .post, "block") }

    private static let unblock = Verb(
        "unblock", "Unblocks a user, who may then send again", operands: [user], options: AdminChange.options
    ) { session async throws(CommandError) in try await change(session, .post, "unblock") }

    private static let merge = Verb(
        "merge", "Merges two users: their use is added up, and the first one is forgotten",
        operands: [user, Operand("INTO", help: "The user who stays")], options: AdminChange.finalOptions
    ) { session async throws(CommandError) in
        let (user, into) = (session.readOperand("USER"), session.readOperand("INTO"))
        var change = AdminChange(.post, ["users", user, "merge"], [("into", .text(into))])
        change.danger = (
            "\(Printable.quoted(user)) would be forgotten for good, and what they used added to \(Printable.quoted(into)).",
            user
        )
        let answer = try await change.send(session)
        session.showDocument(answer) { answer in
            let moved = (answer["moved"]?.members ?? []).map {
                "\(AuditText.counterName($0.name[...])) +\(Digits.grouped($0.value.whole ?? 0))"
            }
            return [
                (answer.isPreview ? "would move  " : "moved  ")
                    + (moved.isEmpty ? "nothing" : moved.joined(separator: ", ")), "",
            ]
                + UserPage(answer["user"] ?? .null, session.palette, session.clock).lines
        }
        return .fine
    }

    private static let forget = Verb(
        "forget", "Erases everything that is kept of a user", operands: [user],
        options: AdminChange.finalOptions,
        notes: ["If you may need it later, export it first: usherctl user export USER > FILE"]
    ) { session async throws(CommandError) in
        let user = session.readOperand("USER")
        var change = AdminChange(.delete, ["users", user])
        change.danger = (
            "Everything that is kept of \(Printable.quoted(user)) would be erased for good: counters, books, keys.",
            user
        )
        let answer = try await change.send(session)
        session.showDocument(answer) { answer in
            let keys = "\(Digits.grouped(answer.whole("keys"))) keys of Redis"
            return [answer.isPreview ? "\(keys) would be erased" : "\(keys): \(answer.text("what"))"]
        }
        return .fine
    }

    private static func change(
        _ session: Session, _ method: Method, _ verb: String, _ members: [(String, Document)] = []
    ) async throws(CommandError) -> OperatorExit {
        let answer = try await AdminChange(method, ["users", session.readOperand("USER"), verb], members)
            .send(
                session)
        session.showDocument(answer) { answer in
            let user = answer["user"] ?? .null
            let what = AuditText(clock: session.clock, moneyLimits: user.moneyLimits)
                .describeChange(answer.text("what"))
            return (what.isEmpty ? [] : [session.palette.bold(Printable.line(what)), ""])
                + UserPage(user, session.palette, session.clock).lines
        }
        return .fine
    }

    /// Reads an amount such as `50`, `-10` or `1_000`, or `$2.50` as micro-dollars.
    static func parseAmount(_ text: String) throws(CommandError) -> Int {
        if let number = Int(text.replacing("_", with: "").replacing(",", with: "")) { return number }
        let sign = text.hasPrefix("-") ? -1 : 1
        let rest = text.hasPrefix("-") ? text.dropFirst() : text[...]
        if rest.hasPrefix("$"), let dollars = Double(rest.dropFirst().replacing(",", with: "")),
            dollars.isFinite, dollars >= 0, dollars < 9e9
        {
            return sign * Int((dollars * 1e6).rounded())
        }
        throw .usage("An amount must be a whole number such as 50, or money such as '$2.50'")
    }

    /// The end that `--for` or `--until` names. The result is nil if neither is given.
    private static func end(_ session: Session) async throws(CommandError) -> Moment? {
        if let text = session["for"] {
            guard session["until"] == nil else { throw .usage("--for and --until cannot be combined") }
            guard let seconds = TimePhrase.parseSpan(text), seconds > 0 else {
                throw .usage("--for must be a span such as 12h or 7d")
            }
            return session.now.advanced(bySeconds: seconds)
        }
        return try await session.readMoment("until")
    }
}
