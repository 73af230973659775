import Foundation

/// Shows a view above the page while a binding says so.
nonisolated struct SheetModifier<Sheet: View>: PrimitiveModifier {
  let kind: PresentationContent.Kind
  /// What makes a sheet another one: the id of its item.
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  /// Shows it without an item, where that can be done.
  let present: (() -> Void)?
  let onDismiss: (() -> Void)?
  let content: () -> Sheet?
  var attachment: PopoverAttachment?

  @MainActor func didMount(_ node: ModifierNode) {
    node.locate(
      "sheet", isStep: true,
      read: { identity() == nil ? "" : "1" },
      restore: { value in
        if value.isEmpty { dismiss() } else { present?() }
      })
  }

  @MainActor func build(_ node: ModifierNode) {
    let state =
      node.local as? SheetState ?? SheetState(ScreenPart(isPresented: true, parent: node.environment.screenPart))
    node.local = state
    let shown = node.reading(identity)
    if let old = state.identity, old != shown {
      node.dismissChild(1)
      if shown == nil, let onDismiss { node.graph.afterCommit { onDismiss() } }
    }
    if state.identity != shown { state.detent = nil }
    state.identity = shown
    guard shown != nil, let sheet = node.reading(content) else { return }
    node.setChild(1, sheet, environment: environment(node, state))
  }

  @MainActor private func environment(_ node: ModifierNode, _ state: SheetState) -> EnvironmentValues {
    var inside = node.environment
    inside.navigation = nil
    // What is above the page is no part of the way to it.
    inside.screenPart = state.part
    inside.isChoiceInPath = false
    inside.isColumn = false
    inside.columnChosen = nil
    // The style sheet has the same width.
    inside.windowWidth = node.environment.windowWidth.map { min($0, 640) }
    inside.isBesideTabs = false
    inside.isInList = false
    inside.controlPlace = .page
    inside.lazyWindow = nil
    inside.rowSelection = nil
    inside.headingLevel = nil
    inside.isPresented = true
    if let scheme = state.preferredScheme { inside.colorScheme = scheme }
    inside.dismiss = DismissAction(dismiss, use: state.use)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard node.hasChild(1) else { return content }
    let sheet = node.outputs(ofSlot: 1).inColumn(node.displayID(part: 1))
    var result = content
    let options = sheet.preferences.value(SheetOptionsKey.self) ?? SheetOptions()
    let isCompact = node.environment.horizontalSizeClass == .compact
    // On narrow screens popovers are sheets unless the program says otherwise.
    let compact = options.look.compactKind ?? (kind == .popover ? .sheet : kind)
    var presentation = PresentationContent(
      kind: isCompact ? compact : kind, target: node.target, key: node.locationKey,
      isDismissDisabled: options.isDismissDisabled, detents: options.detents.map(\.height))
    presentation.look = options.look
    let state = node.local as? SheetState
    state?.options = options
    let detent = options.selection.map { binding in node.reading { binding.wrappedValue } } ?? state?.detent
    presentation.detent = detent.flatMap(options.detents.firstIndex(of:)) ?? 0
    let hasOwnMeans =
      state?.use.isRead ?? false || sheet.displays.contains(where: \.hasBarItems)
      // A phone has no other way out of a cover than what is in it.
      || presentation.kind == .fullScreenCover && sheet.displays.contains(where: \.hasControl)
    presentation.attachment = attachment
    presentation.attachment?.node = content.displays.first?.id
    presentation.hasCloseButton = presentation.kind != .popover && !options.isDismissDisabled && !hasOwnMeans
    // What is disabled shows what is.
    let scheme = sheet.preferences.value(PreferredColorSchemeKey.self) ?? nil
    if let state, state.preferredScheme != scheme {
      state.preferredScheme = scheme
      node.graph.beforeCommit { [weak node] in node?.invalidate() }
    }
    let children = node.environment.isEnabled ? sheet : DisabledModifier(isDisabled: true).applied(to: sheet, at: node)
    result.items.append(
      Output(
        DisplayNode(
          id: node.displayID, content: .presentation(presentation), modifiers: scheme.map { [.colorScheme($0)] } ?? [],
          children: children.displays)))
    return result
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    switch event {
    case .dismiss: dismiss()
    case .set(let value):
      // The height that a finger gave the sheet.
      guard let state = node.local as? SheetState, let index = Int(value), state.options.detents.indices.contains(index)
      else { return }
      state.detent = state.options.detents[index]
      if let selection = state.options.selection {
        selection.wrappedValue = state.options.detents[index]
      } else {
        node.invalidateOutputs()
      }
    default: break
    }
  }
}

