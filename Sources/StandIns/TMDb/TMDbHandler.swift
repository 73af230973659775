/// TMDb's API, version 3, and its pictures.
struct TMDbHandler: ServiceHandler {
  private let configuration: StandInConfiguration

  init(_ configuration: StandInConfiguration) {
    self.configuration = configuration
  }

  func respond(to request: StandInRequest) async -> StandInResponse? { nil }
}
