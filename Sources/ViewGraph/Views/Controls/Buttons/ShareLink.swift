import Foundation

/// A link by which the reader passes something on: by what the browser offers, else by mail.
nonisolated public struct ShareLink<Label: View>: View {
  let items: [String]
  let subject: Text?
  let message: Text?
  let label: Label

  init(items: [String], subject: Text?, message: Text?, label: () -> Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label()
  }

  /// Makes a link to pass on an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item.absoluteString], subject: subject, message: message, label: label)
  }

  /// Makes a link to pass on a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label)
  }

  /// Makes a link to pass on several addresses.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where C.Element == URL {
    self.init(items: items.map(\.absoluteString), subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link to pass on an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Makes a link to pass on a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Makes a link to pass on several addresses.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element == URL {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Makes a link with a title to pass on an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Makes a link with a title to pass on an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Makes a link with a title to pass on a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Makes a link with a title to pass on a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

/// The platform's usual label of links by which things are passed on.
nonisolated public struct DefaultShareLinkLabel: View {
  var title: Text?

  @MainActor public var body: some View {
    Label {
      title ?? Text("Share...")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.insideControl)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    node.outputs(ofSlot: 0).wrapped {
      DisplayNode(
        id: node.displayID, content: .link(LinkContent(url: mail(node.environment), isShared: true)), children: $0)
    }
  }

  /// A new mail with what is passed on in it.
  @MainActor private func mail(_ environment: EnvironmentValues) -> URL {
    let texts = [message?.resolvedString(in: environment)].compactMap { $0 } + items
    var mail = URLComponents()
    mail.scheme = "mailto"
    mail.queryItems = [URLQueryItem(name: "body", value: texts.joined(separator: "\n"))]
    if let subject = subject?.resolvedString(in: environment) {
      mail.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0)
    }
    return mail.url ?? URL(fileURLWithPath: "/")
  }
}
