/// The service's errors: plain text with a status, since about 2023.
struct TheCatAPIError: Error, Sendable, Equatable {
  var status: Int
  var text: String

  var response: StandInResponse {
    StandInResponse(
      status: status, headers: [.init(name: "Content-Type", value: "text/plain; charset=utf-8")],
      body: .bytes(Array(text.utf8)))
  }
}

extension TheCatAPIError {
  static let keyMissing = TheCatAPIError(
    status: 401, text: "AUTHENTICATION_ERROR - you need to send your API Key as the 'x-api-key' header")
  static let tooManyRequests = TheCatAPIError(status: 429, text: "RATE_LIMITED - 120 requests a minute are allowed")
  static let noImageID = TheCatAPIError(status: 400, text: "\"image_id\" is required")
  static let emptyImageID = TheCatAPIError(status: 400, text: "\"image_id\" is not allowed to be empty")
  static let noValue = TheCatAPIError(status: 400, text: "\"value\" is required")
  static let valueIsNoNumber = TheCatAPIError(status: 400, text: "\"value\" must be a number")
  static let duplicateFavourite = TheCatAPIError(
    status: 400, text: "DUPLICATE_FAVOURITE - favourites are unique for account + image_id + sub_id")
  static let invalidAccount = TheCatAPIError(status: 400, text: "INVALID_ACCOUNT")
  static let invalidID = TheCatAPIError(status: 400, text: "INVALID_ID")
  static let notFound = TheCatAPIError(status: 404, text: "NOT_FOUND")
  static let noSuchVote = TheCatAPIError(status: 404, text: "NO_VOTE_FOUND_MATCHING_ID")
  static let notJSON = TheCatAPIError(status: 400, text: "Unexpected token in JSON at position 0")

  static func noSuchImage(_ id: String) -> TheCatAPIError {
    TheCatAPIError(status: 400, text: "Couldn't find an image matching the passed 'id' of \(id)")
  }

  static func noSuchBreed(_ id: String) -> TheCatAPIError {
    TheCatAPIError(status: 400, text: "INVALID_DATA")
  }

  static func unknownEndpoint(_ method: String, _ path: String) -> TheCatAPIError {
    TheCatAPIError(status: 404, text: "Cannot \(method) \(path)")
  }

  /// The error that is asked for when the service is told to misbehave.
  static func error(status: Int, code: String?) -> TheCatAPIError {
    let known = [keyMissing, tooManyRequests].first { $0.status == status }
    return TheCatAPIError(status: status, text: code ?? known?.text ?? "INTERNAL_ERROR")
  }

  /// The form that errors had until about 2023.
  static func asWrittenBefore2023(status: Int) -> StandInResponse {
    let text =
      status == 401 ? "AUTHENTICATION_ERROR - no valid x-api-key in header" : error(status: status, code: nil).text
    return .json(.ordered(["message": .string(text), "status": .int(status), "level": "info"]), status: status)
  }
}
