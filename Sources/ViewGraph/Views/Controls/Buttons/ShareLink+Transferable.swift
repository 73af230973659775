import Foundation

/// What something that is passed on looks like. What receives the item makes a preview of its own; the title is passed on where the item
/// is nothing that can be written down.
/// - Partly: only the title is used.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text

  /// A preview with a title, a picture and a small picture.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// A preview with a title, a picture and a small picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  init(title: Text) {
    self.title = title
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// A preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey))
  }

  /// A preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Image == Never {
  /// A preview with a title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// A preview with a title and a small picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title))
  }
}

extension Transferable {
  /// The value as text: an address, a text, or what it can be turned into of both; nil where it is neither.
  fileprivate var text: String? {
    travelling.lazy.compactMap { value in
      switch value {
      case let text as String: text
      case let address as URL: address.absoluteString
      case let text as AttributedString: String(text.characters)
      default: nil
      }
    }.first
  }
}

extension ShareLink {
  /// Makes a link to pass on a value: its text or address, where it has or can be turned into one, else the preview's title.
  /// - Partly: pictures and files are not passed on.
  public init<I: Transferable, P1, P2>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P1, P2>, @ViewBuilder label: () -> Label
  ) {
    let text = item.text
    self.init(
      items: text.map { [$0] } ?? [], subject: subject ?? (text == nil ? preview.title : nil),
      message: message ?? (text == nil ? preview.title : nil), label: label)
  }

  /// Makes a link to pass on several values: their texts and addresses.
  /// - Partly: pictures and files are not passed on.
  public init<C: RandomAccessCollection, P1, P2>(
    items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (C.Element) -> SharePreview<P1, P2>,
    @ViewBuilder label: () -> Label
  ) where C.Element: Transferable {
    self.init(items: items.compactMap(\.text), subject: subject, message: message, label: label)
  }

  /// Makes a link to pass on several texts.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where C.Element == String {
    self.init(items: Array(items), subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link to pass on a value: its text or address, where it has or can be turned into one, else the preview's title.
  /// - Partly: pictures and files are not passed on.
  public init<I: Transferable, P1, P2>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P1, P2>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Makes a link with a title to pass on a value.
  /// - Partly: pictures and files are not passed on.
  public init<I: Transferable, P1, P2>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P1, P2>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Makes a link with a title to pass on a value.
  /// - Partly: pictures and files are not passed on.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, P1, P2>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P1, P2>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Makes a link to pass on several values: their texts and addresses.
  /// - Partly: pictures and files are not passed on.
  public init<C: RandomAccessCollection, P1, P2>(
    items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (C.Element) -> SharePreview<P1, P2>
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Makes a link to pass on several texts.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }
}
