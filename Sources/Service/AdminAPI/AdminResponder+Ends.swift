import AppAPI
import Dates
import JSON
import Ledger
import Limits
import Records

// Erases, merges and exports users.
extension AdminResponder {
    func merge(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        guard let into = try request.readText("into", longest: 1024) else {
            throw AdminRequest.missingMember("into")
        }
        let app = try apps.named(request.readQuery("app"))
        let (old, new) = (UserName(tenant: app.name, id: request.user), UserName(tenant: app.name, id: into))
        guard old != new else { throw AdminProblem(.badRequest, "A user cannot be merged into themselves.") }
        var (moved, isNew): ([String: Int], Bool) = ([:], false)
        if isDry {
            moved = try await readState(of: old, app).stored.counters
        } else {
            (moved, isNew) = try await merge(old, new, act)
        }
        let left = try await readState(of: new, app)
        let (units, applied) = (moved, isNew)
        return AdminResponse { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.member("from", utf8: old.text)
            json.member("into", utf8: new.text)
            json.object("moved") { json in
                for (field, count) in units.sorted(by: { $0.key < $1.key }) {
                    json.name(utf8: field)
                    json.integer(count)
                }
            }
            json.member("what", "merge")
            json.object("user") { left.writeMembers(&$0) }
        }
    }

    private func merge(_ old: UserName, _ new: UserName, _ act: OperatorAct) async throws(AdminProblem) -> (
        moved: [String: Int], isNew: Bool
    ) {
        let merger = UserMerge(services.ledger, services.records, services.walk, services.keys)
        let outcome: UserMerge.Outcome
        do throws(LedgerError) {
            defer { services.changed() }
            outcome = try await merger.mergeUsers(old, into: new, act)
            if case .done = outcome { try await forgetEvents(of: old) }
        } catch {
            throw AdminProblem(error)
        }
        switch outcome {
        case .done(let moved, let isNew): return (moved, isNew)
        case .nothing: return ([:], false)
        case .otherMerge(let id):
            throw AdminProblem(
                .conflict,
                "Another merge of one of the two users is under way, with the request id \(id). Nothing was "
                    + "changed; try again. If that merge was interrupted, send it again with its "
                    + "request id: it continues where it stopped."
            )
        case .hasOpenMessages(let count):
            throw AdminProblem(
                .conflict, "This user has open messages: \(count). Try again when they have ended.")
        }
    }

    func forget(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        let app = try apps.named(request.readQuery("app"))
        let user = UserName(tenant: app.name, id: request.user)
        var (count, hash, isNew) = (0, "", false)
        do throws(LedgerError) {
            let held = try await services.keys.countKeys(of: user.key)
            if isDry {
                count = try await services.ledger.keyCount(of: user.key) + held
            } else {
                defer { services.changed() }
                // `keyCount` throws while a merge of the user is running. Nothing is then erased.
                _ = try await services.ledger.keyCount(of: user.key)
                count = try await services.keys.forgetKeys(user.key)
                try await services.records.queues.dropFromQueues(user)
                try await services.records.purchases.forgetPurchases(of: user)
                try await forgetEvents(of: user)
                count += try await services.ledger.forgetUser(user.key)
                (isNew, hash) = try await services.records.operators.recordAct(forgotten: user, act)
            }
        } catch {
            throw AdminProblem(error)
        }
        let (keys, what, applied) = (count, hash, isNew)
        return AdminResponse { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.member("keys", keys)
            json.member("what", utf8: what)
        }
    }

    private func forgetEvents(of user: UserName) async throws(LedgerError) {
        let queue = Queue.outbox(tenant: user.tenant, capacity: .max)
        var place = 0
        while true {
            let page = try await services.records.queues.readMembers(of: queue, from: place, count: 256)
            for member in page where ThresholdOutbox.parseUser(of: member) == user {
                try await services.records.queues.dropMember(member, from: queue)
                place -= 1
            }
            if page.count < 256 { return }
            place += 256
        }
    }

    // MARK: Export

    func export(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let (_, state) = try await readState(of: request)
        var pages: [MonthBooks] = []
        var month = state.books.month
        for _ in 0..<14 {
            pages.append(try await readBooks(of: state.user, in: month))
            month = CivilDate(year: month.previousMonth.year, month: month.previousMonth.month, day: 1)
        }
        let keys: [StoredKey]
        let checkIns: [(name: [UInt8], value: [UInt8])]
        let events: [(id: String, at: Moment)]
        do throws(LedgerError) {
            keys = try await services.keys.liveKeys(of: state.user.key)
            checkIns = try await services.walk.readHashes([state.user.key.key("c")])[0]
            events = try await services.records.subscriptions.readEvents(of: state.user.key)
        } catch {
            throw AdminProblem(error)
        }
        let (timestamp, lines) = (state.timestamp, pages)
        let told = state.stored.others.filter {
            $0.key != "et" && $0.key != "ei" && !StoredUser.marks.contains($0.key)
        }
        return AdminResponse { json in
            json.member("exported_at", utf8: timestamp.formatMoment(state.stored.now))
            json.object("user") { state.writeMembers(&$0) }
            json.array("books") { json in
                for page in lines {
                    for line in page.lines { json.object { line.writeMembers(&$0, page.month) } }
                }
            }
            json.array("refusals") { json in
                for note in state.stored.refusals { json.object { note.writeMembers(&$0, timestamp) } }
            }
            json.array("keys") { json in for key in keys { json.object { key.writeMembers(&$0, timestamp) } }
            }
            json.object("subscription") {
                $0.members(told.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            }
            json.object("check_ins") { json in
                json.members(
                    checkIns.map {
                        (String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
                    })
            }
            json.array("events") { json in
                for event in events {
                    json.object {
                        $0.member("id", utf8: event.id)
                        $0.member("at", utf8: timestamp.formatMoment(event.at))
                    }
                }
            }
            json.array("kept_requests") { json in
                for (id, until) in state.stored.settled.sorted(by: { $0.value < $1.value }) {
                    json.object {
                        $0.member("request_id", utf8: String(decoding: id.dropFirst(), as: UTF8.self))
                        $0.member("until", utf8: timestamp.formatMoment(until))
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(_ pairs: [(String, String)]) {
        for (name, value) in pairs {
            self.name(utf8: name)
            string(utf8: value)
        }
    }
}
