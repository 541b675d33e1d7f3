import Observation

/// The state that the models of one account share: whom they ask, and the words for what they say by
/// themselves.
@MainActor @Observable final class KitContext {
    private(set) var service: any UsherService
    private(set) var words: KitWords

    init(_ service: any UsherService, words received: [String: String] = [:]) {
        self.service = service
        words = KitWords(languages: service.languages, received: received)
    }

    func change(to service: any UsherService) {
        self.service = service
        words = KitWords(languages: service.languages)
    }

    /// Asks for the edge's sentences, once; the library's own do until then.
    func loadWords() async {
        guard words.received.isEmpty else { return }
        let asked = service
        guard let received = try? await asked.words(), !received.isEmpty else { return }
        // In the meantime the user, and so the language, may have changed.
        if asked.languages == service.languages { words.received = received }
    }
}
