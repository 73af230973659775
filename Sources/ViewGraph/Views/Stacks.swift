import Foundation

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views in a row; without `spacing` the platform's default distance lies between them.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: InlineView {
  @MainActor func build(_ place: _Place) {
    place.build(content)
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    let stack = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    return place.outputs(content).container(.stack(stack), alignment: stack.alignment, along: .vertical, at: place)
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views in a column; without `spacing` the platform's default distance lies between them.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: InlineView {
  @MainActor func build(_ place: _Place) {
    place.build(content)
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    let stack = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    return place.outputs(content).container(.stack(stack), alignment: stack.alignment, along: .horizontal, at: place)
  }
}

/// Views one on the other.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Lays views one on the other, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: InlineView {
  @MainActor func build(_ place: _Place) {
    place.build(content)
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    place.outputs(content).container(
      .overlap(alignment: alignment), alignment: alignment, along: [.horizontal, .vertical], at: place)
  }
}

extension Outputs {
  /// One display node around these, which are aligned by their own guides along the axes.
  @MainActor
  func container(
    _ content: DisplayContent, alignment: Alignment = .center, along axes: Axis.Set = [], at site: some DisplaySite
  ) -> Outputs {
    guard hasGuides || alignment.lean != .zero else {
      return wrapped { DisplayNode(id: site.displayID, content: content, children: $0) }
    }
    var result = aligned(alignment, along: axes, at: site).wrapped {
      DisplayNode(id: site.displayID, content: content, children: $0)
    }
    // Around a single view, a container has that one's guides.
    let views = items.filter { !$0.display.isPresentation }
    if views.count == 1, let guides = views[0].traits[AlignmentGuidesTrait.self], !result.items.isEmpty {
      result.items[0].traits[AlignmentGuidesTrait.self] = guides
    } else if views.contains(where: { $0.traits[AlignmentGuidesTrait.self] != nil }), !result.items.isEmpty {
      let combined = CombinedGuides(content, views, in: result.items[0].display.id)
      result.items[0].traits[AlignmentGuidesTrait.self] = combined.guides
      result.items[0].display = LayoutRules.apply(
        combined.targets.map { .onGeometry($0) }, to: result.items[0].display, wrapperID: site.displayID)
    }
    return result
  }
}
