import Testing

/// Rules that the compiler does not check: which module may import which, names, and the lengths of files,
/// functions and lines.
@Suite struct `The source tree` {
    @Test func `The source tree is found and read`() {
        #expect(SourceTree.sources.count > 150)
        #expect(SourceTree.tests.count > 40)
        #expect(SourceTree.scripts.count >= 7)
    }

    @Test func `The source tree imports only what Package.swift allows`() {
        for file in SourceTree.sources {
            guard let allowed = Manifest.rooms[file.room] else {
                Issue.record(
                    "\(file.room) is not in Package.swift: add it, with the rooms that it may import")
                continue
            }
            for (module, line) in file.imports where Manifest.rooms[module] != nil || !isSystem(module) {
                #expect(
                    allowed.contains(module),
                    """
                    \(file.path):\(line) imports \(module), which \(file.room) may not import. Move what \
                    they share to a room that both may import; or, if the import is right, add it to \
                    Package.swift.
                    """)
            }
        }
    }

    @Test func `Package.swift offers each room only what it imports`() {
        let imports = Dictionary(grouping: SourceTree.sources, by: \.room)
            .mapValues { files in Set(files.flatMap { $0.imports.map(\.module) }) }
        #expect(Manifest.rooms.count > 35)
        for (room, offered) in Manifest.rooms {
            let spare = offered.subtracting(imports[room] ?? [])
            #expect(spare.isEmpty, "Package.swift: no file of \(room) imports \(spare.sorted())")
        }
    }

    private func isSystem(_ module: String) -> Bool {
        Arrows.system.contains(module) || ["Foundation", "FoundationNetworking", "Testing"].contains(module)
    }

    @Test func `The source tree can be a dependency of an app that is not built on Linux`() throws {
        for file in SourceTree.sources where Arrows.portable.contains(file.room) {
            for (module, line) in file.imports {
                let isThere =
                    Arrows.portable.contains(module)
                    || ["Foundation", "FoundationNetworking", "Observation"].contains(module)
                    || module == "SwiftUI" && file.lines.first == "#if canImport(SwiftUI)"
                #expect(
                    isThere, "\(file.path):\(line) imports \(module), which is missing where apps are built")
            }
        }
        for (index, line) in try #require(SourceTree.readFile("Package.swift")).lines.enumerated() {
            #expect(
                !line.contains("unsafeFlags"),
                "Package.swift:\(index + 1): SwiftPM builds no dependency that has unsafe flags")
        }
    }

    @Test func `The source tree imports nothing from a higher floor`() {
        let rooms = Dictionary(
            SourceTree.sources.map { ($0.room, $0.floor) }, uniquingKeysWith: { first, _ in first })
        for file in SourceTree.sources where file.room != "TestSupport" {
            guard let floor = Arrows.floors.firstIndex(of: file.floor) else {
                Issue.record("\(file.path): \(file.floor) is not in Arrows.floors: add it")
                continue
            }
            for (module, line) in file.imports {
                guard let other = rooms[module].flatMap(Arrows.floors.firstIndex(of:)) else { continue }
                #expect(
                    other <= floor,
                    "\(file.path):\(line) imports \(module) from a higher floor: move what it needs down")
            }
        }
    }

    @Test func `The source tree has no import cycle`() {
        for room in Manifest.rooms.keys {
            var seen: Set<String> = []
            var open = Manifest.rooms[room] ?? []
            while let next = open.popFirst() {
                guard seen.insert(next).inserted else { continue }
                open.formUnion(Manifest.rooms[next] ?? [])
            }
            #expect(!seen.contains(room), "\(room) imports itself through other rooms")
        }
    }

    @Test func `Foundation stays off the path of messages, and Testing out of all but TestSupport`() {
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

    @Test func `The source tree has unsafe code only in the files listed for it`() {
        for file in SourceTree.sources where !Arrows.unsafe.contains(where: { file.path.hasPrefix($0) }) {
            for (index, line) in file.lines.enumerated() where code(line).contains(word: "unsafe") {
                Issue.record(
                    "\(file.path):\(index + 1) is unsafe: find a safe way, or list the file in Arrows.unsafe with a reason"
                )
            }
        }
    }

    @Test func `The source tree has public declarations only in rooms that other packages use`() {
        for file in SourceTree.sources where !Arrows.public.contains(file.room) {
            for (index, line) in file.lines.enumerated()
            where line.contains("public ") || line.contains("open ") {
                let words = line.split(separator: " ").prefix(2)
                let isPublic =
                    words.count == 2 && ["public", "open"].contains(words[0])
                    && !["=", "+="].contains(words[1])
                #expect(!isPublic, "\(file.path):\(index + 1) is public: package is enough")
            }
        }
    }

    @Test func `The source tree has no file over 400 lines`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            let count = file.lines.count - 1
            #expect(
                count <= 400,
                "\(file.path) has \(count) lines, 400 at most: split it by subject")
        }
    }

    @Test func `The source tree has no function over 70 lines`() {
        for file in SourceTree.sources + SourceTree.tests {
            for (name, line, count) in file.functions {
                #expect(count <= 70, "\(file.path):\(line): \(name) has \(count) lines, 70 at most: split it")
            }
        }
    }

    @Test func `The source tree has no line over 110 columns`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            for (index, line) in file.lines.enumerated() where line.count > 110 {
                // A line with a long string may have up to 130 columns.
                let isQuoted = line.count <= 130 && withoutQuotes(line).count <= 100 && line.contains("\"")
                #expect(isQuoted, "\(file.path):\(index + 1) has \(line.count) columns, 110 at most")
            }
        }
    }

    /// The kernel's table of descriptors must grow before there are several threads. If it grew later, each
    /// thread would stop for milliseconds, which would delay every answer.
    @Test func `Each program begins by growing the kernel's table of descriptors`() {
        let programs = SourceTree.sources.filter { $0.path.hasSuffix("/main.swift") }
        #expect(Set(programs.map(\.room)) == ["usher", "usher-bench", "usherctl"])
        for program in programs {
            let first = program.lines.first { !$0.isEmpty && !$0.hasPrefix("import ") && !code($0).isEmpty }
            #expect(
                first?.hasPrefix("Resources.prepareDescriptors(") == true,
                "\(program.path) begins with \(first ?? "")")
        }
    }

    @Test func `The source tree has no marks for work that is left to do`() {
        for file in SourceTree.sources + SourceTree.tests + SourceTree.scripts {
            for mark in ["TO" + "DO", "FIX" + "ME", "XX" + "X"] where file.text.contains(mark) {
                for (index, line) in file.lines.enumerated() where line.contains(word: mark) {
                    Issue.record("\(file.path):\(index + 1) says \(mark): do it, or open an issue")
                }
            }
        }
    }

    @Test func `The source tree has no file without code, and no test file without a test`() {
        for file in SourceTree.sources + SourceTree.tests {
            let isCode = file.lines.contains { !code($0).allSatisfy(\.isWhitespace) }
            #expect(isCode, "\(file.path) has no code")
        }
        for file in SourceTree.tests where file.path.hasSuffix("Tests.swift") {
            #expect(file.text.contains("@Test"), "\(file.path) has no test")
        }
    }

    @Test func `The source tree has tests for every room`() {
        let tested = Set(SourceTree.tests.map(\.room))
        // These rooms (modules) have no tests of their own. Tests that start the programs or use these
        // modules cover them.
        let whole: Set<String> = [
            "Edge", "usher", "usherctl", "usher-bench", "LuaScripts", "TestSupport", "RedisFleet",
            // Only Apple's systems compile this module.
            "UsherKitUI",
        ]
        for room in Manifest.rooms.keys where !whole.contains(room) {
            #expect(tested.contains(room + "Tests"), "\(room) has no tests: add its tests on the same floor")
        }
    }

    @Test func `Each Lua script is described at its top`() {
        for script in SourceTree.scripts where !script.path.hasPrefix("lua/lib/") {
            let name = script.path.dropFirst(4).dropLast(4)
            let contract = script.lines.prefix { $0.hasPrefix("--") }
            #expect(
                contract.first?.hasPrefix("-- \(name): ") == true,
                "\(script.path) must begin with “-- \(name): ” and its purpose")
            for part in ["KEYS", "REPLY", "LAW"] {
                #expect(
                    contract.contains { $0.hasPrefix("-- \(part) ") },
                    "\(script.path) does not describe its \(part)")
            }
            let takesArguments = script.text.contains("ARGV[") || script.text.contains("ARGV\n")
            #expect(
                !takesArguments || contract.contains { $0.hasPrefix("-- ARGV ") },
                "\(script.path) does not describe its ARGV")
        }
    }

    @Test func `Each part of the scripts' library says at its top what it is`() {
        for part in SourceTree.scripts where part.path.hasPrefix("lua/lib/") {
            let name = part.path.dropFirst(8).dropLast(4)
            #expect(part.text.hasPrefix("-- \(name): "), "\(part.path) must begin with “-- \(name): ”")
            let include = "-- include: \(name)\n"
            #expect(
                SourceTree.scripts.contains { $0.text.contains(include) }, "nothing includes \(part.path)")
        }
    }

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
    /// Whether the text contains the word by itself, and not as a part of another word.
    fileprivate func contains(word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
}
