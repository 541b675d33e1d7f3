package import Configuration
import TLS

/// Makes the TLS contexts of a configuration, once for all loops.
package enum EdgeTLS {
    /// The TLS context of each upstream endpoint that uses TLS, by the endpoint's label. Endpoints that trust
    /// the same authorities share a context.
    ///
    /// - Parameter known: returns the context of an endpoint that did not change; nil for any other endpoint.
    static func upstreamContexts(
        _ settings: Settings, known: (UpstreamPlace) -> TLSContext?
    ) throws(EdgeError) -> [String: TLSContext] {
        var contexts: [String: TLSContext] = [:]
        var byFile: [String?: TLSContext] = [:]
        for place in settings.places where place.upstream.address.isTLS {
            if let known = known(place) {
                contexts[place.label] = known
                continue
            }
            let file = place.upstream.caFile
            if byFile[file] == nil { byFile[file] = try clientContext(caFile: file) }
            contexts[place.label] = byFile[file]
        }
        return contexts
    }

    static func redisContext(_ settings: RedisSettings) throws(EdgeError) -> TLSContext? {
        guard settings.server.isTLS else { return nil }
        return try clientContext(caFile: settings.caFile)
    }

    static func listenerContext(_ settings: Settings) throws(EdgeError) -> TLSContext? {
        try server(settings.tls, of: "The listener's")
    }

    static func adminListener(_ settings: Settings) throws(EdgeError) -> TLSContext? {
        try server(settings.admin.tls, of: "The admin listener's")
    }

    /// The reasons why the listeners' certificates and keys cannot be used, in one sentence each.
    package static func findFaults(_ settings: Settings) -> [String] {
        var faults: [String] = []
        do throws(EdgeError) { _ = try listenerContext(settings) } catch { faults.append(error.description) }
        do throws(EdgeError) { _ = try adminListener(settings) } catch { faults.append(error.description) }
        for section in settings.apps.compactMap(\.subscriptions) {
            do throws(EdgeError) { _ = try StoreKeys(section) } catch { faults.append(error.description) }
        }
        return faults
    }

    private static func server(_ files: TLSFiles?, of whose: String) throws(EdgeError) -> TLSContext? {
        guard let files else { return nil }
        do throws(TLSError) {
            return try TLSContext.server(chain: files.certificate, key: files.key)
        } catch {
            throw EdgeError("\(whose) certificate cannot be used: \(error)")
        }
    }

    /// The TLS context for subscription services and for the receivers of threshold events and traces.
    static func serviceContext() throws(EdgeError) -> TLSContext { try clientContext(caFile: nil) }

    static func clientContext(caFile: String?) throws(EdgeError) -> TLSContext {
        do throws(TLSError) {
            return try TLSContext.client(trusting: caFile.map { .file($0) } ?? .system)
        } catch {
            throw EdgeError("The certificates to trust cannot be used: \(error)")
        }
    }
}
