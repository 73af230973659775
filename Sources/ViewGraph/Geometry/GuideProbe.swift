import Foundation

/// What the renderer tells of a view that has set a guide, and of what is around it: where lengths are those of texts, only
/// that tells where the guide lies in a container.
@MainActor
final class GuideProbe {
  /// The size of the view; nothing until it is told.
  let size = StateLocation(CGSize.zero)
  private unowned let node: any ModifierNode
  private var frame: CGRect?
  private var containers: [DisplayNode.ID: Container] = [:]

  private final class Container {
    var frame: CGRect?
    /// Where the view begins in the container, and how large that is; nil until both are told.
    let place = StateLocation<CGRect?>(nil)
  }

  init(_ node: any ModifierNode) {
    self.node = node
  }

  /// Takes the view's frame on the screen.
  func take(_ frame: CGRect) {
    self.frame = frame
    size.set(frame.size)
    for container in containers.values { tell(container) }
  }

  /// Where the view lies in a container, which is the size of the result; nil until that is told.
  func place(in id: DisplayNode.ID) -> CGRect? { container(id).place.get() }

  /// Who is told the frame of a container.
  func target(in id: DisplayNode.ID) -> EventTarget {
    let container = container(id)
    return node.target(for: id) { [weak self] event in
      guard case .geometry(let frame) = event else { return }
      let isMoved = container.frame?.size == frame.size
      container.frame = frame
      // What moves as a whole tells its views' places after its own.
      if !isMoved { self?.tell(container) }
    }
  }

  private func container(_ id: DisplayNode.ID) -> Container {
    if let known = containers[id] { return known }
    let made = Container()
    containers[id] = made
    return made
  }

  private func tell(_ container: Container) {
    guard let frame, let around = container.frame else { return }
    container.place.set(
      CGRect(x: frame.minX - around.minX, y: frame.minY - around.minY, width: around.width, height: around.height))
  }
}
