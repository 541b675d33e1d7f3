/// The name of a colour. An app maps it to a colour of its palette.
public enum StatusColor: String, Sendable, Hashable, CaseIterable {
    case green, terracotta, orange, red
    /// The colour of secondary text.
    case secondary
}

extension UsageTone {
    /// The colour for this tone in the suggested design.
    public var color: StatusColor {
        switch self {
        case .calm: .green
        case .warm: .terracotta
        case .attention: .orange
        case .full: .red
        }
    }

    /// Chooses a tone by the usage level, for reports of an edge that sends no tone.
    init(_ level: DisplayLevel) {
        self.init(subscriber: .paid, level: level, isEmphasised: false)
    }
}

extension SubscriptionStatus {
    /// The name of the status's symbol in SF Symbols. The account page shows the same symbol.
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

    /// The colour of the badge that shows the status.
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
    /// The frequency's name in JSON.
    public var id: String { rawValue }
}
