/// A client that may disconnect while work is done for it. It is a connection or one request on a connection.
package protocol ClientPresence: AnyObject {
    /// Whether the client has disconnected, so that the outcome is not needed any more.
    var clientLeft: Bool { get }
    /// The channel that is aborted when the client disconnects. The abort ends the client's work.
    var partner: Channel? { get set }
}

extension Channel: ClientPresence {
    package var clientLeft: Bool { peerClosed }
}
