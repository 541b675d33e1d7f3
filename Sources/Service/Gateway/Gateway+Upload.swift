import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Problems
import Wire

/// Uploads to Gemini in steps ("Files API", resumable). Google's answer to the first request contains an
/// address at Google, to which the client sends the file without any credential. The edge sees neither this
/// transfer nor its result, so it could not learn the new file's name. It therefore chooses the name itself,
/// writes it into the first request, and records the file's owner.
extension Gateway {
    /// The file whose upload the request begins, and the addition that names it; nil for other requests.
    func nameUpload(of call: ServerCall, _ address: StoredAddress) throws(Problem)
        -> (file: StoredObject, naming: RequestAdditions)?
    {
        guard address.kind.word == "gemini_files", address.action == .create,
            Self.begins(call.inbound, call.head)
                || Self.isResumable(call.head.query.map { call.bytes($0) } ?? [])
        else { return nil }
        guard Self.isUnnamed(call.inbound, call.body, &shared.parser) else { throw .unclearUpload }
        // Google permits at most 40 characters in a file's name.
        let name =
            "u-" + Hexadecimal.text(.random(in: 0 ... .max)) + Hexadecimal.text(.random(in: 0 ... .max))
        let naming = RequestAdditions.Member(
            .geminiGenerate, ["file", "name"], json: "\"files/\(name)\"", isForced: true)
        return (
            StoredObject(address.kind.word, Array(name.utf8)), RequestAdditions(members: [naming])
        )
    }

    /// Whether the request begins an upload by the header field `X-Goog-Upload-Command: start`.
    private static func begins(_ inbound: borrowing ByteBuffer, _ head: RequestHead) -> Bool {
        let bytes = inbound.readable
        let name = Array("x-goog-upload-command".utf8)
        guard let command = head.fields.first(named: name.span, in: bytes) else { return false }
        return command.isRepeated || bytes[command.value].starts(with: "start")
    }

    private static func isResumable(_ query: [UInt8]) -> Bool {
        String(decoding: query, as: UTF8.self).lowercased().contains("uploadtype=resumable")
    }

    /// Whether the body has exactly one member `file`, which is an object without a `name`. Spellings such as
    /// `File` and `NAME` also make the result false.
    private static func isUnnamed(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ parser: inout JSONParser
    ) -> Bool {
        guard let root = try? parser.parse(inbound.readable.extracting(body)), root.isObject else {
            return false
        }
        var members = root.members
        var count = 0
        while let member = members.next() {
            guard member.name.equalsIgnoringCase("file") else { continue }
            guard member.name.equals("file"), member.value.isObject else { return false }
            count += 1
            var inner = member.value.members
            while let part = inner.next() {
                if part.name.equalsIgnoringCase("name") { return false }
            }
        }
        return count == 1
    }
}
