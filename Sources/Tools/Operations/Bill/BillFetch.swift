import Bytes
import Commands
import Configuration
import Dates
import HTTP
import Reactor
import TLS
import Wire

/// Fetches a provider's report with an admin key. The requests are the same as those of the provider's own
/// client (openai 3.57, `admin.organization.usage`; anthropic 2.14, `beta.organization.analytics`).
enum BillFetch {
    enum Source: String, CaseIterable, Sendable {
        case openAICosts = "openai-costs"
        case openAIUsage = "openai-usage"
        case anthropicCosts = "anthropic-costs"
        case anthropicUsage = "anthropic-usage"

        fileprivate var isOpenAI: Bool { self == .openAICosts || self == .openAIUsage }
        fileprivate var keyVariable: String { isOpenAI ? "OPENAI_ADMIN_KEY" : "ANTHROPIC_ADMIN_KEY" }
        fileprivate var place: String { isOpenAI ? "https://api.openai.com" : "https://api.anthropic.com" }

        /// The endpoints to read, each as a path with its query. Days and page are appended later.
        fileprivate var targets: [String] {
            switch self {
            case .openAICosts: [Self.openAI("costs", by: "line_item")]
            case .openAIUsage: ["completions", "embeddings"].map { Self.openAI("usage/\($0)", by: "model") }
            case .anthropicCosts: [Self.anthropic("cost")]
            case .anthropicUsage: [Self.anthropic("usage")]
            }
        }

        private static func openAI(_ report: String, by group: String) -> String {
            "/v1/organization/\(report)?bucket_width=1d&limit=31&group_by%5B%5D=\(group)"
        }

        private static func anthropic(_ report: String) -> String {
            "/v1/organizations/analytics/\(report)?time_bucket_width=1d&limit=1000&group_by%5B%5D=model"
        }

        /// The part of the query that names the days from `first` to `last`. The end in a query is exclusive,
        /// so it is the day after `last`.
        fileprivate func span(_ first: Int, _ last: Int) -> String {
            guard isOpenAI else {
                let days = (CivilDate(dayNumber: first).text, CivilDate(dayNumber: last + 1).text)
                return "&starting_at=\(days.0)T00%3A00%3A00Z&ending_at=\(days.1)T00%3A00%3A00Z"
            }
            return "&start_time=\(first * 86_400)&end_time=\((last + 1) * 86_400)"
        }

        fileprivate func credentials(_ key: String) -> String {
            let bearer = "Authorization: Bearer \(key)\r\n"
            if isOpenAI { return bearer }
            return bearer + "anthropic-version: 2026-10-21\r\n"
                + "anthropic-beta: analytics-usage-cost-2026-08-24\r\n"
        }
    }

    /// The most days in one request. Anthropic accepts no more, and a page of OpenAI contains no more.
    private static let mostDays = 31
    /// The most pages that are read for one span of days. A page of Anthropic has up to a thousand rows.
    private static let mostPages = 100
    /// The pauses in seconds before a request is repeated because the provider is busy (429 or 5xx).
    private static let pauses: [UInt64] = [1, 2, 4]

    static func fetchReport(
        _ source: Source, _ span: (first: CivilDate, last: CivilDate), _ session: Session
    ) async throws(CommandError) -> BillReport {
        guard let key = session.environment[source.keyVariable], Secret(line: key) != nil else {
            throw .usage("\(source.keyVariable) holds an admin key of the provider; it is missing")
        }
        let (address, pool) = try connection(source, session)
        defer { pool.drain() }
        let call = Call(source: source, key: key, address: address, pool: pool, loop: session.loop)
        var report = BillReport()
        for target in source.targets {
            for first in stride(from: span.first.dayNumber, through: span.last.dayNumber, by: mostDays) {
                let last = min(first + mostDays - 1, span.last.dayNumber)
                try await call.addPages(target + source.span(first, last), to: &report)
            }
        }
        return report
    }

    private static func connection(_ source: Source, _ session: Session) throws(CommandError) -> (
        HTTPAddress, UpstreamPool
    ) {
        let text = session["url"] ?? source.place
        guard let address = HTTPAddress(text), address.isTLS || AdminClient.isLoopback(address.endpoint.host)
        else {
            throw .usage("--url must be an address such as \(source.place); a key never travels in the clear")
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

    /// A connection to one provider.
    private struct Call {
        let source: Source
        let key: String
        let address: HTTPAddress
        let pool: UpstreamPool
        let loop: EventLoop

        /// Requests `target` page by page, and adds each page to the report.
        func addPages(_ target: String, to report: inout BillReport) async throws(CommandError) {
            var page: String?
            for _ in 0..<mostPages {
                let more = page.map { "&page=" + PercentCoding.encode($0.utf8) } ?? ""
                let document = try await document(at: address.path + target + more)
                guard let rows = document["data"]?.items,
                    let read = source.isOpenAI ? BillReport(openAI: rows) : BillReport(anthropic: rows)
                else {
                    throw .data("The report of \(address) cannot be read.")
                }
                if !rows.isEmpty { report.appendReport(read) }
                page = document["next_page"]?.text
                if page == nil || document["has_more"]?.flag == false { return }
            }
            throw .data("The report of \(address) has too many pages: ask for fewer days.")
        }

        private func document(at target: String) async throws(CommandError) -> Document {
            var answer = try await ask(target)
            for pause in pauses where answer.status == 429 || answer.status >= 500 {
                await loop.sleep(nanoseconds: pause * 1_000_000_000)
                answer = try await ask(target)
            }
            let document = Document.read(answer.body)
            if answer.status == 200, let document { return document }
            let said = document?["error"]?["message"]?.text.map { ": " + Printable.line($0) } ?? ""
            switch answer.status {
            case 401, 403:
                throw .denied("\(address) refuses the key of \(source.keyVariable): it takes an admin key.")
            case 429, 500...: throw .unavailable("\(address) keeps answering \(answer.status)\(said)")
            default: throw .data("\(address) answered \(answer.status), and no report\(said)")
            }
        }

        private func ask(_ target: String) async throws(CommandError) -> FetchedDocument {
            var request = FetchRequest(target: Array(target.utf8))
            request.limit = 64 << 20
            request.fields = Array("Accept: application/json\r\n\(source.credentials(key))".utf8)
            do throws(UpstreamFailure) {
                return try await pool.fetchAnswer(request, authority: Array(address.authority.utf8))
            } catch {
                throw .unavailable("\(address) does not answer (\(error)).")
            }
        }
    }
}
