/// One service of the stand-ins: it answers the paths that are its own.
protocol ServiceHandler: Sendable {
  /// The answer, or nil when the path belongs to somebody else.
  func respond(to request: StandInRequest) async -> StandInResponse?

  /// An error as this service would put it, used when it is told to misbehave; nil when the path is somebody else's.
  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse?
}

extension ServiceHandler {
  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse? { nil }
}
