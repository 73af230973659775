import ArgumentParser
import Foundation
import Reader
import Shelf
import SwiftUI
import WebHost

/// Serves the reader to web browsers.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the reader to web browsers (the default).",
    discussion: "With no key in the environment the reader talks to a stand-in of the service on this machine.")

  @OptionGroup var address: Address

  @Flag(help: "Shows the real Hacker News, which wants no key, instead of the stand-in.")
  var liveStories = false

  @Option(
    help: "The file that keeps readers' bookmarks and settings (default: newsreel/shelf.sqlite in XDG_STATE_HOME).")
  var data: String?

  func run() throws {
    let services = try Services.start(liveStories: liveStories)
    print("Newsreel, a reader for news, movies, Hacker News and cats. Ctrl-C ends it.")
    print(services.summary)
    let file = data.map { URL(fileURLWithPath: $0) } ?? ShelfFile.usual()
    let shelf = try ShelfFile.open(file)
    Task.detached { try? await shelf.forgetAbsentReaders(now: Date()) }
    let secret = ShelfFile.secret(beside: file)
    MainActor.assumeIsolated { serve(services, shelf, secret: secret) }
  }

  @MainActor
  private func serve(_ services: Services, _ shelf: Shelf, secret: String?) -> Never {
    Hosting.install(resourcesOf: "Reader")
    var configuration = WebHostConfiguration()
    configuration.host = address.host
    configuration.port = address.port
    configuration.title = "Newsreel"
    configuration.summary = "News, movies, Hacker News and cats, from all over the world."
    configuration.secret = secret
    configuration.publicOrigin = ProcessInfo.processInfo.environment["NEWSREEL_ORIGIN"].flatMap {
      $0.isEmpty ? nil : $0
    }
    configuration.visitorStorage = ShelfStorage(shelf: shelf)
    let reader = services.forReader(shelf: shelf)
    let images = PublicImageLoader(addresses: .publicOnly(except: services.localOrigins))
    WebHost.serve(
      WebApplication(configuration: configuration, remoteImages: images) { visitor in
        Graph(ReaderView(services: reader, reader: visitor.id.description))
      })
  }
}
