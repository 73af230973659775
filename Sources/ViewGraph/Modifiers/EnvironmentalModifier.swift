/// A modifier that is another one in given surroundings.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of modifier that this one becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that this one is in given surroundings.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    Surrounded(content: content, resolve: resolve(in:))
  }
}

/// A view with the modifier that another one is where the view stands.
private struct Surrounded<Content: View, Resolved: ViewModifier>: View {
  @Environment(\.self) private var environment
  let content: Content
  let resolve: (EnvironmentValues) -> Resolved

  var body: some View { content.modifier(resolve(environment)) }
}
