import Bytes
package import JSON

/// The number of files in a form, and their size in bytes.
package struct FormFiles: Hashable, Sendable {
    package var images = 0
    /// The number of files in the form that are not images, such as audio.
    package var files = 0
    package var bytes = 0
}

package enum FormFault: Error, Hashable {
    case boundary, beginning, head, name, end, hiddenPart

    /// The advice to the caller. It completes a sentence that begins with "The form".
    package var advice: StaticString {
        switch self {
        case .boundary: "needs one boundary of letters, digits and marks in its Content-Type"
        case .beginning: "must begin with its boundary and have lines that end in CR LF"
        case .head: "has a part with fields other than Content-Disposition, Content-Type and Content-Length"
        case .name: "has a part without a plain name=\"…\" after form-data, or a file in place of a member"
        case .end: "does not end with its last boundary"
        case .hiddenPart: "has its boundary within a part"
        }
    }
}

/// A parser for bodies of `multipart/form-data` (RFC 7578). OpenAI's clients upload files in this format,
/// together with the members of the request.
///
/// Servers parse unusual forms in different ways, for example a bare LF, quotes in names, or text before the
/// first boundary. Only the format of browsers and official clients is therefore accepted.
enum MultipartForm {
    /// The boundary in a `Content-Type`. The result is nil if the type is not `multipart/form-data`.
    static func findBoundary(in type: Span<UInt8>) throws(FormFault) -> [UInt8]? {
        let text = String(decoding: [UInt8](type), as: UTF8.self)
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " && $0 != "\t" } }
        guard parts[0].lowercased() == "multipart/form-data" else { return nil }
        guard parts.count == 2, parts[1].lowercased().hasPrefix("boundary=") else { throw .boundary }
        var boundary = parts[1].dropFirst(9)
        if boundary.hasPrefix("\""), boundary.hasSuffix("\""), boundary.count > 2 {
            boundary = boundary.dropFirst().dropLast()
        }
        let isPlain = boundary.utf8.allSatisfy { byte in
            ASCII.isDigit(byte) || (0x41...0x5a).contains(byte & 0xdf) || "-_'.+".utf8.contains(byte)
        }
        guard isPlain, (1...70).contains(boundary.utf8.count) else { throw .boundary }
        return Array(boundary.utf8)
    }

    /// Reads a form. The result is its members as one JSON object, and the number and size of its files.
    static func readForm(_ body: Span<UInt8>, boundary: [UInt8]) throws(FormFault) -> (
        json: [UInt8], files: FormFiles
    ) {
        let line = Array("--".utf8) + boundary
        var form = (members: [String](), files: FormFiles())
        var at = 0
        guard has(line, body, at: at), has(Self.lineEnd, body, at: line.count) else { throw .beginning }
        at = line.count + 2
        while true {
            let head = try headEnd(body, from: at)
            let part = try PartHead(body.extracting(at..<head))
            let end = try partEnd(body, from: head + 4, line)
            try add(part, body.extracting(head + 4..<end), to: &form)
            at = end + 2 + line.count
            if has(Self.lineEnd, body, at: at) {
                at += 2
                continue
            }
            guard has(Array("--".utf8), body, at: at) else { throw .hiddenPart }
            let rest = body.count - at - 2
            guard rest == 0 || rest == 2 && has(Self.lineEnd, body, at: at + 2) else { throw .end }
            return (Array("{\(form.members.joined(separator: ","))}".utf8), form.files)
        }
    }

    private static let lineEnd: [UInt8] = [0x0d, 0x0a]
    private static let longestHead = 2048

    private static func has(_ bytes: [UInt8], _ body: Span<UInt8>, at place: Int) -> Bool {
        guard place >= 0, body.count - place >= bytes.count else { return false }
        for index in bytes.indices where body[place + index] != bytes[index] { return false }
        return true
    }

    /// Finds the empty line that ends the head of one of the form's parts.
    private static func headEnd(_ body: Span<UInt8>, from start: Int) throws(FormFault) -> Int {
        let end = lineEnd + lineEnd
        for at in start..<max(start, min(body.count, start + longestHead)) where has(end, body, at: at) {
            return at
        }
        throw .head
    }

