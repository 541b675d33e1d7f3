import Dialects
import JSON

/// The token estimates of texts, as the edge makes them before it has learnt anything about a model.
enum Estimated {
    static func prompt(_ body: String) -> Int {
        var parser = JSONParser()
        let facts = RequestFacts()
        do throws(RequestFault) {
            try facts.read(Array(body.utf8).span, with: &parser)
        } catch {
            preconditionFailure("a test's body is a request")
        }
        guard let body = parser.document else { return 1 }
        let units = PromptText(of: body).units(of: facts.model)
        return max(1, (units + TokenEstimator.unit - 1) / TokenEstimator.unit)
    }

    static func tokens(_ text: String) -> Int {
        var estimator = TokenEstimator()
        estimator.take(Array(text.utf8).span)
        return (estimator.units + TokenEstimator.unit - 1) / TokenEstimator.unit
    }
}
