import Bytes
import Configuration
import Dates
import HTTP
import Reactor
import TLS
import Wire

/// A provider's report, asked for with an admin key.
enum BillFetch {
    enum Source: String, CaseIterable, Sendable {
        case openAICosts = "openai-costs"
        case openAIUsage = "openai-usage"
        case anthropicCosts = "anthropic-costs"
        case anthropicUsage = "anthropic-usage"

        var isOpenAI: Bool { self == .openAICosts || self == .openAIUsage }
        var keyVariable: String { isOpenAI ? "OPENAI_ADMIN_KEY" : "ANTHROPIC_ADMIN_KEY" }
        fileprivate var place: String { isOpenAI ? "https://api.openai.com" : "https://api.anthropic.com" }

        /// The path with its query but for the page.
        fileprivate func target(_ first: CivilDate, _ last: CivilDate) -> String {
            let (start, end) = (first.dayNumber * 86_400, (last.dayNumber + 1) * 86_400)
            let span = "starting_at=\(first.text)T00:00:00Z&ending_at=\(last.next.text)T00:00:00Z"
            return switch self {
            case .openAICosts:
                "/v1/organization/costs?start_time=\(start)&end_time=\(end)&bucket_width=1d&limit=31&group_by=line_item"
            case .openAIUsage:
                "/v1/organization/usage/completions?start_time=\(start)&end_time=\(end)&bucket_width=1d&limit=31"
                    + "&group_by=model"
            case .anthropicCosts:
                "/v1/organizations/cost_report?\(span)&limit=31&group_by%5B%5D=description"
            case .anthropicUsage:
                "/v1/organizations/usage_report/messages?\(span)&bucket_width=1d&limit=31&group_by%5B%5D=model"
            }
        }
    }

    /// Pages at most: a year of days, 31 on each.
    private static let mostPages = 13

    /// All pages of a report.
    static func report(
        _ source: Source, _ span: (first: CivilDate, last: CivilDate), _ session: Session
    ) async throws(CommandError) -> BillReport {
        guard let key = session.environment[source.keyVariable], Secret(line: key) != nil else {
            throw .usage("\(source.keyVariable) holds an admin key of the provider; it is missing")
        }
        let (address, pool) = try connection(source, session)
        defer { pool.drain() }
        var report = BillReport()
        var page: String?
        for _ in 0..<mostPages {
            let more = page.map { "&page=" + PercentCoding.encode($0.utf8) } ?? ""
            let target = address.path + source.target(span.first, span.last) + more
            let document = try await ask(target, key, source, address, pool)
            let buckets = document["data"]?.items ?? []
            guard let read = source.isOpenAI ? BillReport(openAI: buckets) : BillReport(anthropic: buckets)
            else {
                throw .data("The report of \(address) cannot be read.")
            }
            if !buckets.isEmpty { report.append(read) }
            page = document["next_page"]?.text
            if page == nil || document["has_more"]?.flag == false { return report }
        }
        throw .data("The report of \(address) has no end: ask for fewer days.")
    }

    private static func connection(_ source: Source, _ session: Session) throws(CommandError) -> (
        HTTPAddress, UpstreamPool
    ) {
        let text = session["url"] ?? source.place
        guard let address = HTTPAddress(text), address.isTLS || AdminClient.isLoopback(address.endpoint.host)
        else {
            throw .usage("--url is an address such as \(source.place); a key never travels in the clear")
        }
        var security: TLSContext?
        if address.isTLS {
            do throws(TLSError) {
                security = try TLSContext.client(trusting: .system)
            } catch {
                throw .unavailable("TLS: \(error).")
            }
        }
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port), security: security)
        origin.limits.connectMilliseconds = 10_000
        origin.limits.firstByteMilliseconds = 60_000
        return (address, UpstreamPool(origin, on: session.loop))
    }

    private static func ask(
        _ target: String, _ key: String, _ source: Source, _ address: HTTPAddress, _ pool: UpstreamPool
    ) async throws(CommandError) -> Document {
        var request = FetchRequest(target: Array(target.utf8))
        request.limit = 64 << 20
        let credentials =
            source.isOpenAI
            ? "Authorization: Bearer \(key)\r\n" : "x-api-key: \(key)\r\nanthropic-version: 2023-06-01\r\n"
        request.fields = Array("Accept: application/json\r\n\(credentials)".utf8)
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await pool.fetch(request, authority: Array(address.authority.utf8))
        } catch {
            throw .unavailable("\(address) does not answer (\(error)).")
        }
        guard answer.status == 200, let document = Document.read(answer.body) else {
            let isKey = answer.status == 401 || answer.status == 403
            throw isKey
                ? CommandError.denied(
                    "\(address) refuses the key of \(source.keyVariable): it takes an admin key.")
                : CommandError.data("\(address) answered \(answer.status), and no report.")
        }
        return document
    }
}

extension CivilDate {
    fileprivate var next: CivilDate { CivilDate(dayNumber: dayNumber + 1) }
}
