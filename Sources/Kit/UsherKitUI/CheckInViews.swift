#if canImport(SwiftUI)
    public import SwiftUI
    import UsherKit

    /// The settings for check-ins as a section for a form or list.
    public struct CheckInSettings: View {
        @Environment(AccountModel.self) private var account
        private let title: LocalizedStringKey
        private let mayNotify: Bool
        private let openSettings: (() -> Void)?

        /// - Parameters:
        ///   - title: the label of the toggle.
        ///   - mayNotify: whether the system allows the app to notify the user.
        ///   - openSettings: opens the app's page in the system's settings. If it is nil, there is no button.
        public init(
            _ title: LocalizedStringKey, mayNotify: Bool = true, openSettings: (() -> Void)? = nil
        ) {
            (self.title, self.mayNotify, self.openSettings) = (title, mayNotify, openSettings)
        }

        /// A toggle, a picker for the frequency, and the sentences about check-ins.
        public var body: some View {
            Section {
                Toggle(title, isOn: isOn)
                if isOn.wrappedValue, !mayNotify {
                    Text(account.checkIns.notificationsOffSentence)
                    if let openSettings {
                        Button(account.checkIns.openSettingsLabel, action: openSettings)
                    }
                }
                if isOn.wrappedValue {
                    Picker("", selection: frequency) {
                        ForEach(CheckInFrequency.allCases) { Text(account.checkIns.name(of: $0)).tag($0) }
                    }
                }
                if let failure = account.checkIns.failure { Text(failure).font(.footnote) }
            } footer: {
                Text(account.checkIns.explanation)
            }
            .task { await account.checkIns.load() }
        }

        private var kept: CheckInPreferences {
            account.checkIns.preferences
                ?? CheckInPreferences(
                    checkInsEnabled: false, frequency: CheckInPreferences.firstYes.frequency)
        }

        private var isOn: Binding<Bool> {
            Binding {
                kept.checkInsEnabled
            } set: { isOn in
                keep(CheckInPreferences(checkInsEnabled: isOn, frequency: kept.frequency))
            }
        }

        private var frequency: Binding<CheckInFrequency> {
            Binding {
                kept.frequency
            } set: { frequency in
                keep(CheckInPreferences(checkInsEnabled: kept.checkInsEnabled, frequency: frequency))
            }
        }

        private func keep(_ wish: CheckInPreferences) { Task { await account.checkIns.set(wish) } }
    }
#endif
