import Dialects
import JSON
import TestSupport
import Testing

@Suite struct `The table of request members` {
    private static func fault(_ body: String) -> RequestFault? {
        var parser = JSONParser()
        do throws(RequestFault) {
            try RequestFacts().read(Array(body.utf8).span, with: &parser)
            return nil
        } catch {
            return error
        }
    }

    @Test func `The table of request members names each member once`() {
        let names = RequestMember.all.map(\.name)
        #expect(names.count > 120)
        // In the table of request members, only the name `file_id` occurs twice: as a member of a body, and
        // as a member of a prompt's part.
        #expect(Set(names).count == names.count - 1)
    }

    /// The names of the members at the top of a body. Names with a dot are left out, because they are inside
    /// of other members. Two further names occur only in a part of a prompt.
    private static let members = RequestMember.all.filter { !$0.name.contains(".") }.map(\.name)
        .filter { !["file_uri", "item_reference"].contains($0) }

    @Test(arguments: members)
    func `The table of request members finds each in every spelling that a server accepts`(name: String) {
        let member = RequestMember.named(name)
        var spellings = [
            name.uppercased(), name.prefix(1).uppercased() + name.dropFirst(), name + "\\u0000x",
        ]
        if name.contains("s") { spellings.append(name.replacing("s", with: "\\u017f")) }
        if name.contains("k") { spellings.append(name.replacing("k", with: "\u{212A}")) }
        for spelling in spellings where spelling != name {
            #expect(Self.fault("{\"\(spelling)\":null}") == .otherSpelling(member), "\(spelling)")
        }
        #expect(Self.fault("{\"\(name)\":null,\"\(name)\":null}") == .repeated(member))
        #expect(Self.fault("{\"\(name)\":null,\"\(name)x\":1,\"x\(name)\":1}") == nil)
    }

    @Test func `The table of request members has no plain member that names a model or a stored object`() {
        let words = ["model", "fallback", "engine", "deployment"]
        for member in RequestMember.all
        where member.name.hasSuffix("_id") || words.contains(where: { member.name.contains($0) }) {
            let isPlain = member.role == .plain
            #expect(!isPlain, "\(member.name)")
        }
    }
}
