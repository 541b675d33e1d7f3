import Bytes
import Dialects
import HTTP
import Ledger
import Limits
import Reactor

/// A batch can outlive the edge that created it. A ticket for its settlement is therefore stored in Redis,
/// together with the batch's owner. Any edge can settle the ended batch with this ticket.
extension Exchange {
    /// The number of attempts to store a ticket, and the nanoseconds between two attempts.
    private static let tries = 3
    private static let pause: UInt64 = 500_000_000

    /// Stores the ticket with which the batch can be settled, and renews the lease for the longest time that
    /// a batch can take. The renewal also reports the bill that is charged if no edge settles the batch.
    ///
    /// - Returns: false if the object is no batch, or if Redis does not accept the ticket.
    func keepTicket(of object: StoredReferences.Reference, _ guess: Bill?) async -> Bool {
        guard let batch, let objects = gateway.objects, let kept = reservation?.batchTicket(batch.terms),
            let lease = ticket?.lasting(BatchTicket.lease)
        else { return false }
        let told = guess.flatMap(makeSettlement(soFar:))
        for _ in 0..<Self.tries {
            do throws(LedgerError) {
                try await objects.keep(kept, of: StoredObject(object))
                return try await gateway.admissions.renewLease(lease, telling: told)
            } catch {
                await gateway.loop.sleep(nanoseconds: Self.pause)
            }
        }
        return false
    }

    /// Claims the batch for its settlement. Returns false if another edge has claimed it.
    func claims(_ object: StoredReferences.Reference) async -> Bool {
        guard let owner = change?.owner else { return false }
        return (try? await gateway.objects?.claim(StoredObject(object), of: owner)) == true
    }

    /// Settles the requested batch if it has ended and no edge has settled it. Only a request that deletes
    /// the batch waits for the settlement, because the deletion makes the results unreadable.
    func settleKept(_ batch: StoredObject, of owner: UserKey, _ address: StoredAddress) async {
        guard address.kind.isOfBatches, let upstream = gateway.findTarget(of: [], on: route)?.upstream else {
            return
        }
        if address.action == .delete { return await settle(batch, of: owner, address, upstream) }
        gateway.loop.spawn(with: (self, batch, owner, address, upstream)) {
            exchange, batch, owner, address, upstream in
            await exchange.settle(batch, of: owner, address, upstream)
        }
    }

    private func settle(
        _ batch: StoredObject, of owner: UserKey, _ address: StoredAddress, _ upstream: UpstreamEndpoint
    ) async {
        guard let objects = gateway.objects, let ticket = try? await objects.ticket(of: batch, owner),
            let kept = self.batch(by: ticket.terms)
        else { return }
        let path = Array("\(address.kind.path)/".utf8) + batch.id
        guard let answer = try? await upstream.fetchDocument(path, kept.fields), answer.status == 200,
            case .finished(let bill) = await bill(of: kept, answer.body, at: path, upstream),
            (try? await objects.claim(batch, of: owner)) == true
        else { return }
        _ = await gateway.admissions.settle(ticket.settlement(bill))
    }

    private func batch(by terms: BatchTicket.Terms) -> Batch? {
        guard let dialect = Dialect(rawValue: terms.dialect),
            let target = gateway.directory.target(dialect, model: terms.model, upstream: route.upstream)
        else { return nil }
        return Batch(
            dialect: dialect, first: RoutedRequest(target, dialect, terms),
            fields: gateway.versionFields(of: call))
    }
}
