import Bytes
import Reactor
import Wire

extension Channel {
    /// Writes as much of the buffer as the kernel accepts now.
    func send(_ buffer: borrowing ByteBuffer) -> Transfer { send(buffer.readable) }

    /// Receives into the loop's scratch buffer and appends the received bytes to `buffer`.
    func receive(into buffer: inout ByteBuffer) -> Transfer {
        let transfer = receiveIntoScratch()
        if case .moved(let count) = transfer { buffer.append(loop.scratch.bytes, first: count) }
        return transfer
    }
}

// The functions below take a whole buffer instead of a span. The compiler does not let a span of a class's
// property outlive the access to that property.

extension RequestHead {
    func read(_ buffer: borrowing ByteBuffer, limits: HeadLimits) throws(HTTPFault) -> Int? {
        try RequestParser.parse(buffer.readable, limits: limits, into: self)
    }
}

extension ResponseHead {
    func read(_ buffer: borrowing ByteBuffer) throws(HTTPFault) -> Int? {
        try ResponseParser.parse(buffer.readable, limits: HeadLimits(), into: self)
    }
}

extension BodyDecoder {
    mutating func next(in buffer: borrowing ByteBuffer, from offset: inout Int) throws(HTTPFault) -> Step {
        try next(in: buffer.readable, from: &offset)
    }
}
