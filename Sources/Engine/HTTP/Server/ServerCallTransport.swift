import Bytes
import Reactor

/// The services that one call needs from the connection that carries it. For HTTP/1.1 that is
/// `ServerConnection`, which has one call at a time; over HTTP/2 each stream of a connection would be one.
///
/// Internal and with a single conformer on purpose: the optimizer then calls `ServerConnection` directly, and
/// inlines it, so that the protocol costs a message no more than the test whether its call is still open.
/// With a second conformer each use would be an indirect call, of which a relayed message has about six.
protocol ServerCallTransport: AnyObject {
    /// Takes bytes of the answer, as many as the network takes now.
    func sendBytes(_ bytes: borrowing ByteBuffer) -> Transfer
    /// Waits until the network may take more, or never will.
    func waitUntilWritable() async
    /// Receives more of the request's body into `call.inbound`, waiting for at least one byte. False if no
    /// more will come.
    func receiveBytes(for call: ServerCall) async -> Bool
    /// Ends the exchange, unless the deadline is moved or cleared before.
    func setDeadline(afterMilliseconds span: Int)
    func clearDeadline()
    /// Undoes a deadline that has passed, so that the client can still be answered. False if none has.
    func forgiveDeadline() -> Bool
    /// The call is over: its answer is whole, or breaks off here. Called once, as the last thing that a call
    /// does.
    func finished(_ call: ServerCall)
    /// Shows the client at once that the answer is not whole. `finished` follows.
    func breakOff()

    /// The client has hung up.
    var clientLeft: Bool { get }
    /// Nothing more can be sent: this side has given up, because of a deadline or because the edge is ending.
    var isAborted: Bool { get }
    /// Aborted when the client hangs up.
    var partner: Channel? { get set }
    /// Called when the network may take more, something has come or the client hung up.
    var pump: (any Pump)? { get set }
    /// The address of this side, to which the client has connected.
    var localAddress: SocketAddress? { get }
    /// A responder's earlier decision about the client. It holds for all requests of a connection.
    var peerTrust: PeerTrust? { get set }
}

/// A responder's decision about a connection's peer, such as which identity it may name.
package struct PeerTrust {
    /// The responder that decided it: another responder on the same connection decides for itself.
    package let owner: Int
    package let identities: UInt64

    package init(by owner: Int, _ identities: UInt64) {
        self.owner = owner
        self.identities = identities
    }
}
