import UIKitCore
import ViewGraph

/// SwiftUI views as the content of a table's row.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets: [Edge.Set: CGFloat] = [:]
  private var height: CGFloat?

  /// Shows views, at 11 points from the top and the bottom of the row.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(content: Content, background: Background, insets: [Edge.Set: CGFloat], height: CGFloat?) {
    self.content = content
    self.background = background
    self.insets = insets
    self.height = height
  }

  /// Has a view behind it.
  public func background<B: View>(@ViewBuilder content back: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: content, background: back(), insets: insets, height: height)
  }

  /// Has a style behind it.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingStyle<S>> {
    background { _UIHostingStyle(style: style) }
  }

  /// Has other distances from the edges of the row, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    for edge in [Edge.Set.top, .leading, .bottom, .trailing] where edges.contains(edge) { copy.insets[edge] = length }
    return copy
  }

  /// Has other distances from the edges of the row, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    let all: [(Edge.Set, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    for (edge, length) in all where edges.contains(edge) { copy.insets[edge] = length }
    return copy
  }

  /// Has a row at least that wide and high, in points.
  /// - Partly: `width` is not used: rows are as wide as the list.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.height = height
    return copy
  }

  public func makeContentView() -> UIView & UIContentView {
    HostingContentView(
      configuration: self,
      root: HostedRoot(
        AnyView(
          content
            .padding(.top, insets[.top] ?? 11)
            .padding(.bottom, insets[.bottom] ?? 11)
            // The row itself keeps 16 points.
            .padding(.leading, (insets[.leading] ?? 16) - 16)
            .padding(.trailing, (insets[.trailing] ?? 16) - 16)
            .frame(minHeight: height)
            .background(background))))
  }
}

/// A style behind the content of a row. Programs do not name it.
public struct _UIHostingStyle<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

/// A view that shows SwiftUI views of a row.
@MainActor
private final class HostingContentView: HostingView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration, root: HostedRoot) {
    self.configuration = configuration
    super.init(root)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux")
  required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }
}
