import UIKitCore
import ViewGraph

/// A label as text.
struct HostedLabel: View {
  let view: UILabel

  var body: some View {
    let _ = view.revision.count
    (view.styled.map { Text(AttributedString(fonts: $0)) } ?? Text(verbatim: view.text ?? ""))
      .font(Font(view.font))
      .foregroundColor(view.textColor.map { Color(uiColor: $0) })
      .opacity(view.isEnabled ? 1 : 0.5)
      .lineLimit(view.numberOfLines == 0 ? nil : view.numberOfLines)
      .minimumScaleFactor(view.adjustsFontSizeToFitWidth ? max(view.minimumScaleFactor, 0.1) : 1)
      .multilineTextAlignment(view.textAlignment.text)
      .frame(maxWidth: view.frame.width > 0 ? .infinity : nil, alignment: view.textAlignment.alignment)
  }
}

/// A picture.
struct HostedImage: View {
  let view: UIImageView

  var body: some View {
    let _ = view.revision.count
    if let image = view.shownImage {
      picture(image)
        // Symbols and templates have the tint; others are as they are.
        .foregroundStyle(view.shownTint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
    }
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    switch view.contentMode {
    case .scaleAspectFit: Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
    case .scaleAspectFill: Image(uiImage: image).resizable().aspectRatio(contentMode: .fill).clipped()
    case .scaleToFill, .redraw: Image(uiImage: image).resizable()
    default: Image(uiImage: image)
    }
  }
}

/// An activity indicator as progress.
struct HostedIndicator: View {
  let view: UIActivityIndicatorView

  var body: some View {
    let _ = view.revision.count
    if view.isAnimating || !view.hidesWhenStopped {
      ProgressView()
        .progressViewStyle(.circular)
        .controlSize(view.style == .large ? .large : .regular)
        .tint(view.color.map { Color(uiColor: $0) })
    }
  }
}

/// A text view as an editor, or as text where it cannot be edited.
struct HostedTextView: View {
  let view: UITextView

  var body: some View {
    let _ = view.revision.count
    Group {
      if view.isEditable {
        TextEditor(text: Binding(onMain: { view.text }, set: { view.edit($0) }), selection: selection)
          .keyboardType(view.keyboardType)
          .submitLabel(view.returnKeyType.label)
          .autocapitalization(view.autocapitalizationType)
          .autocorrectionDisabled(view.autocorrectionType == .no || view.spellCheckingType == .no)
          .textContentType(view.textContentType)
          .modifier(HostedEntry(view: view, focus: view.focus))
          .padding(insets)
      } else {
        ScrollView {
          Text(verbatim: view.text)
            .frame(maxWidth: .infinity, alignment: view.textAlignment.alignment)
            .padding(insets)
        }
      }
    }
    .font(view.font.map { Font($0) })
    .foregroundColor(view.textColor.map { Color(uiColor: $0) })
    .multilineTextAlignment(view.textAlignment.text)
  }

  private var selection: Binding<TextSelection?> {
    Binding(
      get: {
        MainActor.assumeIsolated { Range(view.selectedRange, in: view.text) }.map { TextSelection(range: $0) }
      },
      set: { new in
        guard case .selection(let range)? = new?.indices else { return }
        MainActor.assumeIsolated {
          guard let text = view.text, range.upperBound <= text.endIndex else { return }
          view.select(NSRange(range, in: text))
        }
      })
  }

  /// The distance of the text from the edges: an editor has some of its own, as a text view has.
  private var insets: EdgeInsets {
    let (insets, own) = (view.textContainerInset, view.isEditable ? 8.0 : 0)
    return EdgeInsets(top: insets.top - own, leading: insets.left, bottom: insets.bottom - own, trailing: insets.right)
  }
}

/// A text field.
struct HostedTextField: View {
  let view: UITextField

  var body: some View {
    let _ = view.revision.count
    HStack {
      if let side = view.leftView, shows(view.leftViewMode) { HostedSide(view: side) }
      if view.isSecureTextEntry {
        SecureField(view.placeholder ?? "", text: text)
      } else {
        TextField(view.placeholder ?? "", text: text)
      }
      if let side = view.rightView, shows(view.rightViewMode) { HostedSide(view: side) }
    }
    .textFieldStyle(HostedFieldStyle(hasBorder: view.borderStyle != .none))
    .multilineTextAlignment(view.textAlignment.text)
    .keyboardType(view.keyboardType)
    .submitLabel(view.returnKeyType.label)
    .autocapitalization(view.autocapitalizationType)
    .autocorrectionDisabled(view.autocorrectionType == .no)
    .textContentType(view.textContentType)
    .modifier(HostedEntry(view: view, focus: view.focus))
    .onSubmit { view.enter() }
    .font(view.font.map { Font($0) })
    .foregroundColor(view.textColor.map { Color(uiColor: $0) })
    .disabled(!view.isEnabled)
  }

