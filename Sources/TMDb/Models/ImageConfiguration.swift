import Foundation

/// Where the service's pictures are, and in which sizes. Sizes that this client does not know are among them as texts.
public struct ImageConfiguration: Sendable, Hashable, Decodable {
  /// The address that sizes and paths are appended to.
  public var baseURL: URL
  /// The sizes of posters, such as "w500" and "original".
  public var posterSizes: [String]
  /// The sizes of stills.
  public var backdropSizes: [String]
  /// The sizes of portraits.
  public var profileSizes: [String]
  /// The sizes of logos.
  public var logoSizes: [String]

  private enum CodingKeys: String, CodingKey {
    case baseURL = "secure_base_url"
    case posterSizes = "poster_sizes"
    case backdropSizes = "backdrop_sizes"
    case profileSizes = "profile_sizes"
    case logoSizes = "logo_sizes"
  }
}

/// The service's answer about itself.
struct ServiceConfiguration: Decodable, Sendable {
  let images: ImageConfiguration
}
