/// The ledger's decision about a request.
package enum Admission: ~Copyable {
    /// The request is admitted. This includes a request that was already settled under the caller's id and
    /// whose answer may have got lost: its message is not counted again.
    case admitted(Reservation, Account)
    case refused(Refusal, Account)
    /// Another attempt under the caller's id is still open.
    case running
    /// The caller's id was used with another payload before.
    case otherPayload
    /// The caller's id is settled, and was replayed as often as is allowed (twice).
    case spent
}
