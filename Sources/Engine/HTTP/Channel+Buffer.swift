import Bytes
import Reactor
import Wire

extension Channel {
    /// Writes as much of the buffer as the kernel takes now.
    func send(_ buffer: borrowing ByteBuffer) -> Transfer { send(buffer.readable) }

    /// Receives into the loop's scratch and appends what came.
    func receive(into buffer: inout ByteBuffer) -> Transfer {
        let transfer = receiveIntoScratch()
        if case .moved(let count) = transfer { buffer.append(loop.scratch.bytes, first: count) }
        return transfer
    }
}

// These take the whole buffer, not a span of it: the compiler lets no span of a class's property outlive the
// access to that property.

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
