import Foundation

/// TMDb's API, version 3, and its pictures: decides on each request in a fixed order.
struct TMDbHandler: ServiceHandler {
  private let era: TMDbConfiguration.Era
  private let now: @Sendable () -> Date
  private let catalogue: MovieCatalogue
  private let pictures: TMDbPictureHandler

  init(_ configuration: StandInConfiguration) {
    era = configuration.tmdb.era
    now = configuration.now
    catalogue = MovieCatalogue.shared(seed: configuration.seed)
    pictures = TMDbPictureHandler(catalogue: catalogue, now: configuration.now)
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    if let picture = await pictures.respond(to: request) { return picture }
    guard let path = path(of: request) else { return nil }
    guard request.method == "GET" else { return TMDbError.methodNotAllowed.response }
    do {
      return try answer(to: request, path)
    } catch {
      return error.response
    }
  }

  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse? {
    path(of: request).map { _ in TMDbError.fault(status: status, code: code).response }
  }

  private func path(of request: StandInRequest) -> [String]? {
    let parts = request.path.split(separator: "/").map(String.init)
    return parts.first == "3" ? Array(parts.dropFirst()) : nil
  }

  private func answer(to request: StandInRequest, _ path: [String]) throws(TMDbError) -> StandInResponse {
    let parameters = TMDbParameters(request, era)
    try parameters.checkCredential()
    let library = TMDbLibrary(
      edition: catalogue.edition(at: now()), people: catalogue.people, parameters: parameters,
      origin: request.origin)
    guard let value = try library.answer(path) else { throw .notFound }
    var answer = StandInResponse.tmdb(value)
    answer.setHeader("Cache-Control", "public, max-age=\(path.first == "configuration" ? 28_800 : 600)")
    answer.setHeader("Vary", "accept-encoding, Origin")
    if request.header("Origin") != nil {
      answer.setHeader("Access-Control-Allow-Origin", "*")
      answer.setHeader("Access-Control-Expose-Headers", "ETag")
    }
    return answer.validated(for: request)
  }
}
