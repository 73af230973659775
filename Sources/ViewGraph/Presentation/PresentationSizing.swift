/// How large a sheet is on a wide screen.
public protocol PresentationSizing: Sendable {
  /// The name that renderers know.
  var _name: String? { get }
}

/// As the platform does.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _name: String? { nil }
}

/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing {
  public var _name: String? { "fitted" }
}

/// As wide as a form.
public struct FormPresentationSizing: PresentationSizing {
  public var _name: String? { "form" }
}

/// As wide as a page of text.
public struct PagePresentationSizing: PresentationSizing {
  public var _name: String? { "page" }
}

extension PresentationSizing {
  /// The size, which may grow with what the sheet shows but does not shrink.
  /// - Partly: sheets grow and shrink with what they show.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform does.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide as a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// As large as its content in some directions; the width decides in a page.
  /// - Partly: `vertical` is not used: a sheet is as high as its content in any case.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    EitherPresentationSizing(_name: horizontal ? "fitted" : _name)
  }
}

/// A size or another.
private struct EitherPresentationSizing: PresentationSizing {
  let _name: String?
}

extension View {
  /// Says how large the sheet that the view is in is on a wide screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    var look = SheetLook()
    look.sizing = sizing._name
    return modifier(SheetOptionsModifier(look: look))
  }
}
