import Bytes
import Reactor

/// What a call needs from its connection. For HTTP/1.1, the conformer is `ServerConnection`, which has one
/// call at a time. For HTTP/2, it would be a stream of a connection.
///
/// There is only one conformer on purpose, so that the optimizer calls and inlines it directly. With a second
/// conformer, each use would be an indirect call: about six for each relayed message.
protocol ServerCallTransport: AnyObject {
    /// Sends as many bytes of the answer as the network accepts now.
    func sendBytes(_ bytes: borrowing ByteBuffer) -> Transfer
    /// Waits until the network accepts more bytes or the connection has ended.
    func waitUntilWritable() async
    /// Receives at least one byte of the body into `call.inbound`. Returns false if no bytes will follow.
    func receiveBytes(for call: ServerCall) async -> Bool
    /// Ends the exchange after `span` milliseconds, unless the deadline is changed or cleared before.
    func setDeadline(afterMilliseconds span: Int)
    func clearDeadline()
    /// Revokes a deadline that has passed, so that the client can still be answered. Returns false if none
    /// has passed.
    func forgiveDeadline() -> Bool
    /// Ends the call, whose answer is complete or was broken off.
    func finished(_ call: ServerCall)
    /// Shows the client at once that the answer is incomplete. The call then calls `finished`.
    func breakOff()

    var clientLeft: Bool { get }
    /// Whether nothing more can be sent, because a deadline has passed or the edge is ending.
    var isAborted: Bool { get }
    var partner: Channel? { get set }
    /// The pump that is called when more bytes can be sent, when bytes have arrived, or when the client has
    /// left.
    var pump: (any Pump)? { get set }
    var localAddress: SocketAddress? { get }
    /// What a responder has decided about the client. It is valid for all requests of the connection.
    var peerTrust: PeerTrust? { get set }
}

/// What a responder has decided about a connection's peer, for example which users it may name.
package struct PeerTrust {
    /// Identifies the responder that decided. Another responder on the same connection decides for itself.
    package let owner: Int
    package let identities: UInt64

    package init(by owner: Int, _ identities: UInt64) {
        self.owner = owner
        self.identities = identities
    }
}
