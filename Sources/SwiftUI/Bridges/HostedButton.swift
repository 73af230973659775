import UIKitCore
import ViewGraph

/// A button.
struct HostedButton: View {
  let view: UIButton

  var body: some View {
    let _ = view.revision.count
    Group {
      if let menu = view.menu, view.showsMenuAsPrimaryAction {
        Menu {
          HostedMenu(menu: menu, sender: view)
        } label: {
          label
        }
      } else {
        Button(action: { view.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered]) }) { label }
          .buttonStyle(HostedButtonStyle())
          .contextMenu { if let menu = view.menu { HostedMenu(menu: menu, sender: view) } }
      }
    }
    .disabled(!view.isEnabled)
  }

  @ViewBuilder private var label: some View {
    if let configuration = view.configuration {
      ConfiguredLabel(view: view, configuration: configuration)
    } else {
      HStack {
        if let image = view.currentImage { Image(uiImage: image) }
        if let styled = view.currentAttributedTitle {
          Text(AttributedString(fonts: styled))
        } else if let title = view.currentTitle {
          Text(verbatim: title).font(view.titleLabel?.font.map { Font($0) })
        }
      }
      .padding(view.contentEdgeInsets.edges)
      .foregroundColor(Color(uiColor: view.currentTitleColor))
    }
  }
}

/// Buttons of UIKit's look as they say themselves, and are paler while they are held down.
private struct HostedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .opacity(!isEnabled ? 0.4 : configuration.isPressed ? 0.6 : 1)
  }
}

/// What a button with a configuration says, on its surface.
private struct ConfiguredLabel: View {
  let view: UIButton
  let configuration: UIButton.Configuration

  var body: some View {
    let insets = configuration.contentInsets
    arranged
      .font(font)
      .foregroundColor(foreground)
      .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
      .frame(maxWidth: view.frame.width > 0 ? .infinity : nil, maxHeight: view.frame.height > 0 ? .infinity : nil)
      .background(RoundedRectangle(cornerRadius: radius).fill(surface))
      .overlay(
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(
            configuration.background.strokeColor.map { Color(uiColor: $0) } ?? .clear,
            lineWidth: configuration.background.strokeWidth))
  }

  @ViewBuilder private var arranged: some View {
    switch configuration.imagePlacement {
    case .top:
      VStack(spacing: configuration.imagePadding) {
        picture; words
      }
    case .bottom:
      VStack(spacing: configuration.imagePadding) {
        words; picture
      }
    case .trailing:
      HStack(spacing: configuration.imagePadding) {
        words; picture
      }
    default:
      HStack(spacing: configuration.imagePadding) {
        picture; words
      }
    }
  }

  @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      ProgressView().controlSize(.small)
    } else if let image = view.currentImage {
      Image(uiImage: image)
    }
  }

  private var words: some View {
    VStack(alignment: alignment, spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(title)
      } else if let title = view.currentTitle, !title.isEmpty {
        Text(verbatim: title)
      }
      if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.footnote) }
    }
  }

  private var alignment: HorizontalAlignment {
    switch configuration.titleAlignment {
    case .center: .center
    case .trailing: .trailing
    default: .leading
    }
  }

  private var font: Font {
    switch configuration.buttonSize {
    case .large: .body
    case .medium: .body
    case .small, .mini: .subheadline
    }
  }

  private var tint: Color {
    let color = configuration.baseBackgroundColor ?? view.tintColor
    return color.map { Color(uiColor: $0) } ?? .accentColor
  }

  private var surface: Color {
    if let color = configuration.background.backgroundColor { return Color(uiColor: color) }
    switch configuration.look {
    case .plain: return configuration.baseBackgroundColor.map { Color(uiColor: $0) } ?? .clear
    case .tinted: return tint.opacity(0.18)
    case .gray: return configuration.baseBackgroundColor.map { Color(uiColor: $0) } ?? Color(uiColor: .systemFill)
    case .filled: return tint
    }
  }

  private var foreground: Color {
    if let color = configuration.baseForegroundColor { return Color(uiColor: color) }
    return configuration.look == .filled ? .white : view.tintColor.map { Color(uiColor: $0) } ?? .accentColor
  }

  private var radius: CGFloat {
    switch configuration.cornerStyle {
    case .capsule: 500
    case .large: 12
    case .medium: 8
    case .small: 5
    case .fixed where configuration.background.cornerRadius > 0: configuration.background.cornerRadius
    case .dynamic, .fixed:
      configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : 6
    }
  }
}

extension UIEdgeInsets {
  fileprivate var edges: EdgeInsets { EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}
