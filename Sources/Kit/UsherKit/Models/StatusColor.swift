/// A colour by its name, which an app maps to a colour of its own.
public enum StatusColor: String, Sendable, Hashable, CaseIterable {
    case green, terracotta, orange, red
    /// As secondary text.
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

    /// For an edge that names no tone.
    init(_ level: DisplayLevel) {
        self.init(subscriber: .paid, level: level, isEmphasised: false)
    }
}

extension SubscriptionStatus {
    /// The badge's symbol, by its name in SF Symbols.
    public var symbolName: String {
        switch self {
        case .active: "checkmark.circle.fill"
        case .cancelled: "xmark.circle.fill"
        case .billingIssue: "exclamationmark.triangle.fill"
        case .expired, .paused: "clock.arrow.circlepath"
        case .free: "person.crop.circle"
        }
    }

    /// The badge's colour.
    public var color: StatusColor {
        switch self {
        case .active: .green
        case .cancelled: .orange
        case .billingIssue: .red
        case .expired, .paused, .free: .secondary
        }
    }
}

extension CheckInFrequency: Identifiable {
    /// The name in JSON.
    public var id: String { rawValue }
}
