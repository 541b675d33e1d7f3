/// The figures of a line of the books, in the order in which they stand there, and in a settlement's bill
/// behind the name of its line. `lua/lib/book_figures` and `lua/lib/settle_arguments` are made of this list.
enum BookFigure: Int, ScriptArgument {
    case messages = 1
    case input, output, cached, reasoning, cost, flagged
    /// These are written only if something was guessed.
    case guessedInput, guessedOutput, guessedCost

    /// Bytes that it takes, the highest first.
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

    /// The figure's place in a line that was read.
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

    /// The figures of a line without guesses, and those of a line with some.
    static let plain = allCases.filter { !$0.isOfGuesses }
    static func listFigures(isGuessed: Bool) -> [BookFigure] { isGuessed ? allCases : plain }

    /// Bytes of a line.
    static func packedSize(isGuessed: Bool) -> Int {
        listFigures(isGuessed: isGuessed).reduce(0) { $0 + $1.width }
    }
}
