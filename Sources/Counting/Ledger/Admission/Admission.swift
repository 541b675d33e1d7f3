/// The ledger's decision about a request.
package enum Admission: ~Copyable {
    /// The request is admitted. It can be a repeat: the caller sends a settled message again under its
    /// message id, perhaps because the answer was lost. The message of a repeat is not counted again.
    case admitted(Reservation, Account)
    case refused(Refusal, Account)
    /// Another attempt under the caller's message id is still open.
    case running
    /// The caller has used this message id with another payload before.
    case otherPayload
    /// The message id is settled, and its message was replayed twice, which is the maximum.
    case spent
}
