import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// How requests are made that go on while the program is not shown.
  /// - Partly: they are as those of `default`: a program goes on for a minute after its reader has left.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    return configuration
  }

  /// Whether requests wait for the network.
  /// - Partly: they do not wait: the server's network is there, or the request fails.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
