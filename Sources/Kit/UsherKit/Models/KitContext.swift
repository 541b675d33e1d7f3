import Observation

/// The state that the view models of one account share: their service and their sentences.
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

    /// Loads the edge's sentences once. Until then the library's own sentences are used.
    func loadWords() async {
        guard words.received.isEmpty else { return }
        let asked = service
        guard let received = try? await asked.words(), !received.isEmpty else { return }
        // If the app's language has changed since the request, these sentences are dropped.
        if asked.languages == service.languages { words.received = received }
    }
}