    /// Finds the end of a part's content, which is the line end before the next boundary.
    private static func partEnd(_ body: Span<UInt8>, from start: Int, _ line: [UInt8]) throws(FormFault)
        -> Int
    {
        var at = start
        while at < body.count {
            if body[at] == 0x2d, has(line, body, at: at) {
                guard at >= start + 2, has(lineEnd, body, at: at - 2) else { throw .hiddenPart }
                return at - 2
            }
            at += 1
        }
        throw .end
    }

    private static func add(
        _ part: PartHead, _ content: Span<UInt8>, to form: inout (members: [String], files: FormFiles)
    ) throws(FormFault) {
        if part.isFile {
            form.files.bytes += content.count
            if part.name == "image" || part.name == "mask" {
                form.files.images += 1
            } else {
                form.files.files += 1
            }
            return
        }
        guard let text = String(validating: [UInt8](content), as: UTF8.self) else { throw .name }
        let member = RequestMember(spelled: part.name.utf8Span.span)
        let isTyped =
            switch member?.row.reading {
            case .count, .bound, .stream, .background, .speed: true
            default: false
            }
        let isLiteral = text == "true" || text == "false" || Int32(text) != nil
        let value = isTyped && isLiteral ? text : RequestAdditions.jsonText(text)
        // Parts whose names end in `[]` form a list. Lists that no limit depends on are left out.
        if part.isList, member == nil || member?.role == .plain { return }
        form.members.append(
            "\(RequestAdditions.jsonText(part.name)):\(part.isList ? "[\(value)]" : value)")
    }
}

/// The head of a part of a form.
private struct PartHead {
    /// The name of the form's member, without `[]`.
    let name: String
    /// Whether the name ends in `[]`.
    let isList: Bool
    let isFile: Bool

    /// The names of members that can be files.
    private static let files = ["file", "image", "mask"]

    init(_ head: Span<UInt8>) throws(FormFault) {
        guard let text = String(validating: [UInt8](head), as: UTF8.self) else { throw .head }
        var disposition: Substring?
        for line in text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, !line.utf8.contains(0x0d), !line.utf8.contains(0x0a) else { throw .head }
            switch parts[0].lowercased() {
            case "content-disposition":
                guard disposition == nil else { throw .head }
                disposition = parts[1]
            case "content-type": if parts[1].lowercased().contains("multipart/") { throw .head }
            case "content-length": break
            case "content-transfer-encoding":
                let coding = parts[1].filter { $0 != " " }.lowercased()
                guard ["binary", "8bit", "7bit"].contains(coding) else { throw .head }
            default: throw .head
            }
        }
        guard let disposition else { throw .head }
        let pattern =
            #/
            \ *form-data;\ *name="([A-Za-z0-9_.\-\[\]]+)"
            (;\ *filename=("[^"\\]*"|[A-Za-z0-9_.\-]+))?
            (;\ *filename\*=[A-Za-z0-9'%_.\-]+)?\ *
            /#
        guard let match = disposition.wholeMatch(of: pattern) else { throw .name }
        isFile = match.2 != nil || match.4 != nil
        isList = match.1.hasSuffix("[]")
        name = String(isList ? match.1.dropLast(2) : match.1)
        // A file is refused if its name is that of a known member that takes no files. A server could read
        // the file as the value of this member, and the value would not be counted.
        if isFile, RequestMember(spelled: name.utf8Span.span) != nil, !Self.files.contains(name) {
            throw .name
        }
    }
}

extension RequestFacts {
    /// Reads a form as if its members were those of a JSON object.
    ///
    /// - Parameter type: the value of `Content-Type`.
    /// - Returns: false if the type is not that of a form. In this case nothing was read.
    package func readForm(_ body: Span<UInt8>, type: Span<UInt8>, with parser: inout JSONParser)
        throws(RequestFault) -> Bool
    {
        let members: (json: [UInt8], files: FormFiles)
        do throws(FormFault) {
            guard let boundary = try MultipartForm.findBoundary(in: type) else { return false }
            members = try MultipartForm.readForm(body, boundary: boundary)
        } catch {
            throw .unclearForm(error)
        }
        let json = members.json
        try read(json.span, with: &parser)
        form = members.files
        return true
    }
}
