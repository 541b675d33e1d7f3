import Bytes
import Configuration

/// A set of header fields of an answer that apply to the upstream's own origin, such as cookies. The set
/// consists of bits, because every field of every answer is looked up in it.
struct OriginFields: OptionSet, Sendable {
    let rawValue: UInt8

    static let setCookie = OriginFields(.setCookie)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ fields: Set<OriginField>) { self = fields.reduce([]) { $0.union(OriginFields($1)) } }

    private init(_ field: OriginField) {
        let place: UInt8 =
            switch field {
            case .setCookie: 0
            case .strictTransportSecurity: 1
            case .altSvc: 2
            case .clearSiteData: 3
            case .nel: 4
            case .reportTo: 5
            case .reportingEndpoints: 6
            }
        rawValue = 1 << place
    }

    /// The set that contains only the field with this name; empty if the field does not apply to an origin.
    init(named name: Span<UInt8>) {
        self =
            switch name.count {
            case 3 where name.equalsIgnoringCase("nel"): OriginFields(.nel)
            case 7 where name.equalsIgnoringCase("alt-svc"): OriginFields(.altSvc)
            case 9 where name.equalsIgnoringCase("report-to"): OriginFields(.reportTo)
            case 15 where name.equalsIgnoringCase("clear-site-data"): OriginFields(.clearSiteData)
            case 19 where name.equalsIgnoringCase("reporting-endpoints"): OriginFields(.reportingEndpoints)
            case 25 where name.equalsIgnoringCase("strict-transport-security"):
                OriginFields(.strictTransportSecurity)
            default: []
            }
    }
}
