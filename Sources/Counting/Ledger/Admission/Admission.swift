/// The ledger's decision about a request.
package enum Admission: ~Copyable {
    /// The request is admitted. It may repeat a request that was settled under the caller's id, if the
    /// answer was perhaps lost. The message of a repeat is not counted again.
    case admitted(Reservation, Account)
    case refused(Refusal, Account)
    /// Another attempt under the caller's id is still open.
    case running
    /// The caller's id was used with another payload before.
    case otherPayload
    /// The caller's id is settled and has been replayed as often as is allowed (twice).
    case spent
}
