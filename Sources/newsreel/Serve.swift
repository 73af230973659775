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

  @OptionGroup var time: WorldTime

  @Flag(help: "Shows the real Hacker News, which wants no key, instead of the stand-in.")
  var liveStories = false

  @Option(
    help: "The file that keeps readers' bookmarks and settings (default: newsreel/shelf.sqlite in XDG_STATE_HOME).")
  var data: String?

  func run() throws {
    let services = try Services.start(liveStories: liveStories, now: time.clock())
    print("Newsreel, a reader for news, movies, Hacker News and cats. Ctrl-C ends it.")
    print(services.summary)
    let arguments = try address.arguments()
    var configuration = WebHostConfiguration()
    arguments.apply(to: &configuration)
    HostLog.install(configuration.log)
    let file = data.map { URL(fileURLWithPath: $0) } ?? DataFolder.usual(of: "newsreel").appending(path: "shelf.sqlite")
    let shelf = try ShelfFile.open(file)
    Task.detached { try? await shelf.forgetAbsentReaders(now: services.now()) }
    let data = file.deletingLastPathComponent()
    MainActor.assumeIsolated { serve(services, shelf, arguments, data: data) }
  }

  @MainActor
  private func serve(_ services: Services, _ shelf: Shelf, _ arguments: ServerArguments, data: URL) -> Never {
    Hosting.install(resourcesOf: "Reader")
    var configuration = WebHostConfiguration()
    configuration.title = "Newsreel"
    configuration.summary = "News, movies, Hacker News and cats, from all over the world."
    configuration.dataFolder = data
    arguments.apply(to: &configuration)
    configuration.visitorStorage = ShelfStorage(shelf: shelf, now: services.now)
    let reader = services.forReader(shelf: shelf)
    let images = PublicImageLoader(addresses: .publicOnly(except: services.localOrigins))
    WebHost.serve(
      WebApplication(configuration: configuration, remoteImages: images) { visitor in
        Graph(ReaderView(services: reader, reader: visitor.id.description))
      })
  }
}
