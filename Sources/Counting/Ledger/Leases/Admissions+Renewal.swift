extension Admissions {
    /// Keeps a long answer's reservation; false if it was reclaimed already.
    ///
    /// - Parameter told: what it has used so far, which is charged if this edge dies; nil for nothing.
    package func renewLease(_ ticket: ReservationTicket, telling told: Settlement? = nil)
        async throws(LedgerError) -> Bool
    {
        guard mayAsk(about: ticket.user) else { throw .unavailable }
        do {
            let isKept = try await ledger.renew(ticket, telling: told)
            noteReply(about: ticket.user)
            return isKept
        } catch {
            noteFailure(error, about: ticket.user)
            throw error
        }
    }
}
