#if canImport(SwiftUI)
    public import SwiftUI
    public import UsherKit

    extension StatusColor {
        /// The colour on Apple's platforms.
        public var color: Color {
            switch self {
            case .green: .green
            // The colour #C4694A has a contrast of 3.8 : 1 on white, which is enough for a bar (WCAG 2.2,
            // 1.4.11).
            case .terracotta: Color(red: 0.77, green: 0.41, blue: 0.29)
            case .orange: .orange
            case .red: .red
            case .secondary: .secondary
            }
        }
    }
#endif