@MainActor
private final class SheetState {
  var identity: AnyHashable?
  let part: ScreenPart
  let use = DismissUse()
  /// What the content said at last.
  var options = SheetOptions()
  /// The height that the reader has chosen.
  var detent: PresentationDetent?
  /// The colours that the content prefers.
  var preferredScheme: ColorScheme?

  init(_ part: ScreenPart) {
    self.part = part
  }
}

extension DisplayNode {
  /// True where a page has something in its bars, by which programs close what they present; Back leads to it.
  fileprivate var hasBarItems: Bool {
    switch content {
    case .page(let page) where page.leadingItems + page.trailingItems + page.bottomItems > 0: true
    case .navigation: children.contains { !$0.isPresentation && $0.hasBarItems }
    case .list, .scroll, .presentation, .row, .table: false
    default: children.contains(where: \.hasBarItems)
    }
  }
}

extension DisplayNode {
  /// True where there is something to press.
  fileprivate var hasControl: Bool {
    if modifiers.contains(where: \.isPress) { return true }
    return switch content {
    case .button, .menu: true
    case .presentation: false
    default: children.contains(where: \.hasControl)
    }
  }
}

extension DisplayModifier {
  fileprivate var isPress: Bool {
    switch self {
    case .onPress, .onLongPress, .onDrag: true
    default: false
    }
  }
}

extension View {
  /// Shows a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier.make(.sheet, isPresented, onDismiss, nil, content))
  }

  /// Shows a sheet while a binding holds an item; another item is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier.make(.sheet, item, onDismiss, nil, content))
  }

  /// Shows a view over the whole screen while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier.make(.fullScreenCover, isPresented, onDismiss, nil, content))
  }

  /// Shows a view over the whole screen while a binding holds an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier.make(.fullScreenCover, item, onDismiss, nil, content))
  }

  /// Shows a popover while a binding is true; on narrow screens a sheet, unless `presentationCompactAdaptation(_:)` says
  /// otherwise. It stands at the edge of the anchor, or at the opposite one where there is no room, and all of it within the window.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier.make(.popover, isPresented, nil, PopoverAttachment(attachmentAnchor, arrowEdge), content))
  }

  /// Shows a popover while a binding holds an item; see the form with a binding that is true.
  /// - Partly: the popover stands at the view: `attachmentAnchor` is not used.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier.make(.popover, item, nil, PopoverAttachment(attachmentAnchor, arrowEdge), content))
  }
}

extension SheetModifier {
  nonisolated static func make(
    _ kind: PresentationContent.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ attachment: PopoverAttachment?, _ content: @escaping () -> Sheet
  ) -> SheetModifier {
    SheetModifier(
      kind: kind, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }, present: { isPresented.wrappedValue = true },
      onDismiss: onDismiss, content: content, attachment: attachment)
  }

  nonisolated static func make<Item: Identifiable>(
    _ kind: PresentationContent.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ attachment: PopoverAttachment?,
    _ content: @escaping (Item) -> Sheet
  ) -> SheetModifier {
    SheetModifier(
      kind: kind, identity: { item.wrappedValue.map { AnyHashable($0.id) } }, dismiss: { item.wrappedValue = nil },
      present: nil, onDismiss: onDismiss, content: { item.wrappedValue.map(content) },
      attachment: attachment)
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// To a point of the view, as parts of its size.
  case point(UnitPoint)
}

extension PopoverAttachment {
  fileprivate init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge) {
    switch anchor {
    case .rect(let source):
      self.init(edge: edge, rect: source.name == AnyHashable("bounds") ? nil : source.value(.zero))
    case .point(let point): self.init(edge: edge, point: point)
    }
  }
}
