import SwiftUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A tip, for a style to show.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  let action: (Tips.Action) -> Void

  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] {
    tip.actions.enumerated().map { place, action in
      var action = action
      action.index = place
      return action
    }
  }

  func perform(_ pressed: Tips.Action) { action(pressed) }
}

/// The look that tips have by themselves: picture, title, message, buttons, and a cross that puts the tip away.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MiniTip(configuration: configuration)
  }
}

private struct MiniTip: View {
  @Environment(\.tipImageSize) private var imageSize
  let configuration: TipViewStyleConfiguration

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      configuration.image?
        .resizable()
        .scaledToFit()
        .frame(width: imageSize.width, height: imageSize.height)
        .foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 4) {
        configuration.title?.font(.headline)
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button {
            configuration.perform(action)
          } label: {
            action.label()
          }
        }
      }
      Spacer(minLength: 0)
      Button("Close", systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
    }
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A style of any type.
struct AnyTipViewStyle: @unchecked Sendable {
  let make: @MainActor (TipViewStyleConfiguration) -> AnyView

  init(_ style: some TipViewStyle) {
    nonisolated(unsafe) let style = style
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  @Entry var tipViewStyle = AnyTipViewStyle(MiniTipViewStyle())
  @Entry var tipGround = AnyShapeStyle(.background.secondary)
  @Entry var tipCornerRadius = 13.0
  @Entry var tipImageSize = CGSize(width: 32, height: 32)
}

extension View {
  /// How tips inside look.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipViewStyle, AnyTipViewStyle(style))
  }

  /// What is behind tips inside.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    environment(\.tipGround, AnyShapeStyle(style))
  }

  /// How round the corners of tips inside are: 13 points by default.
  /// - Partly: `antialiased` changes nothing: browsers smooth all edges.
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    environment(\.tipCornerRadius, radius)
  }

  /// How large the pictures of tips inside are: 32 points by default.
  public func tipImageSize(_ size: CGSize) -> some View {
    environment(\.tipImageSize, size)
  }
}
