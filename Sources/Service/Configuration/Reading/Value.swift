import Bytes
import Commands

/// A node of the configuration while it is decoded. Each method reports mistakes at the node's place.
struct Value {
    let node: Node
    let path: String
    let reading: Reading
    /// Whether this node is the key of a map entry, such as the name of a plan. If false, it is a value.
    private var isName = false

    /// Makes a value from a flag or a variable. It is read by the same rules as a value in the file.
    init(_ given: Invocation.Given, path: String, reading: Reading) {
        let place: Mistake.Place =
            switch given.source {
            case .flag(let name): .flag(name)
            case .environment(let name): .environment(name)
            }
        self.init(
            Node(content: .text(given.text, isPlain: false), place: place, length: 1), path: path,
            reading: reading)
    }

    init(_ node: Node, path: String, reading: Reading) {
        self.node = node
        self.path = path
        self.reading = reading
    }

    var place: Mistake.Place { node.place }

    /// Whether this value is in the file. If false, it comes from a flag or a variable.
    var isInFile: Bool {
        if case .file = node.place { true } else { false }
    }

    func complain(_ text: String, suggestion: String? = nil, hidesValue: Bool = false) {
        reading.addMistake(
            Mistake(
                text, at: node.place, path: path, suggestion: suggestion, length: node.length,
                quotation: hidesValue ? .upToPlace : .line))
    }

    /// Reads the text of a scalar.
    ///
    /// - Parameter expected: a description of the value, such as "a time zone, such as Europe/Berlin".
    func text(_ expected: String, isSecret: Bool = false) -> String? {
        reading.record?.note(kind: expected, at: path)
        if case .text(let text, _) = node.content, !node.isNothing {
            if !isSecret { recordText(text) }
            return text
        }
        complainOfKind(expected, isSecret: isSecret)
        return nil
    }

    func recordText(_ text: String) {
        if !isName { reading.values.recordValue(text, at: path) }
    }

    /// Records a digest of the text in the file that this value names, so that a change is noticed.
    func note(content text: String) {
        reading.values.recordValue(FNV1a.text(of: text), at: "\(path).content")
    }

    func note(name: String) { reading.values.note(name: name, at: path) }

    /// Reads the items of a list. Each item has a path of its own.
    func readList(_ expected: String) -> [Value] {
        if !expected.isEmpty { reading.record?.note(kind: "a list: \(expected)", at: path) }
        guard case .list(let items) = node.content else {
            complainOfKind("a list: \(expected)")
            return []
        }
        return items.enumerated().map { index, item in
            Value(item, path: "\(path)[\(index)]", reading: reading)
        }
    }

    /// Reads the entries of a map whose keys the configuration's author chooses, such as the names of plans.
    /// They are returned in the file's order.
    func readEntries(_ expected: String) -> [(key: Value, name: String, value: Value)] {
        if !expected.isEmpty { reading.record?.noteChosenNames(at: path, kind: expected) }
        return pairs(expected)
    }

    private func pairs(_ expected: String) -> [(key: Value, name: String, value: Value)] {
        guard case .map(let entries) = node.content else {
            complainOfKind(expected)
            return []
        }
        return entries.map { entry in
            let inner = path.isEmpty ? entry.key : "\(path).\(entry.key)"
            let key = Node(
                content: .text(entry.key, isPlain: false), place: entry.keyPlace, length: entry.keyLength)
            var name = Value(key, path: inner, reading: reading)
            name.isName = true
            return (name, entry.key, Value(entry.value, path: inner, reading: reading))
        }
    }

    /// Reads a section with these keys. Any other key is a mistake, whose text names the most similar key.
    func section(_ keys: KeyList, file: String = #fileID, line: Int = #line) -> Section? {
        reading.record?.recordList(keys, at: path, site: "\(file):\(line)")
        guard case .map = node.content else {
            complainOfKind("keys with values: \(keys.names.joined(separator: ", "))")
            return nil
        }
        var values: [String: Value] = [:]
        for entry in pairs("") {
            if keys[entry.name] != nil {
                values[entry.name] = entry.value
            } else {
                entry.key.complainOfKey(keys.names)
            }
        }
        let section = Section(whole: self, keys: keys, values: values)
        section.noteFixedKeys()
        return section
    }

    private func complainOfKey(_ keys: [String]) {
        guard case .text(let name, _) = node.content else { return }
        let nearest = NearestWord.of(name, in: keys)
        let known = nearest == nil ? "; known: \(keys.joined(separator: ", "))" : ""
        reading.addMistake(
            Mistake(
                "there is no key \(Printable.quoted(name)) here\(known)", at: node.place, path: path,
                suggestion: nearest, length: node.length, quotation: .throughPlace))
    }

    private func complainOfKind(_ expected: String, isSecret: Bool = false) {
        if case .refused = node.content { return }
        var hint = ""
        if case .map = node.content { hint = " (put a text with a colon in quotes)" }
        complain("this must be \(expected), but it is \(node.kind)\(hint)", hidesValue: isSecret)
    }
}
