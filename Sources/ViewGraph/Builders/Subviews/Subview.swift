/// A view that a container was given, to be placed once, anywhere in the container's own views.
///
/// It keeps its state and identity wherever it is placed. Modifiers around it act on it as on any view, but what is
/// set in the environment there does not reach it: it was built in the container's own.
nonisolated public struct Subview: View, Identifiable {
  /// Tells a subview from the others of its container, for as long as it is there.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let display: DisplayNode.ID
    /// The same in a program that is started again: the identity in its `ForEach`, or the place.
    public let description: String

    public static func == (first: Self, second: Self) -> Bool { first.display == second.display }
    public func hash(into hasher: inout Hasher) { hasher.combine(display) }
  }

  /// What the view hands up: another object after every change.
  final class Content {
    let output: Output

    init(_ output: Output) {
      self.output = output
    }
  }

  let content: Content
  /// The subview's identity.
  nonisolated public let id: ID

  /// What the view says to its container.
  public var containerValues: ContainerValues { content.output.containerValues }
}

extension Subview: InlineView, StructuralView {
  @MainActor func display(_ place: _Place) -> Outputs { Outputs([content.output]) }
}

extension Output {
  var containerValues: ContainerValues {
    var values = traits[ContainerValuesTrait.self] ?? ContainerValues()
    values.tag = traits[TagTrait.self]
    return values
  }
}

extension Outputs {
  /// The views that take part in layout, each to be placed on its own.
  var subviews: [Subview] {
    items.filter { !$0.display.isPresentation }.enumerated().map { index, item in
      let name = item.traits[IdentityTrait.self].map { String(describing: $0.base) } ?? String(index)
      return Subview(content: Subview.Content(item), id: Subview.ID(display: item.display.id, description: name))
    }
  }

  /// What is beside the views that take part in layout: sheets and preferences.
  var beside: Outputs { Outputs(items.filter { $0.display.isPresentation }, preferences: preferences) }
}
