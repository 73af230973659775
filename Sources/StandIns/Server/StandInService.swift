/// The services that are spoken locally.
public enum StandInService: String, Sendable, CaseIterable {
  /// NewsAPI.org, version 2.
  case newsAPI

  /// Where the service's paths begin: the part of its real base address after the host.
  var basePath: String {
    switch self {
    case .newsAPI: "/v2"
    }
  }
}
