/// The files of `lua/lib`, which scripts share.
///
/// A script's line `-- include: NAME` is replaced by the whole of `lua/lib/NAME.lua`. A line `local NAME = …`
/// in such a file, with a name in capitals and a number or a text, defines a constant. In later lines each
/// such name is replaced by its value. So the names cost Redis nothing. As local variables, they would be set
/// in each call, and captured by each function that reads them.
package enum Library {
    package static let parts: [String: [UInt8]] = [
        "admit_arguments": PackageResources.admit_arguments_lua,
        "book_figures": PackageResources.book_figures_lua,
        "books": PackageResources.books_lua,
        "entitlement": PackageResources.entitlement_lua,
        "held": PackageResources.held_lua,
        "ids": PackageResources.ids_lua,
        "line": PackageResources.line_lua,
        "pages": PackageResources.pages_lua,
        "parts": PackageResources.parts_lua,
        "reach": PackageResources.reach_lua,
        "purge": PackageResources.purge_lua,
        "remember": PackageResources.remember_lua,
        "reserved": PackageResources.reserved_lua,
        "row": PackageResources.row_lua,
        "settle_arguments": PackageResources.settle_arguments_lua,
        "sources": PackageResources.sources_lua,
        "thresholds": PackageResources.thresholds_lua,
        "trail": PackageResources.trail_lua,
        "undo": PackageResources.undo_lua,
    ]

    /// Joins a script with the files that it includes. Redis gets this one text and names it by its digest.
    package static func joined(_ script: [UInt8]) -> [UInt8] {
        var constants: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
        var joined: [UInt8] = []
        for line in lines(of: script) {
            if let (name, value) = constant(in: line) {
                constants[name] = value
            } else {
                append(line, constants, to: &joined)
                joined.append(UInt8(ascii: "\n"))
            }
        }
        return joined
    }

    private static func lines(of script: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // A script that ends with a line end has an empty text after it, which is no line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        let mark = Array("-- include: ".utf8)
        return lines.flatMap { line -> [ArraySlice<UInt8>] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard text.starts(with: mark) else { return [line] }
            let name = String(decoding: text.dropFirst(mark.count), as: UTF8.self)
            guard let part = parts[name] else {
                preconditionFailure("a script includes lua/lib/\(name).lua, which is not in the library")
            }
            return Self.lines(of: part)
        }
    }

    private static func constant(in line: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
        let begin = Array("local ".utf8)
        guard line.starts(with: begin) else { return nil }
        let rest = line.dropFirst(begin.count)
        let name = rest.prefix(while: isOfName)
        let value = rest.dropFirst(name.count)
        guard !name.isEmpty, value.starts(with: " = ".utf8), let first = value.dropFirst(3).first,
            first == UInt8(ascii: "'") || isDigit(first)
        else { return nil }
        return (name, value.dropFirst(3))
    }

    /// Appends a line in which the names of constants are replaced by their values. Comments are appended
    /// unchanged.
    private static func append(
        _ line: ArraySlice<UInt8>, _ constants: [ArraySlice<UInt8>: ArraySlice<UInt8>],
        to joined: inout [UInt8]
    ) {
        guard !constants.isEmpty, !line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "--".utf8)
        else {
            joined += line
            return
        }
        var (index, isQuoted) = (line.startIndex, false)
        while index < line.endIndex {
            let start = index
            while index < line.endIndex, isOfWord(line[index]) { index += 1 }
            let word = line[start..<index]
            if word.isEmpty {
                if line[index] == UInt8(ascii: "'") { isQuoted.toggle() }
                joined.append(line[index])
                index += 1
            } else {
                joined += isQuoted ? word : constants[word] ?? word
            }
        }
    }

    /// Whether a byte can be in a word of Lua. Debug programs join the scripts at each start. For twelve of
    /// them this takes 15 ms with these comparisons, and took 26 ms with ranges and closures.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || isOfName(byte)
    }

    /// Whether a byte can be in a constant's name: capitals, digits, underscores.
    private static func isOfName(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || byte == UInt8(ascii: "_") || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
