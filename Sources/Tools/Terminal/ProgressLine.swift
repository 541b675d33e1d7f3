/// A line on standard error that is overwritten until the work is done. It is shown only on a terminal.
package final class ProgressLine {
    private let isShown: Bool
    private var isThere = false

    package init(isShown: Bool = Console.talk.isTerminal) { self.isShown = isShown }

    package func showText(_ text: String) {
        guard isShown else { return }
        Console.talk.put("\r\u{1B}[2K" + text)
        isThere = true
    }

    package func clear() {
        guard isThere else { return }
        Console.talk.put("\r\u{1B}[2K")
        isThere = false
    }
}
