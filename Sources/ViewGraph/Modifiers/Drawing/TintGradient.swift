extension Gradient {
  /// The gradient of a style; nil for one that is none.
  init?(of style: some ShapeStyle) {
    switch style {
    case let gradient as Gradient: self = gradient
    case let any as AnyGradient: self = any.gradient
    case let linear as LinearGradient: self = linear.gradient
    case let angular as AngularGradient: self = angular.gradient
    default: return nil
    }
  }

  /// From where a bar begins to where it ends.
  var alongBars: Paint { .linearGradient(self, start: .leading, end: .trailing) }
}

private struct TintGradientKey: EnvironmentKey { static var defaultValue: Gradient? { nil } }

extension EnvironmentValues {
  /// The gradient in which controls are painted; nil where it is a colour.
  var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }
}
