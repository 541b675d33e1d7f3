/// A manual page (man(7)) of a program with all its commands.
enum ManualPage {
    static func text(of program: Command, version: String) -> String {
        var page = Page()
        page.appendMacro("TH", program.name.uppercased(), "1", "", "\(program.name) \(version)", "Usher")
        page.appendSection("NAME")
        page.appendText("\(program.name) - \(program.summary)")
        page.appendSection("SYNOPSIS")
        page.appendVerbatim(
            program.trails.filter { !$0[$0.count - 1].isGroup || $0.count == 1 }.map(Synopsis.usageLine))
        page.appendSection("OPTIONS")
        options(program.options + Command.everywhere, to: &page)
        page.appendSection("COMMANDS")
        for trail in program.trails.dropFirst() { command(trail, to: &page) }
        if !program.notes.isEmpty {
            page.appendSection("NOTES")
            page.appendVerbatim(program.notes)
        }
        return page.lines.joined(separator: "\n")
    }

    private static func command(_ trail: [Command], to page: inout Page) {
        guard let command = trail.last, !command.isGroup || !command.options.isEmpty else { return }
        page.appendMacro("SS", Synopsis.usageLine(of: trail))
        page.appendText(command.summary + ".")
        for operand in command.operands {
            page.appendItem(operand.placeholder, operand.help)
        }
        options(command.options, to: &page)
        if !command.notes.isEmpty { page.appendVerbatim(command.notes) }
    }

    private static func options(_ options: [Option], to page: inout Page) {
        for option in options {
            let variable = option.variable.map { " Also by the variable \($0)." } ?? ""
            page.appendItem(option.flag, option.help + "." + variable)
        }
    }

    /// Collects lines in roff, the format of manual pages.
    private struct Page {
        var lines: [String] = []

        mutating func appendMacro(_ name: String, _ arguments: String...) {
            let quoted = arguments.map { "\"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
            lines.append(([".\(name)"] + quoted).joined(separator: " "))
        }

        mutating func appendSection(_ name: String) { appendMacro("SH", name) }

        mutating func appendText(_ text: String) { lines.append(Self.guarded(text)) }

        mutating func appendItem(_ term: String, _ text: String) {
            lines.append(".TP")
            lines.append("\\fB" + Self.guarded(term) + "\\fR")
            self.appendText(text)
        }

        mutating func appendVerbatim(_ text: [String]) {
            lines.append(".PP")
            lines.append(".nf")
            lines += text.map(Self.guarded)
            lines.append(".fi")
        }

        /// Escapes a point or an apostrophe at the start of a line, where it would start a roff macro.
        private static func guarded(_ text: String) -> String {
            let text = escaped(text)
            return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
        }

        private static func escaped(_ text: String) -> String {
            text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        }
    }
}
