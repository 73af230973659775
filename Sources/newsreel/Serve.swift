import ArgumentParser
import Fetch
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

  @OptionGroup var time: WorldTime

  @Flag(help: "Shows the real Hacker News, which wants no key, instead of the stand-in.")
  var liveStories = false

  @Option(
    help: """
      The file that keeps readers' bookmarks and settings (default: newsreel/shelf.sqlite in XDG_STATE_HOME), or a database \
      for several machines: postgres://USER@HOST/NAME. Or NEWSREEL_DATA, which keeps a password out of the list of processes.
      """)
  var data: String?

  @Option(
    help: """
      An HTTP cache that several machines have in front of the services (deploy/cache.conf): http://10.0.0.5:8090. Or \
      NEWSREEL_CACHE.
      """)
  var cache: String?

  func run() throws {
    let place = ShelfFile.Place(data, environment: ProcessInfo.processInfo.environment)
    try Services.checkAllowances(ProcessInfo.processInfo.environment)
    // A configuration begins with what the resources have, such as the languages.
    MainActor.assumeIsolated { Hosting.install(resourcesOf: "Reader") }
    var configuration = WebHostConfiguration()
    // One for each core, unless something else is said.
    configuration.workers = 0
    try address.arguments().apply(to: &configuration)
    configuration.dataFolder = place.folder
    HostLog.install(configuration.log)
    if !WebHost.isWorker { print("Newsreel, a reader for news, movies, Hacker News and cats. Ctrl-C ends it.") }
    // Workers find the file as it should be.
    if WebHost.isSupervisor(configuration) { _ = try ShelfFile.open(place) }
    MainActor.assumeIsolated { WebHost.supervise(configuration) }
    let shelf = try ShelfFile.open(place)
    let services = try Services.start(
      liveStories: liveStories, cache: place.folder.appending(path: "answers.sqlite"),
      sharedCache: try sharedCache(ProcessInfo.processInfo.environment),
      allowances: place.isShared ? ShelfAllowances(shelf: shelf) : nil, now: time.clock())
    if !WebHost.isFurtherWorker { print(services.summary) }
    Task.detached { try? await shelf.forgetAbsentReaders(now: services.now()) }
    MainActor.assumeIsolated { serve(services, shelf, configuration) }
  }

  private func sharedCache(_ environment: [String: String]) throws -> SharedCache? {
    guard let text = cache ?? environment["NEWSREEL_CACHE"], !text.isEmpty else { return nil }
    guard let cache = URL(string: text).flatMap({ SharedCache($0) }) else {
      throw ValidationError("--cache and NEWSREEL_CACHE must be an address such as http://10.0.0.5:8090, not \(text).")
    }
    return cache
  }

  @MainActor
  private func serve(_ services: Services, _ shelf: Shelf, _ configuration: WebHostConfiguration) -> Never {
    var configuration = configuration
    configuration.title = "Newsreel"
    configuration.summary = "News, movies, Hacker News and cats, from all over the world."
    configuration.icon = ReaderIcon.png.map { RemoteImage(bytes: $0, type: "image/png") }
    configuration.visitorStorage = ShelfStorage(shelf: shelf, now: services.now)
    let reader = services.forReader(shelf: shelf)
    let images = PublicImageLoader(addresses: .publicOnly(except: services.localOrigins))
    WebHost.serve(
      WebApplication(configuration: configuration, remoteImages: images) { visitor in
        Graph(ReaderView(services: reader, reader: visitor.id.description))
      })
  }
}
