import StandIns
import SwiftUITesting

@testable import Reader

/// Screens of the reader without a browser, against stand-ins over real HTTP, on virtual time.
@MainActor
struct ReaderFixture {
  let server: StandInServer
  let services: ReaderServices
  let library: Library

  init() async throws {
    server = StandInServer()
    _ = try await server.start()
    services = try TestServices.reader(on: server)
    library = services.libraries.library(of: "test")
  }

  /// A view on a screen of its own, settled.
  func screen(_ view: some View, location: Location = Location()) async -> TestScreen {
    let screen = TestScreen(view.environmentObject(library), location: location)
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
  var rows: [String] {
    nodes {
      if case .row = $0.content { true } else { false }
    }.map(\.text)
  }
}

extension DisplayNode {
  var isButton: Bool {
    if case .button = content { true } else { false }
  }
}
