package import Limits
import Usage
import Words

extension Problem {
    /// The problem if the plan does not allow what the request asks for. Nothing was counted.
    ///
    /// - Parameter others: the labels of the plans that allow the request.
    package convenience init(_ objection: RequestObjection, of plan: Plan, others: [String]) {
        let also = others.isEmpty ? "" : "; it is in \(others.joined(separator: ", "))"
        switch objection.reason {
        case .notAllowed(.storedObjects):
            self.init(
                .failed(.unknownObject), Phrase(.unknownObject),
                advice: "\(objection.member) refers to what the provider stores, and no such object is known "
                    + "here", parameter: objection.member)
        case .notAllowed(let feature):
            self.init(
                .failed(.outsidePlan),
                others.isEmpty ? Phrase(.notAvailable) : Phrase(.notInPlan, plans: others),
                actions: others.isEmpty ? [] : [.subscribe],
                advice: "\(objection.member) asks for \(feature.rawValue) that are not in the plan "
                    + "\(plan.label)\(also)", parameter: objection.member)
        case .tooMuch(let quantity, let most, let asked):
            self.init(
                .failed(quantity.isSize ? .tooLarge : .outsidePlan),
                others.isEmpty ? Phrase(.tooMuchAtOnce) : Phrase(.tooMuchForPlan, plans: others),
                details: Details(limit: most, used: asked, kind: quantity.rawValue, resetsAt: nil),
                actions: others.isEmpty ? [] : [.subscribe],
                advice: "\(objection.member) may ask for \(most) at most (\(quantity.rawValue)) in the plan "
                    + "\(plan.label)\(also.replacing("it is", with: "more is"))"
                    + (asked == .max ? "; a request without a bound asks for more" : ""),
                parameter: objection.member)
        }
    }

    /// The problem if a request would create an object that is billed as long as it is stored. A limit on
    /// cost cannot count such an object. Nothing is therefore forwarded or counted.
    package static let unpricedStorage = Problem(
        .failed(.outsidePlan), Phrase(.notAvailable),
        advice:
            "this object costs money as long as it is kept; it has no price here, and the plan limits cost"
    )

    /// The problem for a batch if the plan adds members to each request. The edge does not edit the requests
    /// inside a batch. Nothing is therefore forwarded or counted.
    package static func addedToEach(_ name: String) -> Problem {
        Problem(
            .failed(.outsidePlan), Phrase(.notAvailable),
            advice:
                "each request here gets \(name) (adds: of the configuration), which the requests of a batch "
                + "would lack: send them one by one", parameter: name)
    }

    /// The problem if an upload in steps does not begin with one object `file` that has no name. The edge
    /// must name the file itself, so that it can record the file's owner.
    package static let unclearUpload = Problem(
        .failed(.badRequest), Phrase(.unreadable),
        advice: "an upload in steps begins with one object, file, that has no name: files get a name here",
        parameter: "file")

    /// The problem for a member that asks for something without a price in `prices:`. A limit on cost cannot
    /// count it. Nothing is therefore forwarded or counted.
    package static func unpriced(_ member: String) -> Problem {
        Problem(
            .failed(.outsidePlan), Phrase(.notAvailable),
            advice:
                "\(member) asks for something without a price; prices: in the configuration must have one",
            parameter: member)
    }
}
