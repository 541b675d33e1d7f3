import Configuration
import JSON
import Ledger
import Limits
import Records

// Shows whether the connected Redis still contains this edge's counts.
extension AdminResponder {
    func showStore() async throws(AdminProblem) -> AdminResponse {
        let mark = try await mark()
        return AdminResponse { write(mark, &$0) }
    }

    /// Continues with a Redis that has lost its data. All edges follow this decision within a second.
    func acceptStore(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        let before = try await mark()
        var isDone = false
        if !isDry {
            do throws(LedgerError) {
                // The audit entry is written before the action, so that no action can lack an entry.
                if before.lostID != nil {
                    _ = try await services.records.operators.recordAct("store-accept", before.id ?? "", act)
                }
                isDone = try await services.records.marks.acceptStore()
            } catch {
                throw AdminProblem(error)
            }
        }
        let after = try await mark()
        let applied = isDone
        return AdminResponse { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.object("store") { write(after, &$0) }
        }
    }

    private func mark() async throws(AdminProblem) -> StoreMark {
        do throws(LedgerError) {
            return try await services.records.marks.storeMark()
        } catch {
            throw AdminProblem(error)
        }
    }

    private func write(_ mark: StoreMark, _ json: inout JSONWriter) {
        let timestamp = ZonedTimestamp(zone: settings.planTable.knownTimeZone)
        json.member("id", utf8: mark.id)
        json.member("emptied", mark.lostID != nil)
        json.member("since", utf8: timestamp.formatMoment(mark.since))
    }
}
