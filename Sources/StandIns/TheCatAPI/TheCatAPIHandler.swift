/// TheCatAPI, version 1, and its pictures.
struct TheCatAPIHandler: ServiceHandler {
  private let configuration: StandInConfiguration

  init(_ configuration: StandInConfiguration) {
    self.configuration = configuration
  }

  func respond(to request: StandInRequest) async -> StandInResponse? { nil }
}
