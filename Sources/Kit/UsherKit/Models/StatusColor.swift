/// A colour by its name, which an app maps to a colour of its own.
public enum StatusColor: String, Sendable, Hashable, CaseIterable {
    case green, terracotta, orange, red
    /// The colour of secondary text.
    case secondary
}

extension UsageTone {
    /// The colour that the design gives it.
    public var color: StatusColor {
        switch self {
        case .calm: .green
        case .warm: .terracotta
        case .attention: .orange
        case .full: .red
        }
    }

    /// The colour for an edge that names no tone.
    init(_ level: DisplayLevel) {
        self.init(subscriber: .paid, level: level, isEmphasised: false)
    }
}

extension SubscriptionStatus {
    /// The badge's symbol, by its name in SF Symbols, as on the account page.
    public var symbolName: String {
        switch self {
        case .active: "checkmark.circle.fill"
        case .cancelled: "clock.arrow.circlepath"
        case .billingIssue: "exclamationmark.triangle.fill"
        case .expired: "xmark.circle.fill"
        case .paused: "pause.circle"
        case .free: "person.crop.circle"
        }
    }

    /// The badge's colour.
    public var color: StatusColor {
        switch self {
        case .active: .green
        case .cancelled, .billingIssue: .orange
        case .expired: .red
        case .paused, .free: .secondary
        }
    }
}

extension CheckInFrequency: Identifiable {
    /// The name in JSON.
    public var id: String { rawValue }
}
