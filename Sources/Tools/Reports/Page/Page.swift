/// One HTML page without scripts or other files, in light and dark mode. It can be read without its pictures.
package struct Page {
    private let title: String
    private(set) var content = ""

    package init(title: String) { self.title = title }

    package mutating func appendHTML(_ html: String) { content += html }

    package mutating func addParagraph(_ text: String, style: String? = nil) {
        content += "<p\(style.map { " class=\"\($0)\"" } ?? "")>\(Self.escapeHTML(text))</p>\n"
    }

    /// - Parameters:
    ///   - isProse: whether the last column contains sentences.
    ///   - heads: the columns' names. The first column contains the rows' names.
    package mutating func addTable(
        _ caption: String, isProse: Bool = false, heads: [String], rows: [[String]]
    ) {
        content +=
            "<div class=\"wide\"><table\(isProse ? " class=\"prose\"" : "")>"
            + "<caption>\(Self.escapeHTML(caption))</caption><thead><tr>"
        content +=
            heads.map { "<th scope=\"col\">\(Self.escapeHTML($0))</th>" }.joined() + "</tr></thead><tbody>"
        for row in rows {
            content += "<tr>"
            for (column, cell) in row.enumerated() {
                content +=
                    column == 0
                    ? "<th scope=\"row\">\(Self.escapeHTML(cell))</th>" : "<td>\(Self.escapeHTML(cell))</td>"
            }
            content += "</tr>"
        }
        content += "</tbody></table></div>\n"
    }

    package var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-page'; img-src data:">
        <link rel="icon" href="data:,">
        <title>\(Self.escapeHTML(title))</title>
        <style nonce="page">\(Self.style)</style>
        </head>
        <body>
        <main>
        <h1>\(Self.escapeHTML(title))</h1>
        \(content)</main>
        </body>
        </html>

        """
    }

    package static func escapeHTML(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static let style = """
        :root{--paper:#fcfcfb;--ink:#1d1d1b;--faint:#5f5e58;--line:#dedcd5;--one:#0b63b0;--two:#a04a00;
        --three:#7a2a8c;--four:#116b3c;--good:#116b3c;--bad:#b3261e;--card:#ffffff}
        @media (prefers-color-scheme:dark){:root{--paper:#161615;--ink:#ecebe6;--faint:#a9a79f;
        --line:#3a3936;--one:#6fb4f0;--two:#f0a35e;--three:#d49be4;--four:#6fcf97;--good:#6fcf97;
        --bad:#ff8a80;--card:#1f1f1d}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
        main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
        h1{font-size:1.6rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:0 0 .5rem}
        figure{margin:1.5rem 0;padding:1rem;background:var(--card);border:1px solid var(--line);
        border-radius:.5rem}
        figure>svg{display:block;width:100%;height:auto}
        text{font:12px system-ui,sans-serif;fill:var(--faint)}
        text.y{text-anchor:end;dominant-baseline:middle}text.x{text-anchor:middle}
        .grid{stroke:var(--line);stroke-width:1;fill:none}.axis,.tick{stroke:var(--faint);fill:none}
        .curve{fill:none;stroke-width:2;stroke-linejoin:round}
        .c1{stroke:var(--one)}.c2{stroke:var(--two);stroke-dasharray:8 3}.c3{stroke:var(--three);
        stroke-dasharray:2 3}
        .c4{stroke:var(--four);stroke-dasharray:10 3 2 3}.d1{fill:var(--one)}.d2{fill:var(--two)}
        .d3{fill:var(--three)}
        .d4{fill:var(--four)}.b1{fill:var(--one)}.b2{fill:var(--two)}.b3{fill:var(--three)}
        .b4{fill:var(--bad)}
        .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:.5rem 0 0;padding:0;
        color:var(--faint);font-size:.875rem}
        .wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0;
        font-variant-numeric:tabular-nums}
        caption{text-align:left;font-weight:600;padding:.25rem 0}
        th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);text-align:right;
        white-space:nowrap}
        th:first-child{text-align:left;font-weight:400}thead th{color:var(--faint);font-weight:400}
        .prose td:last-child,.prose thead th:last-child{text-align:left;white-space:normal;
        padding-left:1rem}
        dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:1rem 0}
        dt{color:var(--faint)}dd{margin:0;overflow-wrap:anywhere}
        .good{color:var(--good)}.bad{color:var(--bad);font-weight:600}.note{color:var(--faint)}
        details{margin:1rem 0}summary{cursor:pointer}
        """
}
