import Bytes
import Dates
import JSON

/// Writes a list of models. It has the members that clients of OpenAI read and those that Anthropic's read.
struct ModelList {
    let created: Int

    func writeModels(_ json: inout JSONWriter) {
        json.object { json in
            json.member("object", "list")
            json.array("data") { $0.object { writeModel(&$0) } }
            json.member("has_more", false)
            json.member("first_id", DemoProvider.model)
            json.member("last_id", DemoProvider.model)
        }
    }

    private func writeModel(_ json: inout JSONWriter) {
        json.member("id", DemoProvider.model)
        json.member("object", "model")
        json.member("created", created)
        json.member("owned_by", "usher")
        json.member("type", "model")
        json.member("display_name", "Usher's stand-in")
        var time = ByteBuffer()
        time.append(rfc3339: created)
        json.name("created_at")
        json.string(time.readable)
    }
}
