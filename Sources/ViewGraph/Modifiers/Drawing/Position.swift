import Foundation

extension View {
  /// Draws the view elsewhere; its place in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(DisplayEffect(.offset(offset)))
  }

  /// Draws the view elsewhere; its place in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of what it is in.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(DisplayEffect(.position(position)))
  }

  /// Puts the view's centre at a point of what it is in.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Says how far in front of others the view is drawn; 0 by default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(DisplayEffect(.zIndex(value)))
  }

  /// Draws the view beyond the safe area.
  /// - Partly: `regions` is not used: browsers keep the keyboard's room themselves.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(DisplayEffect(.ignoresSafeArea(edges)))
  }

  /// Draws the view beyond the safe area; the older name.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(DisplayEffect(.ignoresSafeArea(edges)))
  }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and bars cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of it.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
