/// The configurations that are built into the program (the folder presets/).
package enum Preset: String, Hashable, Sendable, CaseIterable {
    /// The preset for a coaching app with a paid trial and a monthly plan.
    case coach
    /// The preset for a workspace app with plans free, pro and business, and classes standard and pro.
    case pages

    package var text: String {
        switch self {
        case .coach: String(decoding: PackageResources.coach_yaml, as: UTF8.self)
        case .pages: String(decoding: PackageResources.pages_yaml, as: UTF8.self)
        }
    }
}
