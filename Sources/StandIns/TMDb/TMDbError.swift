/// The service's errors: its own number, the status of HTTP, and the message.
struct TMDbError: Error, Sendable, Equatable {
  /// What the body looks like.
  private enum Shape {
    /// Of the service itself.
    case application
    /// Of what stands before it and checks keys: another order of keys, and a newline.
    case gateway
    /// A list of sentences without a number.
    case sentences
  }

  var status: Int
  var code: Int
  var message: String
  private var shape = Shape.application

  private init(_ code: Int, status: Int, _ message: String, _ shape: Shape = .application) {
    (self.code, self.status, self.message, self.shape) = (code, status, message, shape)
  }

  var response: StandInResponse {
    switch shape {
    case .application:
      .tmdb(
        .ordered(["success": .bool(false), "status_code": .int(code), "status_message": .string(message)]),
        status: status)
    case .gateway:
      .tmdb(
        .ordered(["status_code": .int(code), "status_message": .string(message), "success": .bool(false)]),
        status: status, ending: "\n")
    case .sentences: .tmdb(.ordered(["errors": .array([.string(message)])]), status: status)
    }
  }
}

extension TMDbError {
  static let keyInvalid = TMDbError(7, status: 401, "Invalid API key: You must be granted a valid key.", .gateway)
  static let keySuspended = TMDbError(
    10, status: 401, "Suspended API key: Access to your account has been suspended, contact TMDB.", .gateway)
  static let notFound = TMDbError(34, status: 404, "The resource you requested could not be found.")
  static let tooManyRequests = TMDbError(25, status: 429, "Your request count (51) is over the allowed limit of 50.")
  static let tooManyAdditions = TMDbError(
    27, status: 400, "Too many append to response objects: The maximum number of remote calls is 20.")
  static let methodNotAllowed = TMDbError(42, status: 405, "This request method is not supported for this resource.")

  static func page(_ era: TMDbConfiguration.Era, isTooGreat: Bool) -> TMDbError {
    switch era {
    case .numbers:
      TMDbError(
        22, status: 400, "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
    case .sentences:
      TMDbError(
        0, status: 422,
        "page must be \(isTooGreat ? "less than or equal to 500" : "greater than 0")", .sentences)
    }
  }

  static func queryMissing(_ era: TMDbConfiguration.Era) -> TMDbError {
    switch era {
    case .numbers: TMDbError(5, status: 422, "Invalid parameters: Your request parameters are incorrect.")
    case .sentences: TMDbError(0, status: 422, "query must be provided", .sentences)
    }
  }

  /// An error on demand, by its number or its status.
  static func fault(status: Int, code: String?) -> TMDbError {
    var error: TMDbError =
      switch (status, code) {
      case (_, "7"), (401, nil): .keyInvalid
      case (_, "10"): .keySuspended
      case (_, "25"), (429, nil): .tooManyRequests
      case (_, "34"), (404, nil): .notFound
      case (503, _): TMDbError(46, status: 503, "The API is undergoing maintenance. Try again later.")
      default: TMDbError(code.flatMap(Int.init) ?? 11, status: status, "Internal error: Something went wrong.")
      }
    error.status = status
    return error
  }
}

extension StandInResponse {
  /// An answer of the service; `ending` follows the body.
  static func tmdb(_ value: JSONValue, status: Int = 200, ending: String = "") -> StandInResponse {
    StandInResponse(
      status: status, headers: [.init(name: "Content-Type", value: "application/json;charset=utf-8")],
      body: ending.isEmpty ? .json(value) : .bytes(JSONWriter.bytes(of: value) + Array(ending.utf8)))
  }
}
