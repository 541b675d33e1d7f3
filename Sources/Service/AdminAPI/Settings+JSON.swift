import Configuration
import Dialects
import Foundation
import JSON
import Limits
import Records

extension Settings {
    /// Writes the settings that all apps of an edge share. Secrets are left out.
    func writeEdge(_ json: inout JSONWriter) {
        json.member("listen", utf8: "\(listen)")
        json.member("admin_listen", utf8: "\(adminListen)")
        if let probeListen { json.member("probe_listen", utf8: "\(probeListen)") }
        json.member("loops", loops)
        // The path is made absolute, because the reader of the answer can have another working directory.
        json.member("data_dir", utf8: URL(fileURLWithPath: dataDirectory).standardizedFileURL.path)
        switch redis.server {
        case .network, .sentinel:
            json.member("redis", utf8: "\(redis.server.written)/\(redis.database)")
        case .embedded, .unix, .cluster: json.member("redis", utf8: redis.server.written)
        }
        json.member("redis_user", utf8: redis.user)
        json.member("redis_ca_file", utf8: redis.caFile)
        json.member("failure", utf8: redis.failure.rawValue)
    }
}

extension AdminApp {
    func writeMembers(_ json: inout JSONWriter) {
        json.member("name", utf8: name.isEmpty ? nil : name)
        json.member("digest", utf8: digest)
        json.member("time_zone", utf8: settings.timeZone)
        json.member("language", utf8: settings.language)
        json.member("default_plan", utf8: planTable.defaultPlan.id)
        json.array("plans") { planTable.writePlans(&$0) }
        json.array("model_classes") { json in
            for rule in planTable.modelClasses.rules {
                json.object {
                    $0.member("class", utf8: rule.modelClass.name)
                    $0.member("provider", utf8: rule.provider)
                    $0.member("model", utf8: rule.model)
                }
            }
        }
        json.array("identity") { json in
            for source in settings.identity {
                switch source {
                case .trustedHeader: json.string("trusted_header" as StaticString)
                case .token: json.string("jwt" as StaticString)
                case .apiKeys: json.string("api_keys" as StaticString)
                }
            }
        }
        json.array("upstreams") { json in
            for upstream in settings.upstreams { json.object { upstream.write(&$0) } }
        }
        json.array("routes") { json in
            for route in settings.routes { json.object { route.write(&$0) } }
        }
        json.member("check_ins", settings.hasCheckIns)
        json.member("subscriptions", settings.subscriptions != nil)
        json.member("threshold_events", settings.thresholdEvents != nil)
    }
}

extension Upstream {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("name", utf8: name)
        json.member(
            "url", utf8: "\(address.isTLS ? "https" : "http")://\(address.endpoint)\(address.path)")
        json.member("dialect", utf8: dialect.rawValue)
        json.array("models") { json in for model in models { json.string(utf8: model) } }
    }
}

extension Route {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("path", utf8: isPrefix ? path + "*" : path)
        json.array("methods") { json in for method in methods { json.string(utf8: method) } }
        json.member("metered", isMetered)
        json.member("upstream", utf8: upstream)
    }
}
