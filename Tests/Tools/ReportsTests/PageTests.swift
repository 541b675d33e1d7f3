import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(1))) struct `A report's page` {
    private var page: String {
        var record = Samples.record(seed: 5, failures: 1)
        record.remarks = ["It was <stopped>."]
        return RunPage(record).html
    }

    @Test func `A report's page loads nothing from elsewhere`() {
        for word in ["<script", "src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
        // The only link is an empty icon. Without it, the browser would request one.
        #expect(page.components(separatedBy: "href=").count == 2)
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `A report's page escapes text that contains markup`() {
        #expect(!page.contains("<run>") && !page.contains("<stopped>") && !page.contains("?x=<1>"))
        #expect(page.contains("a &lt;run&gt; &amp; &quot;more&quot;"))
    }

    @Test func `A report's page describes its plots in words and tables`() {
        let plots = page.components(separatedBy: "<figure>").dropFirst()
        #expect(plots.count == 8)
        for (index, plot) in plots.enumerated() {
            #expect(
                plot.contains("role=\"img\" aria-labelledby=\"plot\(index + 1)-title plot\(index + 1)-text\"")
            )
            #expect(plot.contains("<desc id=\"plot\(index + 1)-text\">"))
            #expect(!plot.contains("–,") && !plot.contains("nan"))
        }
        #expect(page.contains("<summary>The figures behind the plots</summary>"))
        #expect(page.contains("<caption>Times</caption>"))
        #expect(page.contains("<caption>How they are measured</caption>"))
        #expect(page.contains("A request starts when it is due in an open loop"))
    }

    @Test func `A report's page shows one unit on one axis`() throws {
        let plots = page.components(separatedBy: "<figure>").dropFirst().map {
            plot -> (title: String, names: [String]) in
            let title = plot.firstMatch(of: /<h2[^>]*>([^<]*)</)?.1 ?? ""
            let names = plot.matches(of: /<\/svg> ([^<]*)<\/li>/).map { String($0.1) }
            return (String(title), names)
        }
        for title in ["Answers a second", "Chunks a second", "In flight"] {
            let plot = try #require(plots.first { $0.title == title })
            #expect(plot.names.count == 1, "\(plot)")
        }
        #expect(plots.count { $0.names.contains("answers a second") } == 1)
    }

    @Test func `A report's page is readable in light and dark (WCAG 2.2, 1.4.3: a contrast of 4.5)`() throws {
        let roots = page.matches(of: /:root\{([^}]*)\}/).map { String($0.1) }
        #expect(roots.count == 2)
        var colours: [String: String] = [:]
        for root in roots {
            for match in root.matches(of: /--([a-z]+):(#[0-9a-f]{6})/) {
                colours[String(match.1)] = String(match.2)
            }
            for name in ["ink", "faint", "one", "two", "three", "four", "good", "bad"] {
                for ground in ["paper", "card"] {
                    let contrast = contrast(try #require(colours[name]), try #require(colours[ground]))
                    #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
                }
            }
        }
    }

    private func contrast(_ left: String, _ right: String) -> Double {
        let (one, two) = (luminance(left), luminance(right))
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private func luminance(_ colour: String) -> Double {
        let value = Int(colour.dropFirst(), radix: 16) ?? 0
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double(value >> shift & 0xff) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test(.needsChromium)
    func `A report's page is drawn by a browser without a network`() async throws {
        let browser = try Browser()
        let document = try await browser.document(of: page)
        #expect(document.components(separatedBy: "<figure>").count == 9)
        #expect(document.components(separatedBy: "</svg>").count > 12)
        #expect(document.contains("<title>a &lt;run&gt; &amp; \"more\", 2026-11-20T14:18:04Z</title>"))
        // A screenshot of an empty page of this size has less than 20 kB.
        #expect(try await browser.picture(of: page).count > 60_000)
    }
}
