/// The figures of a line of the books, in order. A settlement's bill has them in the same order after the
/// line's name. `lua/lib/book_figures` and `lua/lib/settle_arguments` are generated from this list.
enum BookFigure: Int, ScriptArgument {
    case messages = 1
    case input, output, cached, reasoning, cost, flagged
    /// The following figures are written only if something was guessed.
    case guessedInput, guessedOutput, guessedCost

    /// The number of bytes of this figure in a line of the books. The highest byte is first.
    var width: Int {
        switch self {
        case .messages, .flagged: 5
        case .input, .output, .cached, .reasoning, .guessedInput, .guessedOutput: 6
        case .cost, .guessedCost: 7
        }
    }

    var isOfGuesses: Bool {
        switch self {
        case .messages, .input, .output, .cached, .reasoning, .cost, .flagged: false
        case .guessedInput, .guessedOutput, .guessedCost: true
        }
    }

    /// The figure's property in a `BookLine`.
    var path: WritableKeyPath<BookLine, Int> {
        switch self {
        case .messages: \.messages
        case .input: \.inputTokens
        case .output: \.outputTokens
        case .cached: \.cachedTokens
        case .reasoning: \.reasoningTokens
        case .cost: \.cost
        case .flagged: \.estimated
        case .guessedInput: \.guessed.inputTokens
        case .guessedOutput: \.guessed.outputTokens
        case .guessedCost: \.guessed.cost
        }
    }

    /// The figures of a line without guesses. `listFigures` adds those of guesses.
    static let plain = allCases.filter { !$0.isOfGuesses }
    static func listFigures(isGuessed: Bool) -> [BookFigure] { isGuessed ? allCases : plain }

    static func packedSize(isGuessed: Bool) -> Int {
        listFigures(isGuessed: isGuessed).reduce(0) { $0 + $1.width }
    }
}
