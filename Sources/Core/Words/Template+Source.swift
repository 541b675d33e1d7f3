extension Template {
    /// The template as it is written in a configuration.
    package var source: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text.replacing("{", with: "{{").replacing("}", with: "}}")
            case .value(let placeholder): "{\(placeholder.rawValue)}"
            }
        }.joined()
    }
}
