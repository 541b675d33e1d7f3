import CYAML

/// Reads YAML with libyaml, one event after the other. No other code in this module accesses C memory.
enum YAMLEvents {
    struct Event {
        enum Kind {
            case scalar(String, isPlain: Bool)
            case listStart, listEnd, mapStart, mapEnd, alias, documentStart, end
        }

        let kind: Kind
        /// The line and column of the event, from 1. Columns count characters, as in libyaml.
        let line: Int
        let column: Int
        let length: Int
        /// Whether an anchor or a tag precedes the node. Such a node is refused.
        let isDecorated: Bool
    }

    /// The reason why a text is not valid YAML, and the place of the mistake.
    struct Fault: Error {
        let line: Int
        let column: Int
        /// The problem in libyaml's words. It contains nothing of the text.
        let problem: String
    }

    /// Calls `take` with each event until `take` returns false, the document ends, or the text is not valid.
    static func readEvents(_ text: String, take: (Event) -> Bool) throws(Fault) {
        let bytes = Array(text.utf8)
        var parser = unsafe yaml_parser_t()
        guard unsafe yaml_parser_initialize(&parser) == 1 else { fatalError("no memory for a YAML reader") }
        defer { unsafe yaml_parser_delete(&parser) }
        unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        let fault = unsafe bytes.withUnsafeBufferPointer { buffer -> Fault? in
            unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            while true {
                var event = unsafe yaml_event_t()
                guard unsafe yaml_parser_parse(&parser, &event) == 1 else {
                    return unsafe Self.fault(of: parser)
                }
                defer { unsafe yaml_event_delete(&event) }
                guard let next = unsafe converted(event) else { continue }
                if !take(next) { return nil }
                if case .end = next.kind { return nil }
            }
        }
        if let fault { throw fault }
    }

    private static func fault(of parser: yaml_parser_t) -> Fault {
        let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "it cannot be read"
        let mark = unsafe parser.problem_mark
        return Fault(line: Int(mark.line) + 1, column: Int(mark.column) + 1, problem: problem)
    }

    /// Converts an event of libyaml; nil for an event without content, such as the end of a document.
    private static func converted(_ event: yaml_event_t) -> Event? {
        let kind: Event.Kind
        var isDecorated = false
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
            kind = unsafe .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
            isDecorated = unsafe scalar.anchor != nil || scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT:
            kind = .listStart
            isDecorated =
                unsafe event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
        case YAML_MAPPING_START_EVENT:
            kind = .mapStart
            isDecorated = unsafe event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
        case YAML_SEQUENCE_END_EVENT: kind = .listEnd
        case YAML_MAPPING_END_EVENT: kind = .mapEnd
        case YAML_ALIAS_EVENT: kind = .alias
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_STREAM_END_EVENT: kind = .end
        default: return nil
        }
        let (start, end) = unsafe (event.start_mark, event.end_mark)
        return Event(
            kind: kind, line: Int(start.line) + 1, column: Int(start.column) + 1,
            length: start.line == end.line ? max(1, Int(end.column) - Int(start.column)) : 1,
            isDecorated: isDecorated)
    }
}
