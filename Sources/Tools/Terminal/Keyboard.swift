import Glibc

package enum Keyboard {
    package static var isThere: Bool { isatty(0) == 1 && Console.talk.isTerminal }

    /// Writes a question to standard error and reads a line. The result is nil at the end of the input.
    package static func answer(to question: String) -> String? {
        Console.talk.put(question)
        return readLine()
    }
}
