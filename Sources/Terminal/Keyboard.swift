import Glibc

/// Whoever sits before the terminal.
public enum Keyboard {
    /// Whether anybody could answer a question.
    public static var isThere: Bool { isatty(0) == 1 && Console.talk.isTerminal }

    /// Asks on standard error and reads a line; nil at its end.
    public static func answer(to question: String) -> String? {
        Console.talk.put(question)
        return readLine()
    }
}
