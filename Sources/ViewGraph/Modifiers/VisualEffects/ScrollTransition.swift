import Foundation

/// Where a view is as it is scrolled.
public enum ScrollTransitionPhase: Equatable, Sendable {
  /// About to come, at the top or the leading edge.
  case topLeading
  /// Within the visible part.
  case identity
  /// About to come, at the bottom or the trailing edge.
  case bottomTrailing

  /// True within the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 within, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change as they are scrolled into view.
public struct ScrollTransitionConfiguration: Sendable {
  /// nil for at once.
  let spec: AnimationSpec?
  /// How much of the view is seen when it changes.
  var visible = 0.5

  /// The change is animated, as usual.
  public static let animated = ScrollTransitionConfiguration.animated(.default)
  /// The change follows the finger: in a browser it is animated over a short time.
  public static let interactive = ScrollTransitionConfiguration.animated(.linear(duration: 0.15))
  /// At once.
  public static let identity = ScrollTransitionConfiguration(spec: nil)

  /// The change is animated.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(spec: animation.spec.once)
  }

  /// The change follows the finger: in a browser it is animated over a short time.
  /// - Partly: the change runs by itself over a short time and does not follow the finger; `timingCurve` is not used.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(spec: animation.spec.once, visible: visible)
  }

  /// The configuration with another share of the view that is seen when it changes.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(spec: spec, visible: threshold.visible)
  }

  /// How much of a view is seen when it changes.
  public struct Threshold: Sendable {
    let visible: Double

    /// All of it.
    public static let visible = Threshold(visible: 1)
    /// None of it.
    public static let hidden = Threshold(visible: 0)
    /// Half of it.
    public static let centered = Threshold(visible: 0.5)

    /// A share of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }
  }
}

extension View {
  /// Changes what the view looks like as it is scrolled into the screen and out of it.
  ///
  /// - Parameter axis: The direction of scrolling; nil is vertical.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes what the view looks like as it is scrolled into the screen and out of it, in different ways at both edges.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ProxyEffect { proxy, environment in
        let (frame, screen) = (proxy.frame(in: .global), environment.screenSize)
        let isAcross = axis == .horizontal
        let start = isAcross ? frame.minX : frame.minY
        let length = isAcross ? frame.width : frame.height
        let end = isAcross ? screen.width : screen.height
        let phase: ScrollTransitionPhase
        let configuration: ScrollTransitionConfiguration
        if start + length * (1 - topLeading.visible) < 0 {
          (phase, configuration) = (.topLeading, topLeading)
        } else if start + length * bottomTrailing.visible > end {
          (phase, configuration) = (.bottomTrailing, bottomTrailing)
        } else {
          (phase, configuration) = (.identity, start < end / 2 ? topLeading : bottomTrailing)
        }
        let changes = transition(EmptyVisualEffect(), phase)._modifiers
        return changes + (configuration.spec.map { [.animation($0, .node)] } ?? [])
      })
  }
}
