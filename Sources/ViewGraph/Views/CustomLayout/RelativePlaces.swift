import Foundation

/// A length of which one part is a share of a container's and the rest are points.
public struct _RelativeLength: Equatable, Sendable {
  package var share: Double
  package var points: Double

  /// Makes a length of a share of the container's, 1 for all of it, and some points.
  public init(share: Double = 0, points: Double = 0) {
    self.share = share
    self.points = points
  }
}

/// Where a view lies in a `_RelativeArea`, told so that nobody has to measure that.
public struct _RelativePlace: Equatable, Sendable {
  package var x: _RelativeLength
  package var y: _RelativeLength
  /// Nil for the view's own length.
  package var width: _RelativeLength?
  package var height: _RelativeLength?
  /// The point of the view that lies at the place.
  package var anchor: UnitPoint

  /// Puts the `anchor` of a view at a place; without lengths it keeps its own.
  public init(
    x: _RelativeLength, y: _RelativeLength, width: _RelativeLength? = nil, height: _RelativeLength? = nil,
    anchor: UnitPoint = .topLeading
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.anchor = anchor
  }
}

/// Takes all that it is offered; the views in it lie at places of their own (`_placed(at:)`). For the frameworks beside SwiftUI: their
/// charts stand right before anybody has measured the page. Shares are from the left, also where languages lead from the right.
nonisolated public struct _RelativeArea<Content: View>: View {
  let content: Content

  /// Makes an area.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension _RelativeArea: InlineView {
  @MainActor func build(_ place: _Place) {
    place.build(content)
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    place.outputs(content).wrapped {
      DisplayNode(
        id: place.displayID, content: .overlap(alignment: .topLeading), children: $0, layout: .apart)
    }
  }
}

extension View {
  /// Puts the view at a place of the `_RelativeArea` that it is directly in.
  nonisolated public func _placed(at place: _RelativePlace) -> some View {
    modifier(DisplayEffect(.place(place)))
  }
}
