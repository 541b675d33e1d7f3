/// One section of a configuration: the keys that it can have, and their values.
struct Section {
    let whole: Value
    let keys: KeyList
    private let values: [String: Value]

    init(whole: Value, keys: KeyList, values: [String: Value] = [:]) {
        (self.whole, self.keys, self.values) = (whole, keys, values)
    }

    /// The value of a key; nil if the key is absent or has no value.
    subscript(_ key: String) -> Value? {
        precondition(keys[key] != nil, "\(key) is read but not among the known keys")
        guard let value = values[key], !value.node.isNothing else { return nil }
        return value
    }

    /// The value of a key. A missing key is reported as a mistake.
    func requireValue(_ key: String, _ expected: String) -> Value? {
        whole.reading.record?.note(required: key, at: whole.path)
        if let value = self[key] { return value }
        // The report shows the value's path, which ends with the key. The sentence need not repeat the key.
        if let place = values[key] {
            place.complain("this has no value: write \(expected)")
        } else {
            whole.complain("\(key) is missing: write \(expected)")
        }
        return nil
    }

    /// The value of a key in the file, or else the key's default.
    func readValue(_ key: String) -> Value {
        if let value = self[key] { return value }
        let node = YAMLTree.read(keys.standardText(key)).root
        return Value(
            node ?? Node(content: .refused, place: .whole, length: 1), path: path(of: key),
            reading: whole.reading)
    }

    /// Reads a section within this section. If the file lacks it, a section with all defaults is returned.
    func readSection(_ key: String, _ keys: KeyList, file: String = #fileID, line: Int = #line) -> Section {
        if let section = self[key]?.section(keys, file: file, line: line) { return section }
        let nothing = Node(content: .map([]), place: whole.place, length: 1)
        let value = Value(nothing, path: path(of: key), reading: whole.reading)
        return value.section(keys, file: file, line: line) ?? Section(whole: value, keys: keys)
    }

    /// Records which keys of this section a reload cannot change.
    func noteFixedKeys() {
        for key in keys.keys {
            switch key.change {
            case .live: break
            case .restart: whole.reading.values.note(fixed: path(of: key.name))
            case .restartWhenAdded:
                if self[key.name] != nil { whole.reading.values.note(fixedSection: path(of: key.name)) }
            }
        }
    }

    private func path(of key: String) -> String { whole.path.isEmpty ? key : "\(whole.path).\(key)" }
}

// These methods read the file's value or else the default. After a mistake, the returned value is never used.
extension Section {
    func readInt(_ key: String, in range: ClosedRange<Int>) -> Int {
        readValue(key).readInt(in: range) ?? range.lowerBound
    }

    func readBytes(_ key: String, in range: ClosedRange<Int>) -> Int {
        readValue(key).readBytes(in: range) ?? range.lowerBound
    }

    func readDuration(_ key: String, in range: ClosedRange<Duration>) -> Duration {
        readValue(key).readDuration(in: range) ?? range.lowerBound
    }

    func readFlag(_ key: String) -> Bool { readValue(key).readBool() ?? false }

    func readChoice<Meaning>(_ key: String, _ words: KeyValuePairs<String, Meaning>) -> Meaning {
        readValue(key).readChoice(words) ?? words[0].value
    }
}
