#if canImport(SwiftUI)
    public import SwiftUI
    public import UsherKit

    /// A button for each action on the user's subscription. The app performs those that need the App Store.
    public struct SubscriptionActions: View {
        @Environment(AccountModel.self) private var account
        @Environment(\.openURL) private var openURL
        @State private var unopened: String?
        private let actions: [ActionReport]
        private let buy: (ActionReport) -> Void

        /// - Parameters:
        ///   - actions: the actions of the account's `subscription` or `paywall`.
        ///   - buy: performs, with StoreKit, an action that has no link and no call.
        public init(_ actions: [ActionReport], buy: @escaping (ActionReport) -> Void) {
            (self.actions, self.buy) = (actions, buy)
        }

        /// A button for each action, and the progress or result of a restore.
        public var body: some View {
            ForEach(actions) { action in
                if let label = action.label { Button(label) { start(action) } }
            }
            if let unopened { Text(unopened).font(.footnote) }
            switch account.subscription.restoring {
            case .asking: ProgressView()
            case .restored(let sentence), .over(let sentence): Text(sentence).font(.footnote)
            case .idle: EmptyView()
            }
        }

        private func start(_ action: ActionReport) {
            if action.isCall {
                Task { await account.subscription.restore() }
            } else if let url = action.url {
                openURL(url) { if !$0 { unopened = action.unopenedSentence } }
            } else {
                buy(action)
            }
        }
    }

    /// The subscription's badge, date, sentence and actions, as a section for a form or list.
    public struct SubscriptionView: View {
        @Environment(AccountModel.self) private var account
        private let buy: (ActionReport) -> Void

        /// - Parameter buy: performs actions that need the App Store; see ``SubscriptionActions``.
        public init(buy: @escaping (ActionReport) -> Void) { self.buy = buy }

        /// A section with the status's label and symbol, the sentences and the buttons.
        public var body: some View {
            Section {
                if let status = account.subscription.status {
                    Label {
                        Text(account.subscription.label ?? "")
                    } icon: {
                        Image(systemName: status.symbolName).foregroundStyle(status.color.color)
                    }
                }
                if let sentence = account.subscription.banner { Text(sentence) }
                if let sentence = account.subscription.dateSentence {
                    Text(sentence).font(.footnote).foregroundStyle(.secondary)
                }
                SubscriptionActions(account.subscription.actions, buy: buy)
                if case .failed(let sentence) = account.subscription.phase { Text(sentence) }
            }
        }
    }

    /// Why the user may not send, with the possible actions. The view is empty if the user may send.
    public struct PaywallView: View {
        @Environment(AccountModel.self) private var account
        private let buy: (ActionReport) -> Void

        /// - Parameter buy: performs actions that need the App Store; see ``SubscriptionActions``.
        public init(buy: @escaping (ActionReport) -> Void) { self.buy = buy }

        /// The sentence that says why the user may not send, and a button for each action.
        public var body: some View {
            if account.paywall.isShown {
                VStack(spacing: 12) {
                    Text(account.paywall.sentence ?? "").multilineTextAlignment(.center)
                    SubscriptionActions(account.paywall.actions, buy: buy)
                }
            }
        }
    }
#endif
