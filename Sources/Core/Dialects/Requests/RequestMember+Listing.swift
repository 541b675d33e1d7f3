/// The table of request members, as the documentation prints it.
extension RequestMember {
    package static var all: [RequestMember] { rows.indices.map { RequestMember(place: UInt8($0)) } }

    /// The names of the dialects whose requests have this member.
    package var dialects: [String] {
        if row.dialects == .all { return ["all"] }
        let names: [(Family, String)] = [
            (.chat, "OpenAI chat"), (.responses, "OpenAI responses"),
            (.completions, "OpenAI completions"),
            (.embeddings, "OpenAI embeddings"), (.anthropic, "Anthropic messages"),
            (.gemini, "Gemini"), (.media, "OpenAI images and audio"),
            (.compatible, "LiteLLM, OpenRouter, vLLM and others"),
        ]
        return names.filter { row.dialects.contains($0.0) }.map(\.1)
    }

    /// The key of `may` in a plan that permits this member; nil if the member needs no permission.
    package var feature: String? { row.feature == .none ? nil : row.feature.rawValue }
}