  private func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: view.isEditing
    case .unlessEditing: !view.isEditing
    }
  }

  private var text: Binding<String> {
    Binding(onMain: { view.text ?? "" }, set: { view.edit($0) })
  }
}

/// A view at an end of a field: a picture without a size has its own.
private struct HostedSide: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.count
    if let picture = view as? UIImageView, picture.frame.size == .zero, let image = picture.image {
      Image(uiImage: image).foregroundStyle(picture.shownTint.map { Color(uiColor: $0) } ?? .secondary)
    } else if view.frame.size != .zero {
      HostedView(view: view).frame(width: view.frame.width, height: view.frame.height)
    } else {
      HostedView(view: view).fixedSize()
    }
  }
}

/// A search bar as a field.
struct HostedSearchBar: View {
  let view: UISearchBar

  private var field: UISearchTextField { view.searchTextField }

  var body: some View {
    let _ = view.revision.count
    let _ = field.revision.count
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      TextField(view.placeholder ?? "", text: Binding(onMain: { view.text ?? "" }, set: { view.edit($0) }))
        .keyboardType(field.keyboardType)
        .submitLabel(field.returnKeyType.label)
        .autocapitalization(field.autocapitalizationType)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .font(field.font.map { Font($0) })
        .foregroundColor(field.textColor.map { Color(uiColor: $0) })
        .modifier(HostedEntry(view: view, focus: view.focus))
        .onSubmit { view.delegate?.searchBarSearchButtonClicked(view) }
      if view.showsCancelButton {
        Button("Cancel") { view.delegate?.searchBarCancelButtonClicked(view) }
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(uiColor: field.backgroundColor ?? .secondarySystemBackground))
    .cornerRadius(10)
    // The field of a bar that is 56 points high.
    .padding(.horizontal, 8)
    .padding(.vertical, 10)
    .background(view.barTintColor.map { Color(uiColor: $0) })
  }
}

/// A switch.
struct HostedSwitch: View {
  let view: UISwitch

  var body: some View {
    let _ = view.revision.count
    Toggle("", isOn: Binding(onMain: { view.isOn }, set: { view.edit($0) }))
      .labelsHidden()
      .tint(view.onTintColor.map { Color(uiColor: $0) })
      .disabled(!view.isEnabled)
  }
}

/// A visual effect as a material, with the content in front of it.
struct HostedEffect: View {
  let view: UIVisualEffectView

  var body: some View {
    let _ = view.revision.count
    if let scheme {
      HostedContainer(view: view.contentView).background(material).environment(\.colorScheme, scheme)
    } else {
      HostedContainer(view: view.contentView).background(material)
    }
  }

  init(view: UIVisualEffectView) {
    self.view = view
  }

  /// Light or dark, where the effect says so.
  private var scheme: ColorScheme? {
    guard let style = (view.effect as? UIBlurEffect)?.style else { return nil }
    if style == .dark { return .dark }
    return (11...15).contains(style.rawValue) ? .light : (16...20).contains(style.rawValue) ? .dark : nil
  }

  private var material: Material {
    switch (view.effect as? UIBlurEffect)?.style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark, .extraLight:
      .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regularMaterial
    }
  }
}

/// Draws a field with or without a border.
private struct HostedFieldStyle: TextFieldStyle {
  let hasBorder: Bool

  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(hasBorder ? 6 : 0)
      .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.gray.opacity(hasBorder ? 0.4 : 0)))
  }
}

extension Binding where Value: Sendable {
  /// Makes a binding to what a UIKit view holds; bindings are read and written on the main thread.
  init(onMain get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: { MainActor.assumeIsolated { get() } }, set: { new in MainActor.assumeIsolated { set(new) } })
  }
}

extension UIReturnKeyType {
  /// What the key for Return says.
  fileprivate var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    default: .return
    }
  }
}

extension NSTextAlignment {
  /// Where lines of text stand among each other.
  fileprivate var text: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  /// Where text stands in its frame.
  fileprivate var alignment: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
