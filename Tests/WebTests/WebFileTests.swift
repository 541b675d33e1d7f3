import Testing
import Web

@Suite struct `A file of web/` {
    @Test func `is served where it says, whole, and nowhere else`() {
        for file in WebFile.all {
            let found = WebFile.at(file.path.utf8Span.span)
            #expect(found?.path == file.path)
            #expect(file.bytes.count > 0 && file.type.contains("/"))
            #expect(WebFile.at((file.path + "x").utf8Span.span) == nil)
        }
        #expect(Set(WebFile.all.map(\.path)).count == WebFile.all.count)
    }

    @Test func `is as it stands in the tree`() {
        guard let document = WebFile.all.first(where: { $0.path == "/openapi.json" }) else {
            Issue.record("the document is not there")
            return
        }
        let bytes = document.bytes.indices.map { document.bytes[$0] }
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("{\n \"openapi\": \"3.1.0\""))
    }
}
