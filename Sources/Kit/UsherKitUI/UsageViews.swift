#if canImport(SwiftUI)
    public import SwiftUI
    import UsherKit

    /// The banner to show, or nothing. The offline banner comes first, then usage, then the trial. A tap
    /// calls `showDetail`, which can open ``UsageDetailView``.
    public struct UsageBanner: View {
        @Environment(AccountModel.self) private var account
        private let showDetail: () -> Void

        /// - Parameter showDetail: called after a tap.
        public init(showDetail: @escaping () -> Void) { self.showDetail = showDetail }

        /// A button with the banner's symbol and sentence; nothing if there is no banner.
        public var body: some View {
            if let banner = account.usage.banner {
                Button(action: showDetail) {
                    Label {
                        text(banner.sentence, banner.emphasis).multilineTextAlignment(.leading)
                    } icon: {
                        Image(systemName: account.usage.symbolName)
                            .foregroundStyle(account.usage.tone.color.color)
                    }
                }
                .buttonStyle(.plain)
                .transition(.move(edge: .top).combined(with: .opacity))
            }
        }

        /// The text in which only the count is emphasised.
        private func text(_ sentence: String, _ emphasis: [String]?) -> Text {
            guard let emphasis, emphasis.count == 3 else { return Text(sentence) }
            return Text(emphasis[0]) + Text(emphasis[1]).bold().foregroundStyle(.orange) + Text(emphasis[2])
        }
    }

    /// The usage of the period as a section for a form or list. An app can show it at any time.
    public struct UsageDetailView: View {
        @Environment(AccountModel.self) private var account

        /// Creates a view for the account in the environment.
        public init() {}

        /// A section with the progress bar, the usage in words and the next date.
        public var body: some View {
            if let detail = account.usage.detail {
                Section(detail.planLabel ?? "") {
                    if detail.progress != nil {
                        ProgressView(value: account.usage.progress)
                            .tint(detail.tone.color.color)
                            .accessibilityLabel(account.usage.spoken ?? "")
                    }
                    if let row = account.usage.settingsRow { Text(row) }
                    ForEach(account.modelClass.lines, id: \.self) { Text($0) }
                    if let sentence = detail.dateSentence { secondary(sentence) }
                    if let sentence = account.trial.followsSentence { secondary(sentence) }
                }
            }
        }

        private func secondary(_ sentence: String) -> some View {
            Text(sentence).font(.footnote).foregroundStyle(.secondary)
        }
    }

    /// The row in an app's settings: a ring and the usage. It is visible in every state.
    public struct UsageSettingsRow: View {
        @Environment(AccountModel.self) private var account

        /// Creates a view for the account in the environment.
        public init() {}

        /// A label with a ring that is filled by the used share, and with the usage in words.
        public var body: some View {
            if let row = account.usage.settingsRow {
                Label {
                    Text(row)
                } icon: {
                    Circle()
                        .stroke(.quaternary, lineWidth: 3)
                        .overlay {
                            Circle()
                                .trim(from: 0, to: account.usage.progress)
                                .stroke(account.usage.tone.color.color, lineWidth: 3)
                                .rotationEffect(.degrees(-90))
                        }
                        .frame(width: 22, height: 22)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(account.usage.spoken ?? row)
            }
        }
    }

    /// The title of a conversation. A tap shows the used calls of a model class, such as `Standard: 0/20`.
    public struct UsageTitle: View {
        @Environment(AccountModel.self) private var account
        @State private var showsUsage = false
        private let name: String

        /// - Parameter name: the conversation's name.
        public init(_ name: String) { self.name = name }

        /// A button with the conversation's name. After a tap it shows the used calls of a model class
        /// instead, such as `Standard: 0/20`. Another tap shows the name again.
        public var body: some View {
            Button(showsUsage ? account.modelClass.text ?? name : name) { showsUsage.toggle() }
                .buttonStyle(.plain)
        }
    }
#endif
