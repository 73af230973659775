@_exported import CombineTesting
import Combine
import Dispatch
import Foundation
@_exported import SwiftUI

/// A screen without a browser: mounts a view, finds what it shows, does what a reader would do.
///
/// The screen's reader has settings of their own, empty at first, as long as the clock is the same.
///
/// Time stands still until the test moves it: debounces, delays and timers of the program wait for `advance(by:)`.
///
/// ```swift
/// let screen = TestScreen(SearchView())
/// try screen.type("swift", into: "Search")
/// screen.advance(by: 0.3)
/// await screen.settle()
/// #expect(screen.texts.contains("12 results"))
/// ```
@MainActor
public final class TestScreen {
  /// The graph behind the screen.
  public let graph: Graph
  private let clock: VirtualClock
  private var isFlushDue = false

  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - view: Makes the view; everything that it starts runs on the screen's clock.
  ///   - environment: What the host would tell the program.
  ///   - location: Where the reader is to begin.
  ///   - clock: The clock; one of its own by default.
  public init<Root: View>(
    _ view: @autoclosure () -> Root, environment: EnvironmentValues = EnvironmentValues(),
    location: Location = Location(), clock: VirtualClock = VirtualClock()
  ) {
    Hosting.followUIKit()
    self.clock = clock
    if clock.hostContext.container == nil { clock.hostContext.container = ReaderContainer() }
    let root = clock.run { view() }
    graph = Graph(root, environment: environment, location: location, context: clock.hostContext, schedule: { _ in })
    graph.flush()
    flush()
  }

  isolated deinit {
    graph.unmount()
  }

  /// Brings the screen up to date with everything that has happened on the main thread.
  public func flush() {
    for _ in 0..<8 { graph.flush() }
  }

  /// Moves the clock: what comes due in the meantime happens, in order.
  public func advance(by seconds: Double) {
    flush()
    clock.advance(by: seconds)
    flush()
  }

  /// Waits until the program has nothing under way any more, other than what waits for the clock; at most `seconds` of
  /// real time, for work that really goes out (requests to a server, files).
  public func settle(within seconds: Double = 30) async {
    let deadline = Date(timeIntervalSinceNow: seconds)
    repeat {
      await clock.settle(rounds: 2)
      flush()
      if clock.isWaiting { break }
      try? await Task.sleep(for: .milliseconds(2))
    } while Date() < deadline
    await clock.settle(rounds: 2)
    flush()
  }

  /// Where the reader is.
  public var location: Location { graph.location }

  /// The display tree.
  public var root: DisplayNode {
    flush()
    return graph.commit?.root ?? DisplayNode(id: DisplayNode.ID(0), content: .empty)
  }

  /// All texts on the screen, in order, with the titles of pages and alerts.
  public var texts: [String] {
    root.all.compactMap { node in
      switch node.content {
      case .text(let text): text.string
      case .page(let page): page.title
      case .presentation(let presentation): presentation.title
      default: nil
      }
    }
  }

  /// All nodes on the screen that fit.
  public func nodes(where isWanted: (DisplayNode) -> Bool) -> [DisplayNode] {
    root.all.filter(isWanted)
  }
}
