import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link with a title to pass on an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a link with a title to pass on a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a link with a title to pass on several addresses.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Makes a link with a title to pass on several addresses.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Makes a link with a title to pass on several addresses.
  public init<C: RandomAccessCollection>(_ title: Text, items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a link with a title to pass on several texts.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Makes a link with a title to pass on several texts.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Makes a link with a title to pass on several texts.
  public init<C: RandomAccessCollection>(_ title: Text, items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element == String {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a link with a title to pass on a value.
  /// - Partly: pictures and files are not passed on.
  public init<I: Transferable, P1, P2>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P1, P2>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a link with a title to pass on several values.
  /// - Partly: pictures and files are not passed on.
  public init<C: RandomAccessCollection, P1, P2>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<P1, P2>
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Makes a link with a title to pass on several values.
  /// - Partly: pictures and files are not passed on.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, P1, P2>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<P1, P2>
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Makes a link with a title to pass on several values.
  /// - Partly: pictures and files are not passed on.
  public init<C: RandomAccessCollection, P1, P2>(
    _ title: Text, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<P1, P2>
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension SharePreview {
  /// A preview with a title, a picture and a small picture.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title.
  public init(_ title: Text) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and a picture.
  public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
  /// A preview with a title and a small picture.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}
