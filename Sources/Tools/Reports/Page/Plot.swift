/// A plot as inline SVG with axes, a grid and named curves. Its colours are CSS classes, which follow light
/// and dark mode.
package struct Plot {
    package struct Curve {
        let name: String
        let points: [(x: Double, y: Double)]

        package init(name: String, points: [(x: Double, y: Double)]) {
            self.name = name
            self.points = points
        }
    }

    static let width = 860.0
    static let height = 300.0
    static let left = 78.0
    static let right = 840.0
    static let top = 16.0
    static let bottom = 250.0

    let title: String
    /// The text for screen readers: what the plot shows, and its main figures.
    let description: String
    let x: Scale
    let y: Scale
    let xName: String
    let showX: (Double) -> String
    let showY: (Double) -> String
    private var content = ""
    private var legend: [(mark: String, name: String)] = []

    package init(
        title: String, description: String, x: ClosedRange<Double>, y: ClosedRange<Double>, xName: String,
        isXLogarithmic: Bool = false, isYLogarithmic: Bool = false, showX: @escaping (Double) -> String,
        showY: @escaping (Double) -> String
    ) {
        self.title = title
        self.description = description
        self.x = Scale(x, from: Self.left, to: Self.right, isLogarithmic: isXLogarithmic)
        self.y = Scale(y, from: Self.bottom, to: Self.top, isLogarithmic: isYLogarithmic)
        self.xName = xName
        self.showX = showX
        self.showY = showY
    }

    package mutating func addCurve(_ curve: Curve, style: Int, isStepped: Bool = false) {
        guard let first = curve.points.first else { return }
        var path = "M\(Self.figure(x.place(first.x))) \(Self.figure(y.place(first.y)))"
        for point in curve.points.dropFirst() {
            if isStepped {
                path += "H\(Self.figure(x.place(point.x)))V\(Self.figure(y.place(point.y)))"
            } else {
                path += "L\(Self.figure(x.place(point.x))) \(Self.figure(y.place(point.y)))"
            }
        }
        content += "<path class=\"curve c\(style)\" d=\"\(path)\"/>"
        if curve.points.count == 1 {
            content +=
                "<circle class=\"dot d\(style)\" r=\"3\" cx=\"\(Self.figure(x.place(first.x)))\" "
                + "cy=\"\(Self.figure(y.place(first.y)))\"/>"
        }
        legend.append(("<path class=\"curve c\(style)\" d=\"M0 6H26\"/>", curve.name))
    }

    /// Draws a filled rectangle between two corners, which are given as values of the axes.
    mutating func addBlock(
        _ x0: Double, _ x1: Double, _ y0: Double, _ y1: Double, style: String, opacity: Double = 1
    ) {
        let (left, right) = (x.place(x0), x.place(x1))
        let (low, high) = (y.place(y0), y.place(y1))
        guard right > left, low > high else { return }
        content +=
            "<rect class=\"\(style)\" x=\"\(Self.figure(left))\" y=\"\(Self.figure(high))\" "
            + "width=\"\(Self.figure(right - left))\" height=\"\(Self.figure(low - high))\""
            + (opacity < 1 ? " fill-opacity=\"\(Format.fixed(opacity, 2))\"" : "") + "/>"
    }

    mutating func addLegend(_ name: String, style: String) {
        legend.append(("<rect class=\"\(style)\" x=\"4\" y=\"0\" width=\"18\" height=\"12\"/>", name))
    }

    package func renderHTML(id: String) -> String {
        let label = "\(id)-title"
        return "<figure><h2 id=\"\(label)\">\(Page.escapeHTML(title))</h2>"
            + "<svg viewBox=\"0 0 \(Int(Self.width)) \(Int(Self.height))\" role=\"img\" "
            + "aria-labelledby=\"\(label) \(id)-text\"><desc id=\"\(id)-text\">\(Page.escapeHTML(description))</desc>"
            + axes + content + "</svg>" + legendHTML + "</figure>\n"
    }

    private var legendHTML: String {
        guard !legend.isEmpty else { return "" }
        let entries = legend.map { entry in
            "<li><svg viewBox=\"0 0 26 12\" width=\"26\" height=\"12\" aria-hidden=\"true\">\(entry.mark)</svg> "
                + Page.escapeHTML(entry.name) + "</li>"
        }
        return "<ul class=\"legend\">\(entries.joined())</ul>"
    }

    private var axes: String {
        var axes = ""
        for tick in y.ticks {
            let at = Self.figure(y.place(tick))
            axes +=
                "<path class=\"grid\" d=\"M\(Int(Self.left)) \(at)H\(Int(Self.right))\"/>"
                + "<text class=\"y\" x=\"\(Int(Self.left) - 8)\" y=\"\(at)\">\(Page.escapeHTML(showY(tick)))</text>"
        }
        for tick in x.ticks {
            let at = Self.figure(x.place(tick))
            axes +=
                "<path class=\"tick\" d=\"M\(at) \(Int(Self.bottom))v5\"/>"
                + "<text class=\"x\" x=\"\(at)\" y=\"\(Int(Self.bottom) + 20)\">\(Page.escapeHTML(showX(tick)))</text>"
        }
        axes += "<path class=\"axis\" d=\"M\(Int(Self.left)) \(Int(Self.bottom))H\(Int(Self.right))\"/>"
        axes +=
            "<text class=\"x\" x=\"\(Int((Self.left + Self.right) / 2))\" y=\"\(Int(Self.height) - 8)\">"
            + Page.escapeHTML(xName) + "</text>"
        return axes
    }

    private static func figure(_ value: Double) -> String { Format.fixed(value, 1) }
}
