/// A manual page (man(7)) of a program with all of its commands.
enum ManualPage {
    static func text(of program: Command, version: String) -> String {
        var page = Page()
        page.macro("TH", program.name.uppercased(), "1", "", "\(program.name) \(version)", "Usher")
        page.section("NAME")
        page.text("\(program.name) - \(program.summary)")
        page.section("SYNOPSIS")
        page.verbatim(program.trails.filter { !$0[$0.count - 1].isGroup || $0.count == 1 }.map(Synopsis.line))
        page.section("OPTIONS")
        options(program.options + Command.everywhere, to: &page)
        page.section("COMMANDS")
        for trail in program.trails.dropFirst() { command(trail, to: &page) }
        if !program.notes.isEmpty {
            page.section("NOTES")
            page.verbatim(program.notes)
        }
        return page.lines.joined(separator: "\n")
    }

    private static func command(_ trail: [Command], to page: inout Page) {
        guard let command = trail.last, !command.isGroup || !command.options.isEmpty else { return }
        page.macro("SS", Synopsis.line(of: trail))
        page.text(command.summary + ".")
        for operand in command.operands {
            page.item(operand.placeholder, operand.help)
        }
        options(command.options, to: &page)
        if !command.notes.isEmpty { page.verbatim(command.notes) }
    }

    private static func options(_ options: [Option], to page: inout Page) {
        for option in options {
            let variable = option.variable.map { " Also by the variable \($0)." } ?? ""
            page.item(option.flag, option.help + "." + variable)
        }
    }

    /// Lines of roff.
    private struct Page {
        var lines: [String] = []

        mutating func macro(_ name: String, _ arguments: String...) {
            let quoted = arguments.map { "\"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
            lines.append(([".\(name)"] + quoted).joined(separator: " "))
        }

        mutating func section(_ name: String) { macro("SH", name) }

        mutating func text(_ text: String) { lines.append(Self.guarded(text)) }

        mutating func item(_ term: String, _ text: String) {
            lines.append(".TP")
            lines.append("\\fB" + Self.guarded(term) + "\\fR")
            self.text(text)
        }

        mutating func verbatim(_ text: [String]) {
            lines.append(".PP")
            lines.append(".nf")
            lines += text.map(Self.guarded)
            lines.append(".fi")
        }

        /// A line that begins with a point or an apostrophe would be a macro.
        private static func guarded(_ text: String) -> String {
            let text = escaped(text)
            return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
        }

        private static func escaped(_ text: String) -> String {
            text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        }
    }
}
