/// A client that may disconnect while work is done for it: a connection, or one request on it.
package protocol ClientPresence: AnyObject {
    /// Whether the client has gone, so that nobody waits for the outcome any more.
    var clientLeft: Bool { get }
    /// Aborted when the client hangs up, which ends the work that is done for it.
    var partner: Channel? { get set }
}

extension Channel: ClientPresence {
    package var clientLeft: Bool { peerClosed }
}
