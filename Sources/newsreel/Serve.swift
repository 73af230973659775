import ArgumentParser
import Foundation
import Reader
import SwiftUI
import WebHost

/// Serves the reader to web browsers.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the reader to web browsers (the default).",
    discussion: "With no key in the environment the reader talks to a stand-in of the service on this machine.")

  @OptionGroup var address: Address

  func run() throws {
    let services = try Services.start()
    print("Newsreel, a reader for news. Ctrl-C ends it.")
    print(services.summary)
    MainActor.assumeIsolated { serve(services) }
  }

  @MainActor
  private func serve(_ services: Services) -> Never {
    Hosting.install()
    var configuration = WebHostConfiguration()
    configuration.host = address.host
    configuration.port = address.port
    configuration.title = "Newsreel"
    configuration.summary = "Headlines, categories, search and sources, from all over the world."
    configuration.secret = ProcessInfo.processInfo.environment["NEWSREEL_SECRET"]
    let reader = services.forReader
    let images = PublicImageLoader(addresses: .publicOnly(except: services.localOrigins))
    WebHost.serve(
      WebApplication(configuration: configuration, remoteImages: images) { _ in
        Graph(ReaderView(services: reader))
      })
  }
}
