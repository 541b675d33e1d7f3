import JSON
import Problems
import Usage
import Words

/// Writes the banner for the app (docs/specification.md §3). Every report also contains the sentence for an
/// app without a network, because only the app itself knows when it is offline.
extension UsageReport {
    func writeBanner(_ json: inout JSONWriter) {
        if let banner = Banner(display: shown?.display ?? .hidden), let phrase = phrase(of: banner) {
            json.object("banner") {
                $0.member("kind", utf8: banner.rawValue)
                $0.member("sentence", utf8: text(phrase))
                $0.member("emphasised", isEmphasised)
                writeEmphasis(of: phrase, &$0)
            }
        } else {
            json.null("banner")
        }
        json.member("offline_sentence", utf8: text(Phrase(.offline)))
    }

    var isEmphasised: Bool { decision.canSend && shown?.notice?.isEmphasised ?? false }

    /// Writes three parts: the text before the count, the count, and the text after it. The app can thus
    /// emphasise the count. Writes null if nothing is to be emphasised.
    func writeEmphasis(of phrase: Phrase?, _ json: inout JSONWriter) {
        let parts = phrase.flatMap { phrase in
            responses.phraseCache.catalogue.partsAroundCount(
                of: phrase, language: audience.language, timeZone: audience.timeZone)
        }
        guard isEmphasised, let parts else { return json.null("emphasis") }
        json.array("emphasis") { json in
            for part in [parts.before, parts.count, parts.after] { json.string(utf8: part) }
        }
    }

    /// The phrase of a banner. A trial's banner contains the trial's day and the messages that are left.
    /// Without a known day, the sentence about the shown limit is used instead.
    private func phrase(of banner: Banner) -> Phrase? {
        if banner != .offline, let phrase = decision.phrase { return phrase }
        return switch banner {
        case .offline: Phrase(.offline)
        case .usage: shown?.notice?.phrase
        case .trial: shown?.situation.trialBanner ?? shown?.notice?.phrase
        }
    }
}
