import Foundation

/// `/_control`: POST asks for a misbehaviour, GET tells what is asked for, DELETE takes everything back.
struct ControlHandler: Sendable {
  let board: MisbehaviourBoard

  func respond(to request: StandInRequest) -> StandInResponse? {
    guard request.path == "/_control" else { return nil }
    switch request.method {
    case "GET":
      return state
    case "DELETE":
      board.reset()
      return state
    case "POST":
      return add(request)
    default:
      return .error(status: 405, code: "methodNotAllowed", message: "Use GET, POST or DELETE.")
    }
  }

  private func add(_ request: StandInRequest) -> StandInResponse {
    do {
      let order = request.body.isEmpty ? ControlOrder(query: request.query) : try ControlOrder(json: request.body)
      if order.reset == true { board.reset() }
      if let misbehaviour = try order.misbehaviour { board.add(misbehaviour) }
      return state
    } catch let error as ControlOrder.Unknown {
      return .error(status: 400, code: "parameterInvalid", message: "There is no fault named \(error.fault).")
    } catch {
      return .error(status: 400, code: "parameterInvalid", message: "The body is not a JSON object of known keys.")
    }
  }

  private var state: StandInResponse {
    .json(
      .ordered([
        "status": "ok",
        "misbehaviours": .array(
          board.entries.map { entry in
            .ordered([
              "fault": .string(entry.fault.map { "\($0)" } ?? "none"),
              "latency": .double(entry.latency),
              "path": .optional(entry.path),
              "count": entry.count.map(JSONValue.int) ?? .null,
            ])
          }),
      ]))
  }
}
