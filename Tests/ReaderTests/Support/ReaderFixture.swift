import StandIns
import SwiftUITesting
import TestDates

@testable import Reader

/// Screens of the reader without a browser, against stand-ins over real HTTP, on virtual time.
@MainActor
struct ReaderFixture {
  let server: StandInServer
  let services: ReaderServices
  let library: Library

  init() async throws {
    server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    _ = try await server.start()
    services = try TestServices.reader(on: server)
    library = services.libraries.library(of: "test")
  }

  /// A view on a screen of its own, settled.
  func screen(_ view: some View, location: Location = Location()) async -> TestScreen {
    let screen = TestScreen(view.environmentObject(library), environment: .reader, location: location)
    await screen.settle()
    return screen
  }

  /// The whole reader.
  func reader() async -> TestScreen {
    await screen(ReaderView(services: services, reader: "test"))
  }

  /// What the movie screens need, in a language.
  func movies(_ language: String = "en") -> MovieContext {
    MovieContext(services: services, locale: Locale(identifier: language))
  }

  func stop() async {
    await server.stop()
  }
}

extension TestScreen {
  /// The rows of the lists as text.
  var rows: [String] { rowNodes.map(\.text) }

  /// The rows of the lists by what they are in the graph: the same as long as they stay.
  var rowIDs: [DisplayNode.ID] { rowNodes.map(\.id) }

  /// The rows of the lists by where their first link leads: the same in any list.
  var rowLinks: [String] {
    rowNodes.compactMap { row in
      row.all.lazy.compactMap { node in
        switch node.content {
        case .link(let link): link.url.absoluteString
        case .button(let button): button.location.map { "\($0)" }
        default: nil
        }
      }.first
    }
  }

  private var rowNodes: [DisplayNode] {
    nodes {
      if case .row = $0.content { true } else { false }
    }
  }
}

extension DisplayNode {
  var isButton: Bool {
    if case .button = content { true } else { false }
  }
}
