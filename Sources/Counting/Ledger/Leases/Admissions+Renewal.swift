extension Admissions {
    /// Renews the lease of a reservation. Returns false if the reservation was already reclaimed.
    ///
    /// - Parameter told: what the answer has used so far; nil if this has not changed. It is charged if the
    ///   edge dies.
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
