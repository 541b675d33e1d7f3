import Bytes
import HTTP
import JSON
import Wire

/// The bytes of a stream that are sent together next.
struct EventPage: ~Copyable {
    enum Form {
        case events
        /// One JSON list, sent item by item. Gemini streams in this form unless the client requests events.
        case array

        var contentType: StaticString {
            switch self {
            case .events: "text/event-stream; charset=utf-8"
            case .array: "application/json"
            }
        }
    }

    private let form: Form
    private var bytes = ByteBuffer()
    private var isFirst = true

    init(_ form: Form) { self.form = form }

    mutating func appendEvent(_ type: StaticString? = nil, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object { write(&$0) }
        let data = json.finish()
        switch form {
        case .events: bytes.appendEvent(type, data: data.readable)
        case .array:
            bytes.append(isFirst ? "[" : ",\r\n")
            bytes.append(data.readable)
        }
        isFirst = false
    }

    mutating func appendDone() { bytes.append("data: [DONE]\n\n") }

    mutating func finishPage() {
        if form == .array { bytes.append("]") }
    }

    mutating func moveBytes(to call: ServerCall) {
        call.appendChunk(bytes.readable)
        bytes.removeAll()
    }
}
