import Limits
import Words

// The keys on the first level of a configuration. The keys of a section are declared beside its decoder.
extension Settings {
    static let keys =
        commonKeys + appKeys
        + KeyList {
            Key(
                "tenants",
                "Several apps on one edge, by names that you choose; the keys from `time_zone` on then",
                "belong in each.")
        }

    private static let commonKeys = KeyList {
        Key(
            "listen", default: "127.0.0.1:8080", changes: .restart,
            "The address at which apps connect. `--listen` and `USHER_LISTEN` take precedence.")
        Key(
            "admin_listen", default: "127.0.0.1:9090", changes: .restart,
            "The address at which operators, Prometheus and health checks connect; keep it off the internet.")
        Key(
            "probe_listen", changes: .restart,
            "A second address for `/livez`, `/readyz` and `/metrics` alone, under any host name:",
            "for Kubernetes and Prometheus. None by default.")
        Key(
            "loops", changes: .restart,
            "Event loops, one thread each; by default as many as there are cores that the process may",
            "use.")
        Key(
            "data_dir", changes: .restart,
            "The folder of the embedded Redis, the spool and the operators' token; `$XDG_STATE_HOME/usher` or",
            "`~/.local/state/usher` by default. Each edge needs one of its own.")
        Key(
            "drain_delay", default: "0s",
            "The time for which a draining edge is not ready and still serves, so that a balancer notices.")
        Key("drain_grace", default: "30s", "The time for which running answers may go on after that.")
        Key("tls", changes: .restartWhenAdded, "Makes the apps' listener speak TLS.")
        Key("http", "Bounds of the apps' listener.")
        Key("redis", "Where counts are stored. Without a `url` the edge runs a private Redis in `data_dir`.")
        Key("spool", changes: .restart, "Where settlements wait that Redis has not accepted yet.")
        Key("admin", "The operators' interface.")
        Key(
            "log", changes: .restart,
            "The access log: a line of JSON for each request, without content or keys.")
        Key("traces", changes: .restart, "Where traces go, as OTLP over HTTP in JSON.")
    }

    static let appKeys = KeyList {
        Key(
            "time_zone", default: "UTC",
            "The time zone in which days and months begin, for users without a zone of their own.")
        Key("language", default: Catalogue.fallbackLanguage, "The language for callers who ask for none.")
        Key("plans", "What each kind of user may use, by names that you choose.")
        Key("default_plan", "The plan of users without a record.")
        Key("model_classes", "Which class a model belongs to; the first row that matches decides.")
        Key(
            "default_class", default: ModelClass.standard.name,
            "The class of models that no row of `model_classes` names.")
        Key(
            "prices",
            "What models cost. The first row that matches decides. To change a price on a date, add a row of the",
            "same model with `from`.")
        Key(
            "unknown_prices", default: "refuse",
            "The rule for requests without a price if a plan limits cost: `refuse` refuses them,",
            "`dearest` charges the dearest known price.")
        Key("models", "What is known about models apart from their price.")
        Key("identity", "The ways to identify callers, tried in order; 32 at most.")
        Key(
            "upstreams",
            "Where answers come from. The first upstream that takes a request's model gets the request.")
        Key("routes", "Addresses of your own, besides those of the OpenAI, Anthropic and Gemini interfaces.")
        Key(
            "cors",
            "Which web pages of other origins may ask, and read the answers ([addresses](../http.md)).")
        Key("upgrade_url", "The page to which a refusal links, and on which people can buy a larger plan.")
        Key("brand", "How the account page looks ([account page](../account-page.md)).")
        Key(
            "words",
            "Sentences of your own, by language and [id](sentences.md); a sentence or one for each plural",
            "form.")
        Key("subscriptions", "What people bought, and which plan it opens.")
        Key(
            "check_ins", default: "false",
            "Whether people may be nudged between sessions ([check-ins](../check-ins.md)).")
        Key("threshold_events", "Where your server learns that a user has reached a share of a limit.")
        Key(
            "idempotency",
            "Where your app puts the id of a message, besides `Idempotency-Key`: a header, a member, or both."
        )
        Key(
            "shadow", default: "false",
            "`true` enforces nothing: every limit decides and counts, and nobody is refused.")
    }
}
