import Commands

/// Builds the tree of a configuration from libyaml's events. The tree's size and depth are bounded. Anchors,
/// aliases and tags are refused, because a few lines of them can expand to gigabytes ("billion laughs").
/// Configurations are short enough to do without them.
struct YAMLTree {
    static let largestFile = 1 << 20
    static let deepest = 24
    static let mostNodes = 50_000

    /// A list or map that has begun and not ended yet.
    private struct Frame {
        let isMap: Bool
        let place: Mistake.Place
        var items: [Node] = []
        var entries: [Node.Entry] = []
        var keys: Set<String> = []
        var key: (node: Node, text: String)?
    }

    private var frames: [Frame] = []
    private var root: Node?
    private var count = 0
    private var mistakes: [Mistake] = []
    private var isOver = false

    /// Reads the tree of a text. The root is nil if a mistake made the text unreadable.
    static func read(_ text: String) -> (root: Node?, mistakes: [Mistake]) {
        guard text.utf8.count <= largestFile else {
            return (nil, [Mistake("the file is larger than 1 MiB", at: .whole)])
        }
        var tree = YAMLTree()
        do throws(YAMLEvents.Fault) {
            try YAMLEvents.readEvents(text) { event in
                tree.take(event)
                return !tree.isOver
            }
        } catch {
            return (nil, tree.mistakes + [mistake(for: error)])
        }
        if tree.root == nil, tree.mistakes.isEmpty { tree.complain("the file is empty", at: .whole) }
        return (tree.isOver ? nil : tree.root, tree.mistakes)
    }

    private static func mistake(for fault: YAMLEvents.Fault) -> Mistake {
        var text = "this is not YAML: \(fault.problem)"
        if fault.problem.contains("alphabetic or numeric character") {
            text += "; put a text that begins with * or & in quotes"
        } else if fault.problem.contains("cannot start any token") {
            text += "; indent with spaces, and put a text that begins with @, `, % or a tab in quotes"
        } else if fault.problem.contains("mapping values are not allowed") {
            text += "; put a text with \": \" in quotes, and begin all keys of a section in the same column"
        } else if fault.problem.contains("expected node content") {
            text += "; put a text in quotes if it begins with : or holds one of [ ] { } ,"
        } else if fault.problem.contains("expected key") || fault.problem.contains("block end") {
            text += "; begin all keys of a section in the same column"
        }
        return Mistake(text, at: .file(line: fault.line, column: fault.column), quotation: .unread)
    }

    private mutating func take(_ event: YAMLEvents.Event) {
        let place = Mistake.Place.file(line: event.line, column: event.column)
        if event.isDecorated {
            complain("anchors (&) and tags (!) are not read here; write the plain value", at: place)
        }
        switch event.kind {
        case .scalar(let text, let isPlain):
            add(Node(content: .text(text, isPlain: isPlain), place: place, length: event.length), text: text)
        case .alias:
            let text = "aliases (*) are not read here; write the value out, or put a text with * in quotes"
            complain(text, at: place)
            add(Node(content: .refused, place: place, length: event.length))
        case .listStart, .mapStart:
            open(event, at: place)
        case .listEnd, .mapEnd:
            close()
        case .documentStart:
            guard root != nil else { return }
            complain("a file holds one document; remove the --- and what follows it", at: place)
            isOver = true
        case .end: break
        }
    }

    private mutating func open(_ event: YAMLEvents.Event, at place: Mistake.Place) {
        guard frames.count < Self.deepest else {
            complain("this is nested deeper than \(Self.deepest) levels", at: place)
            isOver = true
            return
        }
        if case .mapStart = event.kind {
            frames.append(Frame(isMap: true, place: place))
        } else {
            frames.append(Frame(isMap: false, place: place))
        }
    }

    private mutating func close() {
        let frame = frames.removeLast()
        let content = frame.isMap ? Node.Content.map(frame.entries) : .list(frame.items)
        add(Node(content: content, place: frame.place, length: 1))
    }

    /// Adds a complete node to the list or map that contains it. `text` is nil unless the node is a scalar,
    /// because only a scalar can be a key.
    private mutating func add(_ node: Node, text: String? = nil) {
        count += 1
        if count > Self.mostNodes {
            complain("this is the \(Self.mostNodes)th value; no configuration needs so many", at: node.place)
            isOver = true
        }
        guard var frame = frames.popLast() else { return root = node }
        if !frame.isMap {
            frame.items.append(node)
        } else if let key = frame.key {
            frame.key = nil
            keep(node, under: key, in: &frame)
        } else {
            if text == nil { complain("a key is a single word", at: node.place) }
            frame.key = (node, text ?? "")
        }
        frames.append(frame)
    }

    private mutating func keep(_ value: Node, under key: (node: Node, text: String), in frame: inout Frame) {
        // If the key is not a scalar, this mistake was reported before.
        guard case .text = key.node.content else { return }
        guard frame.keys.insert(key.text).inserted else {
            return complain(
                "\(Printable.quoted(key.text)) is here twice; keep one of them", at: key.node.place,
                length: key.node.length, quotation: .throughPlace)
        }
        frame.entries.append(
            Node.Entry(
                key: key.text, keyPlace: key.node.place, keyLength: key.node.length, value: value))
    }

    private mutating func complain(
        _ text: String, at place: Mistake.Place, length: Int = 1, quotation: Mistake.Quotation = .line
    ) {
        // A file can contain thousands of mistakes. Only as many are kept as a report can show.
        guard mistakes.count < Mistake.most else { return }
        mistakes.append(Mistake(text, at: place, length: length, quotation: quotation))
    }
}
