import Foundation

/// One event of a stream (HTML Living Standard, section 9.2.6).
struct ServerSentEvent: Equatable {
    var type = "message"
    var data: String
}

/// Parses server-sent events from bytes that arrive in pieces of any size.
struct ServerSentEvents {
    /// The id of the latest event that has an id. After a reconnection it is sent as `Last-Event-ID`.
    private(set) var lastID: String?
    /// The pause before a reconnection that the server has set, in milliseconds; nil if it has set none.
    private(set) var retry: Int?
    private var line: [UInt8] = []
    private var data: [String] = []
    private var type = ""
    private var id: String?
    /// Whether the last byte was a carriage return. A following line feed is then part of the same line end.
    private var isBehindReturn = false
    /// The largest event that is accepted, in bytes. The edge sends no larger ones.
    private static let most = 1 << 20
    private var size = 0

    init(lastID: String? = nil) { (self.lastID, id) = (lastID, lastID) }

    /// Throws ``UsherError/unreadable`` if an event is too large.
    mutating func read(_ bytes: some Sequence<UInt8>) throws(UsherError) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            defer { isBehindReturn = byte == 0x0D }
            if byte == 0x0A && isBehindReturn { continue }
            guard byte == 0x0A || byte == 0x0D else {
                line.append(byte)
                size += 1
                guard size <= Self.most else { throw .unreadable }
                continue
            }
            if line.isEmpty {
                if let event = dispatch() { events.append(event) }
            } else {
                take(String(decoding: line, as: UTF8.self))
                line.removeAll(keepingCapacity: true)
            }
        }
        return events
    }

    private mutating func take(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return take(line, "") }
        let value = line[line.index(after: colon)...]
        take(String(line[..<colon]), String(value.hasPrefix(" ") ? value.dropFirst() : value))
    }

    private mutating func take(_ field: String, _ value: String) {
        switch field {
        case "event": type = value
        case "data": data.append(value)
        case "id": if !value.contains("\0") { id = value }
        case "retry": if let pause = Int(value), pause >= 0 { retry = pause }
        default: break  // A comment, or a field that this version does not know.
        }
    }

    private mutating func dispatch() -> ServerSentEvent? {
        defer { (data, type, size) = ([], "", 0) }
        lastID = id
        guard !data.isEmpty else { return nil }
        return ServerSentEvent(type: type.isEmpty ? "message" : type, data: data.joined(separator: "\n"))
    }
}
