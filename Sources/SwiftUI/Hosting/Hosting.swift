import Combine
import Foundation
import HTTPTransport
import ViewGraph
import WebHost

/// Hands a program over to the web host.
package enum Hosting {
  /// Serves a program, and never returns.
  @MainActor
  package static func main(named name: String, program: @escaping @MainActor @Sendable () -> Graph) -> Never {
    install()
    var configuration = WebHostConfiguration()
    configuration.title = name
    WebHost.main(configuration: configuration, remoteImages: PublicImageLoader()) { _ in program() }
  }

  /// Lets lists and bars look as the appearance proxies of UIKit say; hosts without a server call it themselves.
  @MainActor
  package static func followUIKit() {
    PlatformLook.followUIKit()
  }

  /// Lets `URLSession.dataTaskPublisher` use the transport that lasts under load.
  @MainActor
  package static func install() {
    followUIKit()
    URLSession.dataTaskTransport = AsyncHTTPTransport()
  }
}
