import Authentication
import Bytes
import HTTP
import JSON
import Limits
import Problems
import Words

/// Answers `GET /v1/words` with the brand and the sentences that an app shows without asking the edge again.
/// No credential is needed, because the answer is the same for all users.
extension AppResponder {
    func answerWords(to call: ServerCall) throws(Problem) {
        try authenticator.countUnidentified(call)
        let audience = responses.findAudience(of: call, .none)
        var json = JSONWriter(into: ByteBuffer(capacity: 12_288))
        json.object { json in
            json.member("language", utf8: audience.language)
            json.member("direction", LanguageChoice.isRightToLeft(audience.language) ? "rtl" : "ltr")
            json.object("parts") { json in
                json.member("check_ins", services.checkIns != nil)
                json.member("subscription", services.records != nil)
                json.member("model_classes", responses.planTable.tellsModelClasses)
            }
            write(services.brand ?? Brand(), for: audience, &json)
            // Sentences with placeholders are left out, because an app cannot fill them in.
            json.object("words") { json in
                for sentence in Sentence.allCases where sentence.placeholders.isEmpty {
                    json.name(utf8: sentence.rawValue)
                    json.string(utf8: responses.renderText(of: Phrase(sentence), for: audience))
                }
            }
        }
        sendAnswer(json.finish(), to: call)
    }

    private func write(_ brand: Brand, for audience: Audience, _ json: inout JSONWriter) {
        json.object("brand") { json in
            json.member("name", utf8: brand.name)
            json.member("color", utf8: brand.color)
            json.member("color_dark", utf8: brand.colorDark)
            json.member("logo", utf8: brand.logo)
            json.array("links") { json in
                for link in Brand.Link.allCases {
                    guard let url = brand.links[link.rawValue] else { continue }
                    json.object { json in
                        json.member("kind", utf8: link.rawValue)
                        json.member(
                            "label", utf8: responses.renderText(of: Phrase(link.label), for: audience))
                        json.member("url", utf8: url)
                    }
                }
            }
        }
    }
}
