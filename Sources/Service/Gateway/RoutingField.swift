import Bytes

/// Header fields by which a gateway behind Usher would choose a model or server of its own. These fields are
/// never forwarded. A `_` in a name is read as a `-`.
enum RoutingField {
    static func coversName(_ name: Span<UInt8>) -> Bool {
        guard name.count > 4 else { return false }
        switch ASCII.lowercased(name[0]) {
        case UInt8(ascii: "x"): return coversExtension(name)
        case UInt8(ascii: "h"): return name.hasHeaderNamePrefix("helicone-")
        // Cloudflare's AI gateway reads `cf-aig-`, and Azure's machine learning reads `azureml-`.
        case UInt8(ascii: "c"): return name.hasHeaderNamePrefix("cf-aig-")
        case UInt8(ascii: "a"): return name.equalsHeaderName("azureml-model-deployment")
        default: return false
        }
    }

    /// Checks a field name that begins with `x-`. The letter after `x-` is compared first. The ten fields
    /// `x-stainless-…` that official clients send with each request thus take one comparison each.
    private static func coversExtension(_ name: Span<UInt8>) -> Bool {
        switch ASCII.lowercased(name[2]) {
        // These fields are read by Envoy's AI gateway.
        case UInt8(ascii: "a"): name.hasHeaderNamePrefix("x-ai-eg-")
        // These fields are read by Bifrost.
        case UInt8(ascii: "b"): name.hasHeaderNamePrefix("x-bf-")
        // These fields are read by Kubernetes' gateway for inference.
        case UInt8(ascii: "g"): name.hasHeaderNamePrefix("x-gateway-")
        // LiteLLM reads these fields. Its tags choose a deployment, and `x-litellm-model` chooses a model.
        case UInt8(ascii: "l"): name.hasHeaderNamePrefix("x-litellm-") || name.hasHeaderNamePrefix("x-llm-")
        case UInt8(ascii: "m"): name.equalsHeaderName("x-model") || name.hasHeaderNamePrefix("x-model-")
        case UInt8(ascii: "p"): name.hasHeaderNamePrefix("x-portkey-")
        case UInt8(ascii: "t"):
            name.hasHeaderNamePrefix("x-tfy-") || name.equalsHeaderName("x-target-model")
        default: false
        }
    }
}
