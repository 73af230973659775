import Combine
import Foundation
import UIKitCore
import ViewGraph
import WebHost

/// A view that is evaluated once, apart from what the reader sees, to be drawn.
@MainActor
struct ViewDrawing {
  private let root: DisplayNode?
  private let colorScheme: ColorScheme
  /// The size that the view takes.
  let size: CGSize

  /// Evaluates a view, and ends what it has begun.
  ///
  /// What `isShown` is a view of UIKit that the reader sees, which must not hear that it has disappeared.
  init(_ view: some View, _ proposal: ProposedViewSize, colorScheme: ColorScheme = .light, isShown: Bool = false) {
    var environment = Graph.current?.environment ?? EnvironmentValues()
    environment.colorScheme = colorScheme
    self.colorScheme = colorScheme
    // What it begins when it appears is its own, and nobody waits for it.
    let context = HostContext()
    context.container = HostContext.current?.container
    let graph = Graph(
      view, environment: environment, location: Location(), context: context, schedule: { _ in })
    context.run {
      for _ in 0..<8 where graph.commit == nil || graph.isFlushDue { graph.flush() }
    }
    root = graph.commit.map { $0.root.children.count == 1 && $0.root.modifiers.isEmpty ? $0.root.children[0] : $0.root }
    size = root?.estimatedSize(proposal, in: environment) ?? .zero
    if !isShown { graph.unmount() }
  }

  /// The picture; nil where there is nothing to be seen.
  func picture(isOpaque: Bool = false) -> UIImage? {
    guard let root, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let svg = ViewPicture.svg(of: root, size: size, colorScheme: colorScheme, isOpaque: isOpaque)
    return UIImage(source: .data(svg), scale: 1, size: size, renderingMode: .automatic)
  }
}
