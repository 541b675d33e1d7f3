import Bytes
import Reactor

/// The services that a call needs from its connection. For HTTP/1.1 that is `ServerConnection`, which has one
/// call at a time. For HTTP/2 it would be a stream of a connection.
///
/// It is internal and has a single conformer on purpose. The optimizer then calls and inlines
/// `ServerConnection` directly, so that the protocol costs a message only the test whether its call is open.
/// With a second conformer each use would be an indirect call, and a relayed message has about six.
protocol ServerCallTransport: AnyObject {
    /// Sends as many bytes of the answer as the network takes now.
    func sendBytes(_ bytes: borrowing ByteBuffer) -> Transfer
    /// Waits until the network may take more bytes, or never will.
    func waitUntilWritable() async
    /// Receives at least one byte of the request's body into `call.inbound`. False if none will come.
    func receiveBytes(for call: ServerCall) async -> Bool
    /// Ends the exchange after so many milliseconds, unless the deadline is changed or cleared before.
    func setDeadline(afterMilliseconds span: Int)
    func clearDeadline()
    /// Revokes a passed deadline, so that the client can still be answered. False if none has passed.
    func forgiveDeadline() -> Bool
    /// Reports that the call has ended: its answer is complete, or breaks off here. It is each call's last
    /// action.
    func finished(_ call: ServerCall)
    /// Shows the client at once that the answer is incomplete. `finished` follows.
    func breakOff()

    /// Whether the client has left.
    var clientLeft: Bool { get }
    /// Whether nothing more can be sent, after a deadline or because the edge is ending.
    var isAborted: Bool { get }
    /// The channel that is aborted when the client leaves.
    var partner: Channel? { get set }
    /// The pump that is called when more bytes can be sent, bytes have arrived or the client has left.
    var pump: (any Pump)? { get set }
    /// The address of this side of the connection.
    var localAddress: SocketAddress? { get }
    /// A responder's earlier decision about the client, which is valid for all requests of the connection.
    var peerTrust: PeerTrust? { get set }
}

/// A responder's decision about a connection's peer, such as which identity it may name.
package struct PeerTrust {
    /// The responder that decided. Another responder on the same connection decides for itself.
    package let owner: Int
    package let identities: UInt64

    package init(by owner: Int, _ identities: UInt64) {
        self.owner = owner
        self.identities = identities
    }
}
