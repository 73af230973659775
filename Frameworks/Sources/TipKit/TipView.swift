import SwiftUI

/// Shows a tip in its place, as long as it is to be shown.
public struct TipView<Content: Tip>: View {
  @ObservedObject private var center = TipCenter.current
  @Environment(\.tipViewStyle) private var style
  @Environment(\.tipGround) private var ground
  @Environment(\.tipCornerRadius) private var radius
  private let tip: Content?
  private let edge: Edge?
  private let action: (Tips.Action) -> Void

  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.init(Optional(tip), arrowEdge: arrowEdge, action: action)
  }

  /// Shows nothing where there is no tip.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    edge = arrowEdge
    self.action = action
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      style.make(TipViewStyleConfiguration(tip: tip, action: perform))
        .padding()
        .background(ground, in: .rect(cornerRadius: radius))
        .overlay(alignment: arrow) {
          if let edge { Arrow(edge: edge, ground: ground) }
        }
        .onAppear { center.appeared(tip.id) }
        .onDisappear { center.disappeared(tip.id) }
    }
  }

  private var arrow: Alignment {
    switch edge {
    case .top: .top
    case .leading: .leading
    case .trailing: .trailing
    default: .bottom
    }
  }

  private func perform(_ pressed: Tips.Action) {
    pressed.handler()
    action(pressed)
  }
}

/// The corner that points at what the tip is about.
private struct Arrow: View {
  let edge: Edge
  let ground: AnyShapeStyle

  var body: some View {
    Rectangle()
      .fill(ground)
      .frame(width: 14, height: 14)
      .rotationEffect(.degrees(45))
      .offset(
        x: edge == .leading ? -6 : edge == .trailing ? 6 : 0, y: edge == .top ? -6 : edge == .bottom ? 6 : 0)
  }
}

extension View {
  /// Shows a tip in a popover that points here, as long as it is to be shown.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, anchor: .rect(.bounds), edge: arrowEdge, action: action))
  }

  /// Shows a tip in a popover that points at a part of this view.
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, anchor: attachmentAnchor, edge: arrowEdge, action: action))
  }
}

private struct PopoverTip: ViewModifier {
  @ObservedObject private var center = TipCenter.current
  @Environment(\.tipViewStyle) private var style
  let tip: (any Tip)?
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let action: (Tips.Action) -> Void

  func body(content: Content) -> some View {
    content.popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: edge) {
      if let tip {
        style.make(
          TipViewStyleConfiguration(tip: tip) {
            $0.handler()
            action($0)
          }
        )
        .padding()
        .frame(maxWidth: 320)
        .presentationCompactAdaptation(.popover)
        .onAppear { center.appeared(tip.id) }
        .onDisappear { center.disappeared(tip.id) }
      }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      tip?.shouldDisplay ?? false
    } set: { shows in
      // Who presses beside a tip has seen it.
      if !shows { tip?.invalidate(reason: .tipClosed) }
    }
  }
}
