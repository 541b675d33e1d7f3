/// A client that may disconnect while work is done for it: a connection, or one request on it.
package protocol ClientPresence: AnyObject {
    /// They have gone: nobody waits for the outcome any more.
    var clientLeft: Bool { get }
    /// Aborted at the moment when they hang up; it ends what is being done for them.
    var partner: Channel? { get set }
}

extension Channel: ClientPresence {
    package var clientLeft: Bool { peerClosed }
}
