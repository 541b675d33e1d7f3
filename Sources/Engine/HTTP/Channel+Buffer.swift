import Bytes
import Reactor
import Wire

extension Channel {
    /// Writes what the kernel takes now of what the buffer holds.
    func send(_ buffer: borrowing ByteBuffer) -> Transfer { send(buffer.readable) }

    /// Receives into the loop's scratch and appends what came.
    func receive(into buffer: inout ByteBuffer) -> Transfer {
        let transfer = receiveIntoScratch()
        if case .moved(let count) = transfer { buffer.append(loop.scratch.bytes, first: count) }
        return transfer
    }
}

// A buffer that belongs to an object is lent to these as a whole: a span of it could not leave the access.

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
