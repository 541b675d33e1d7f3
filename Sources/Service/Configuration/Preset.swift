/// The configurations that come inside the program (the folder presets/).
package enum Preset: String, Hashable, Sendable, CaseIterable {
    /// A coaching app: a paid trial, then a monthly plan.
    case coach
    /// A workspace app: free, pro and business, with a standard and a pro class of models.
    case pages

    /// The file's text.
    package var text: String {
        switch self {
        case .coach: String(decoding: PackageResources.coach_yaml, as: UTF8.self)
        case .pages: String(decoding: PackageResources.pages_yaml, as: UTF8.self)
        }
    }
}
