import Combine
import Foundation
import HTTPTransport
import UIKitCore
import ViewGraph
import WebHost

/// Hands a program over to the web host.
package enum Hosting {
  /// Serves a program, and never returns.
  ///
  /// - Parameters:
  ///   - type: The program's main type. The resources of its module are the program's, and pages are called after it where these
  ///     do not say what the program is called.
  ///   - program: Makes the graph of one page.
  @MainActor
  package static func main(_ type: Any.Type, program: @escaping @MainActor @Sendable () -> Graph) -> Never {
    install(resourcesOf: String(reflecting: type).prefix { $0 != "." }.description)
    var configuration = WebHostConfiguration()
    configuration.title = String(describing: type)
    configuration.follow(.main)
    configuration.dataFolder = DataFolder.usual(of: ProcessInfo.processInfo.processName)
    WebHost.main(
      configuration: configuration, remoteImages: PublicImageLoader(addresses: .publicOnly(except: mapServer))
    ) { _ in program() }
  }

  /// The server of the pictures that maps are made of, as the environment names it: it may be one of the own network.
  private static var mapServer: Set<Origin> {
    let address = ProcessInfo.processInfo.environment["NEWSREEL_TILES"]?.replacing(#/\{[^}]*\}/#, with: "0")
    return Set([address.flatMap(URL.init(string:)).flatMap(Origin.init)].compactMap { $0 })
  }

  /// Lets lists and bars look as the appearance proxies of UIKit say, and UIKit's singletons serve readers; hosts without a server call it themselves.
  @MainActor
  package static func followUIKit() {
    PlatformLook.followUIKit()
    HostServices.install()
  }

  /// Lets `URLSession.dataTaskPublisher` use the transport that lasts under load.
  ///
  /// - Parameter module: The module whose resources `Bundle.main` has; nil is the one called as the executable is.
  @MainActor
  package static func install(resourcesOf module: String? = nil) {
    let shared = ReplacedFunctions.missing
    if !shared.isEmpty {
      let names = shared.joined(separator: ", ")
      fatalError(
        "With this toolchain, or with Foundation linked statically, \(names) would be one for all readers. "
          + "Use an older toolchain, or a newer version of this package.")
    }
    if let module { MainBundle.use(module: module) }
    followUIKit()
    URLSession.dataTaskTransport = AsyncHTTPTransport()
  }
}
