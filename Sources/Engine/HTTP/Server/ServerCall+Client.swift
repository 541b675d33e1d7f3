import Bytes
package import Reactor

package enum SendResult: Equatable, Sendable {
    /// The network has accepted all bytes.
    case all
    /// Some bytes still wait. `hasMoved` is true if the network accepted some before them.
    case waiting(hasMoved: Bool)
    /// The client has left, and the waiting bytes were dropped.
    case clientLeft
}

extension ServerCall: ClientPresence {
    package var clientLeft: Bool { phase == .over || transport.clientLeft }

    /// Whether bytes of the answer can still reach the client: neither side has ended the connection.
    package var isReachable: Bool { phase != .over && !transport.isAborted && !transport.clientLeft }

    /// The connection to the upstream. It is aborted when the client leaves.
    package var partner: Channel? {
        get { phase == .over ? nil : transport.partner }
        set { if phase != .over { transport.partner = newValue } }
    }

    /// Sets the pump that is called when the client can accept more bytes, has sent bytes or has left.
    package func setPump(_ pump: (any Pump)?) {
        if phase != .over { transport.pump = pump }
    }

    /// Gives the client `ServerLimits.writeMilliseconds` from now to accept bytes.
    package func setWriteDeadline() {
        guard phase != .over else { return }
        transport.setDeadline(afterMilliseconds: server.limits.writeMilliseconds)
    }

    package func clearDeadline() {
        if phase != .over { transport.clearDeadline() }
    }

    /// Sends as much of `outbound` as the network accepts now.
    package func send() -> SendResult {
        guard phase != .over else { return clientHasLeft() }
        var hasMoved = false
        while !outbound.isEmpty {
            switch transport.sendBytes(outbound) {
            case .moved(let count):
                outbound.consume(count)
                hasMoved = true
            case .wouldBlock: return .waiting(hasMoved: hasMoved)
            case .ended, .broken: return clientHasLeft()
            }
        }
        return .all
    }

    private func clientHasLeft() -> SendResult {
        isSpent = true
        outbound.removeAll(keepingCapacity: false)
        return .clientLeft
    }

    /// Sends all of `outbound`. Returns false if the client has left or accepts no bytes for too long.
    package func flushAnswer() async -> Bool {
        while true {
            switch send() {
            case .all: return true
            case .waiting: break
            case .clientLeft: return false
            }
            setWriteDeadline()
            await transport.waitUntilWritable()
            clearDeadline()
        }
    }
}
