/// The ledger's decision about a request.
package enum Admission: ~Copyable {
    /// The request is admitted. If it repeats a settled message, its tokens are counted, but not its message.
    case admitted(Reservation, Account)
    case refused(Refusal, Account)
    /// Another attempt with the same message id is still open, so this attempt is not admitted.
    case running
    /// The caller has used this message id with another payload before.
    case otherPayload
    /// The message with this id is settled and was replayed twice. It cannot be replayed again.
    case spent
}
