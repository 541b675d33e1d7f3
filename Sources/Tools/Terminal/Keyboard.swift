import Glibc

/// Asks the person at the terminal.
package enum Keyboard {
    /// Whether there is a terminal at which a question can be answered.
    package static var isThere: Bool { isatty(0) == 1 && Console.talk.isTerminal }

    /// Asks on standard error and reads a line; nil at its end.
    package static func answer(to question: String) -> String? {
        Console.talk.put(question)
        return readLine()
    }
}
