/// A client that can disconnect while work is done for it: a connection, or one request on a connection.
package protocol ClientPresence: AnyObject {
    /// Whether the client has disconnected and no longer needs the work.
    var clientLeft: Bool { get }
    /// The channel that is aborted when the client disconnects, which ends the work for this client.
    var partner: Channel? { get set }
}

extension Channel: ClientPresence {
    package var clientLeft: Bool { peerClosed }
}
