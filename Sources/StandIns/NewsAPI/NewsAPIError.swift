/// The service's errors with their HTTP status, code and message.
struct NewsAPIError: Error, Sendable, Equatable {
  var status: Int
  var code: String
  var message: String

  var response: StandInResponse {
    var answer = StandInResponse.error(status: status, code: code, message: message)
    answer.headers += NewsAPIHeaders.fresh
    return answer
  }
}

extension NewsAPIError {
  static let userAgentMissing = NewsAPIError(
    status: 400, code: "userAgentMissing", message: "Please name your application in a User-Agent header.")
  static let keyMissing = NewsAPIError(
    status: 401, code: "apiKeyMissing",
    message: "No API key was sent. Add it as the apiKey parameter or as an X-Api-Key header.")
  static let keyInvalid = NewsAPIError(
    status: 401, code: "apiKeyInvalid", message: "This API key is not known. Check it for typing errors.")
  static let keyDisabled = NewsAPIError(
    status: 401, code: "apiKeyDisabled", message: "This API key has been switched off.")
  static let keyExhausted = NewsAPIError(
    status: 429, code: "apiKeyExhausted", message: "This API key has no requests left.")
  static let rateLimited = NewsAPIError(
    status: 429, code: "rateLimited",
    message: "Too many requests. Developer accounts have 100 requests in 24 hours, 50 of them in 12 hours.")
  static let corsNotAllowed = NewsAPIError(
    status: 426, code: "corsNotAllowed", message: "Developer accounts may be used by browsers on localhost only.")
  static let pageTooSmall = NewsAPIError(
    status: 400, code: "pageCannotBeLessThanOne", message: "The page parameter cannot be less than 1.")
  static let requestInvalid = NewsAPIError(
    status: 400, code: "parameterInvalid", message: "The request is invalid.")
  static let pageSizeTooSmall = NewsAPIError(
    status: 400, code: "parameterInvalid", message: "The pageSize parameter cannot be less than 1.")
  static let queryTooLong = NewsAPIError(
    status: 400, code: "queryTooLong", message: "The query is longer than 500 characters.")
  static let queryMalformed = NewsAPIError(
    status: 400, code: "queryMalformed",
    message: "The query could not be understood. Check its quotes, parentheses and operators.")
  static let everythingParametersMissing = NewsAPIError(
    status: 400, code: "parametersMissing",
    message: "The scope of the search is too broad. Set any of these parameters: q, qInTitle, sources, domains.")
  static let headlinesParametersMissing = NewsAPIError(
    status: 400, code: "parametersMissing",
    message: "Set any of these parameters: sources, q, language, country, category.")
  static let parametersIncompatible = NewsAPIError(
    status: 400, code: "parametersIncompatible",
    message: "The sources parameter cannot be used together with country or category.")
  static let tooManySources = NewsAPIError(
    status: 400, code: "sourcesTooMany", message: "A request can name 20 sources at most.")

  static func unknownSearchField(_ name: String) -> NewsAPIError {
    NewsAPIError(
      status: 400, code: "parameterInvalid",
      message: "The searchIn parameter does not know \(name). It knows title, description and content.")
  }

  static func noSuchSource(_ id: String) -> NewsAPIError {
    NewsAPIError(status: 400, code: "sourceDoesNotExist", message: "There is no source named \(id).")
  }

  static func tooFarBack(permitted: String, requested: String) -> NewsAPIError {
    NewsAPIError(
      status: 426, code: "parameterInvalid",
      message: "Your plan reaches back to \(permitted), but you asked for articles from \(requested).")
  }

  static func tooManyResults(from: Int, to: Int) -> NewsAPIError {
    NewsAPIError(
      status: 426, code: "maximumResultsReached",
      message: "You have requested too many results. Developer accounts are limited to a max of 100 results. "
        + "You are trying to request results \(from) to \(to). "
        + "Please upgrade to a paid plan if you need more results.")
  }
}
