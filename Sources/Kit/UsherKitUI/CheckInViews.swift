#if canImport(SwiftUI)
    public import SwiftUI
    import UsherKit

    /// Whether and how often the app may check in: a section for a form or list.
    public struct CheckInSettings: View {
        @Environment(AccountModel.self) private var account
        private let title: LocalizedStringKey
        private let mayNotify: Bool
        private let openSettings: (() -> Void)?

        /// - Parameters:
        ///   - title: of the toggle, in the app's own words.
        ///   - mayNotify: whether the system lets the app notify the person.
        ///   - openSettings: opens the system's settings of the app; nil offers no button.
        public init(
            _ title: LocalizedStringKey, mayNotify: Bool = true, openSettings: (() -> Void)? = nil
        ) {
            (self.title, self.mayNotify, self.openSettings) = (title, mayNotify, openSettings)
        }

        /// The view itself.
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
