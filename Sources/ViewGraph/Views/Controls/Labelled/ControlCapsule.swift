/// Controls in one capsule.
struct ControlCapsule: View {
  @Environment(\.controlPlace) private var place
  let content: ControlGroupStyleConfiguration.Content

  init(content: ControlGroupStyleConfiguration.Content) {
    self.content = content
  }

  var body: some View {
    if place == .page {
      Group(subviews: content) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { control in
            if control.id != controls.first?.id { Divider().frame(height: 20) }
            control
          }
        }
      }
      .buttonStyle(CapsuleButtonStyle())
      .background(.fill.opacity(0.6), in: Capsule())
    } else {
      HStack(spacing: 8) { content }
    }
  }
}

/// A part of a capsule.
private struct CapsuleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .padding(.horizontal, 14).padding(.vertical, 7)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
