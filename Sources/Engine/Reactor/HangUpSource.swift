/// Somebody for whom something is being done and who may hang up meanwhile: a connection's other side, or the
/// one request of several on it that is meant.
package protocol HangUpSource: AnyObject {
    /// They have hung up: nobody waits for the outcome any more.
    var peerLeft: Bool { get }
    /// Aborted at the moment when they hang up; it ends what is being done for them.
    var partner: Channel? { get set }
}

extension Channel: HangUpSource {}
