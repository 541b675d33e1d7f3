import Testing

/// The rules of the house that a compiler cannot hold: who may know whom, and how long anything may be.
@Suite struct `The house` {
    @Test func `is read where it stands`() {
        #expect(SourceTree.sources.count > 150)
        #expect(SourceTree.tests.count > 40)
        #expect(SourceTree.scripts.count >= 7)
    }

    @Test func `has no arrow that is not in the table`() {
        for file in SourceTree.sources {
            guard let allowed = Arrows.rooms[file.room] else {
                Issue.record("\(file.room) is no room yet: add it, with what it may import, to Arrows.rooms")
                continue
            }
            for (module, line) in file.imports where Arrows.rooms[module] != nil || !isSystem(module) {
                #expect(
                    allowed.contains(module),
                    """
                    \(file.path):\(line) imports \(module), which \(file.room) may not know. Move what it \
                    needs to a room that both may know; or, if the arrow is right, draw it in \
                    Arrows.rooms and in Package.swift.
                    """)
            }
        }
    }

    private func isSystem(_ module: String) -> Bool {
        Arrows.system.contains(module) || ["Foundation", "FoundationNetworking", "Testing"].contains(module)
    }

    @Test func `can be depended on by its URL, where there is no Linux`() {
        for file in SourceTree.sources where Arrows.portable.contains(file.room) {
            for (module, line) in file.imports {
                let isThere =
                    Arrows.portable.contains(module)
                    || ["Foundation", "FoundationNetworking", "Observation"].contains(module)
                #expect(isThere, "\(file.path):\(line) imports \(module), which an app's machine has not")
            }
        }
        let manifest = SourceTree.files(in: ".") { $0 == "Package.swift" }
        #expect(manifest.count == 1)
        for file in manifest {
            for (index, line) in file.lines.enumerated() {
                #expect(
                    !line.contains("unsafeFlags"),
                    "Package.swift:\(index + 1): who depends on a package with unsafe flags cannot build it")
            }
        }
    }

    @Test func `has no arrow that points up`() {
        let rooms = Dictionary(
            SourceTree.sources.map { ($0.room, $0.floor) }, uniquingKeysWith: { first, _ in first })
        for file in SourceTree.sources where file.room != "TestSupport" {
            guard let floor = Arrows.floors.firstIndex(of: file.floor) else {
                Issue.record("\(file.path): \(file.floor) is no floor yet: add it to Arrows.floors")
                continue
            }
            for (module, line) in file.imports {
                guard let other = rooms[module].flatMap(Arrows.floors.firstIndex(of:)) else { continue }
                #expect(
                    other <= floor,
                    "\(file.path):\(line) imports \(module), which lies above: move what it needs down")
            }
        }
    }

    @Test func `has no circle`() {
        for room in Arrows.rooms.keys {
            var seen: Set<String> = []
            var open = Arrows.rooms[room] ?? []
            while let next = open.popFirst() {
                guard seen.insert(next).inserted else { continue }
                open.formUnion(Arrows.rooms[next] ?? [])
            }
            #expect(!seen.contains(room), "\(room) leads back to itself")
        }
    }

    @Test func `keeps Foundation and Testing out of the rooms that every message passes`() {
        for file in SourceTree.sources {
            for (module, line) in file.imports {
                let isAllowed =
                    switch module {
                    case "Foundation": !Arrows.withoutFoundation.contains(file.room)
                    case "Testing": file.room == "TestSupport"
                    default: true
                    }
                #expect(
                    isAllowed,
                    "\(file.path):\(line) imports \(module): use Glibc's call through Reactor instead")
            }
        }
    }

    @Test func `keeps unsafe code where it is expected`() {
        for file in SourceTree.sources where !Arrows.unsafe.contains(where: { file.path.hasPrefix($0) }) {
            for (index, line) in file.lines.enumerated() where code(line).contains(word: "unsafe") {
                Issue.record(
                    "\(file.path):\(index + 1) is unsafe: find a safe way, or list the file in Arrows.unsafe with a reason"
                )
            }
        }
    }

    @Test func `is public only where others build on it`() {
        for file in SourceTree.sources where !Arrows.public.contains(file.room) {
            for (index, line) in file.lines.enumerated() {
                let words = line.split(separator: " ").prefix(2)
                let isPublic =
                    words.count == 2 && ["public", "open"].contains(words[0])
                    && !["=", "+="].contains(words[1])
                #expect(!isPublic, "\(file.path):\(index + 1) is public: package is enough")
            }
        }
    }

    /// Names that need a dictionary. What the field calls it is in docs/architecture.md.
    @Test func `names no type by a metaphor`() {
        for file in SourceTree.sources + SourceTree.tests {
            for (index, line) in file.lines.enumerated() {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
                guard !code(line).isEmpty, let kind = words.firstIndex(where: kinds.contains),
                    kind + 1 < words.count
                else { continue }
                let isDeclaration = words[..<kind].allSatisfy { $0.allSatisfy(\.isLowercase) }
                let parts = words[kind + 1].capitalizedWords
                for word in parts where isDeclaration && Arrows.metaphors.contains(word) {
                    Issue.record(
                        "\(file.path):\(index + 1) names a type by “\(word)”: take the word that the field uses"
                    )
                }
            }
        }
    }

    @Test func `names no property, variable or function by a metaphor`() {
        for file in SourceTree.sources + SourceTree.tests {
            for (index, line) in file.lines.enumerated() {
                let words = code(line).split { !$0.isLetter && !$0.isNumber }
                for (kind, name) in zip(words, words.dropFirst())
                where ["let", "var", "func", "case"].contains(kind)
                    && Arrows.formerNames.contains(String(name))
                {
                    Issue.record(
                        "\(file.path):\(index + 1) says “\(name)”: name it as its type, or as the field does")
                }
            }
        }
    }

    @Test func `has no long file`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            let count = file.lines.count - 1
            #expect(
                count <= 400,
                "\(file.path) has \(count) lines: part it, so that each file says what is inside")
        }
    }

    @Test func `has no long function`() {
        for file in SourceTree.sources + SourceTree.tests {
            for (name, line, count) in file.functions {
                #expect(count <= 70, "\(file.path):\(line): \(name) has \(count) lines: name its parts")
            }
        }
    }

    @Test func `has no long line`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            for (index, line) in file.lines.enumerated() where line.count > 110 {
                // A sentence in quotes may stand whole.
                let isQuoted = line.count <= 130 && withoutQuotes(line).count <= 100 && line.contains("\"")
                #expect(isQuoted, "\(file.path):\(index + 1) has \(line.count) columns: 110 are enough")
            }
        }
    }

    /// Grown in a process with several threads it costs each of them milliseconds: everybody's first text.
    @Test func `grows the kernel's table of descriptors first of all in each program`() {
        let programs = SourceTree.sources.filter { $0.path.hasSuffix("/main.swift") }
        #expect(Set(programs.map(\.room)) == ["usher", "usher-bench", "usherctl"])
        for program in programs {
            let first = program.lines.first { !$0.isEmpty && !$0.hasPrefix("import ") && !code($0).isEmpty }
            #expect(
                first?.hasPrefix("Resources.prepareDescriptors(") == true,
                "\(program.path) begins with \(first ?? "")")
        }
    }

    @Test func `leaves nothing for later`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            for (index, line) in file.lines.enumerated() {
                for mark in ["TO" + "DO", "FIX" + "ME", "XX" + "X"] {
                    #expect(
                        !line.contains(word: mark),
                        "\(file.path):\(index + 1) says \(mark): do it, or open an issue")
                }
            }
        }
    }

    @Test func `has no empty room and no empty test`() {
        for file in SourceTree.sources + SourceTree.tests {
            let isCode = file.lines.contains { !code($0).allSatisfy(\.isWhitespace) }
            #expect(isCode, "\(file.path) holds no code")
        }
        for file in SourceTree.tests where file.path.hasSuffix("Tests.swift") {
            #expect(file.text.contains("@Test"), "\(file.path) tests nothing")
        }
    }

    @Test func `tests every room`() {
        let tested = Set(SourceTree.tests.map(\.room))
        // Seen from outside only, by the tests that start the program.
        let whole: Set<String> = ["Edge", "usher", "usherctl", "usher-bench", "LuaScripts", "TestSupport"]
        for room in Arrows.rooms.keys where !whole.contains(room) {
            #expect(tested.contains(room + "Tests"), "\(room) has no tests: add its tests on the same floor")
        }
    }

    @Test func `gives each script a contract`() {
        for script in SourceTree.scripts {
            let name = script.path.dropFirst(4).dropLast(4)
            let contract = script.lines.prefix { $0.hasPrefix("--") }
            #expect(
                contract.first?.hasPrefix("-- \(name): ") == true,
                "\(script.path) begins with -- \(name): its purpose")
            for part in ["KEYS", "REPLY", "LAW"] {
                #expect(
                    contract.contains { $0.hasPrefix("-- \(part) ") },
                    "\(script.path) does not tell its \(part)")
            }
            let takesArguments = script.text.contains("ARGV[") || script.text.contains("ARGV\n")
            #expect(
                !takesArguments || contract.contains { $0.hasPrefix("-- ARGV ") },
                "\(script.path) does not tell its ARGV")
        }
    }

    /// The line without a comment.
    private func code(_ line: Substring) -> Substring {
        line.drop { $0 == " " }.hasPrefix("//") ? "" : line
    }

    private func withoutQuotes(_ line: Substring) -> String {
        var isQuoted = false
        return String(
            line.filter { character in
                if character == "\"" { isQuoted.toggle() }
                return !isQuoted
            })
    }
}

extension Substring {
    /// The words of a type's name: `User` and `Record` of `UserRecord`.
    fileprivate var capitalizedWords: [String] {
        var parts: [String] = []
        for character in self {
            if parts.isEmpty || character.isUppercase { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// Whether the word stands alone, as no part of another.
    fileprivate func contains(word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
}
