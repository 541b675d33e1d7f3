/// The figures of a line of the books, in order. The bill in the argument of `settle` has the same figures in
/// the same order. `lua/lib/book_figures` is generated from this list.
///
/// A line has at most 64 bytes, so that Redis keeps the page in its compact encoding (docs/counting.md,
/// "Keys"). With all figures it has 60. So images, seconds and characters have no figures here, but a line of
/// their own (`Bill.piecesMark`).
enum BookFigure: Int, ScriptArgument {
    case messages = 1
    case input, output, cached, reasoning, cost, flagged
    /// A line of the books has the following figures only if something was guessed.
    case guessedInput, guessedOutput, guessedCost

    /// The number of bytes of this figure in a line of the books. The highest byte comes first.
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

    /// The figures of a line without guesses.
    static let plain = allCases.filter { !$0.isOfGuesses }
    static func listFigures(isGuessed: Bool) -> [BookFigure] { isGuessed ? allCases : plain }

    static func packedSize(isGuessed: Bool) -> Int {
        listFigures(isGuessed: isGuessed).reduce(0) { $0 + $1.width }
    }
}
