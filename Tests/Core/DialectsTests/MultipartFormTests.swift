import Bytes
import JSON
import Testing

@testable import Dialects

@Suite struct `A form` {
    private static let type = "multipart/form-data; boundary=X-1"

    /// Makes a multipart form. Each part is a pair of its header lines and its content.
    private static func form(_ parts: [(String, String)], end: String = "--X-1--\r\n") -> String {
        parts.map { "--X-1\r\n\($0.0)\r\n\r\n\($0.1)\r\n" }.joined() + end
    }

    private static func member(_ name: String, _ value: String) -> (String, String) {
        ("Content-Disposition: form-data; name=\"\(name)\"", value)
    }

    private static let sound = (
        "Content-Disposition: form-data; name=\"file\"; filename=\"a.mp3\"\r\nContent-Type: audio/mpeg",
        "\u{0}\r\n--X\r\nsound"
    )

    private static func read(_ text: String, type: String = type) throws(RequestFault) -> RequestFacts? {
        var parser = JSONParser()
        let facts = RequestFacts()
        let (body, type) = (Array(text.utf8), Array(type.utf8))
        return try facts.readForm(body.span, type: type.span, with: &parser) ? facts : nil
    }

    @Test func `A form has the members of a request, and files`() throws {
        let text = Self.form([
            Self.sound, Self.member("model", "gpt-4o-transcribe"), Self.member("n", "3"),
            Self.member("prompt", "5"), Self.member("include[]", "logprobs"), Self.member("stream", "true"),
        ])
        for type in [Self.type, "Multipart/Form-Data;boundary=\"X-1\""] {
            let facts = try #require(try Self.read(text, type: type))
            #expect(String(decoding: facts.model, as: UTF8.self) == "gpt-4o-transcribe")
            #expect(facts.answers == 3 && facts.wantsStream)
            #expect(facts.form == FormFiles(images: 0, files: 1, bytes: 13))
        }
        #expect(try Self.read("{}", type: "application/json") == nil)
    }

    @Test func `A form of an image has images`() throws {
        let image =
            "Content-Disposition: form-data; name=\"image[]\"; filename=\"a.png\"; filename*=utf-8''a.png"
        let text = Self.form(
            [(image, "1"), (image, "22"), Self.member("background", "transparent")], end: "--X-1--")
        #expect(try Self.read(text)?.form == FormFiles(images: 2, files: 0, bytes: 3))
    }

    /// Another server could parse these forms differently than the edge, so the edge refuses them.
    @Test(arguments: [
        ("", FormFault.beginning), (form([member("model", "a")]).replacing("\r\n", with: "\n"), .beginning),
        ("preamble\r\n" + form([member("model", "a")]), .beginning),
        (form([("Content-Disposition: form-data; name=model", "a")]), .name),
        (form([("Content-Disposition: form-data; name='model'", "a")]), .name),
        (form([("Content-Disposition: form-data; name=\"model\"; name=\"x\"", "a")]), .name),
        (form([("Content-Disposition: form-data; filename=\"a\"; name=\"model\"", "a")]), .name),
        (form([("Content-Disposition: form-data; name*=utf-8''model", "a")]), .name),
        (
            form([("Content-Disposition: form-data; name=\"file\"; filename=\"a\\\"; name=\\\"model\"", "a")]
            ), .name
        ),
        (form([("Content-Disposition: form-data; name=\"model\"; filename=\"a\"", "a")]), .name),
        (form([("Content-Disposition: attachment; name=\"model\"", "a")]), .name),
        (form([("Content-Type: text/plain", "a")]), .head),
        (form([("Content-Disposition: form-data; name=\"a\"\r\nContent-Type: multipart/mixed", "a")]), .head),
        (
            form([("Content-Disposition: form-data; name=\"a\"\r\nContent-Transfer-Encoding: base64", "a")]),
            .head
        ),
        (form([("Content-Disposition: form-data; name=\"a\"\r\n folded: x", "a")]), .head),
        (form([member("a", "x\n--X-1\nContent-Disposition: form-data; name=model\n\npro")]), .hiddenPart),
        (form([member("a", "b")], end: "--X-1--\r\nmore"), .end), (form([member("a", "b")], end: ""), .end),
    ])
    func `A form that could be read in two ways is refused`(text: String, fault: FormFault) {
        #expect(throws: RequestFault.unclearForm(fault)) { _ = try Self.read(text) }
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=a,b",
        "multipart/form-data; boundary=X-1; boundary=Y", "multipart/form-data; charset=utf-8; boundary=X-1",
    ])
    func `A form without one plain boundary is refused`(type: String) {
        let text = Self.form([Self.member("model", "a")])
        #expect(throws: RequestFault.unclearForm(.boundary)) { _ = try Self.read(text, type: type) }
    }

    @Test func `A form must have each member once and in one spelling, and no further model`() throws {
        for (parts, fault) in [
            ([("model", "a"), ("model", "b")], RequestFault.repeated(.named("model"))),
            ([("Model", "a")], .otherSpelling(.named("model"))),
            ([("model[]", "a")], .wrongType(.named("model"))),
            ([("model", "a,b")], .severalModels),
        ] {
            let text = Self.form(parts.map { Self.member($0.0, $0.1) })
            #expect(throws: fault) { _ = try Self.read(text) }
        }
        let text = Self.form([Self.member("model", "a"), Self.member("fallbacks", "pro")])
        #expect(try Self.read(text)?.otherModels?.name == "fallbacks")
    }
}
