import Foundation
import UIKitCore
import ViewGraph

/// A row of a table, which is made when it comes near to what is seen.
struct HostedTableRow: View {
  let view: UITableView
  let number: Int

  var body: some View {
    let _ = view.revision.count
    if let cell = view.cell(number) {
      HostedTableCell(view: view, cell: cell, number: number)
        .onAppear { tell { view.delegate?.tableView(view, willDisplay: cell, forRowAt: $0) } }
        .onDisappear { tell { view.delegate?.tableView(view, didEndDisplaying: cell, forRowAt: $0) } }
        .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
          HostedSwipe(actions: trailing?.actions ?? [], cell: cell)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
          HostedSwipe(actions: leading?.actions ?? [], cell: cell)
        }
    }
  }

  private func tell(_ what: (IndexPath) -> Void) {
    if let path = view.rows.path(of: number) { what(path) }
  }

  private var trailing: UISwipeActionsConfiguration? {
    view.rows.path(of: number).flatMap {
      view.delegate?.tableView(view, trailingSwipeActionsConfigurationForRowAt: $0)
    }
  }

  private var leading: UISwipeActionsConfiguration? {
    view.rows.path(of: number).flatMap {
      view.delegate?.tableView(view, leadingSwipeActionsConfigurationForRowAt: $0)
    }
  }
}

/// What the swipe of a row offers.
private struct HostedSwipe: View {
  let actions: [UIContextualAction]
  let cell: UITableViewCell

  var body: some View {
    ForEach(actions, id: \.self) { action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.handler(action, cell) { _ in }
      } label: {
        if let image = action.image {
          Label(title: { Text(verbatim: action.title ?? "") }, icon: { Image(uiImage: image) })
        } else {
          Text(verbatim: action.title ?? "")
        }
      }
      .tint(action.backgroundColor.map { Color(uiColor: $0) })
    }
  }
}

/// A row's content, accessory and look.
private struct HostedTableCell: View {
  let view: UITableView
  let cell: UITableViewCell
  let number: Int

  var body: some View {
    let _ = (cell.revision.count, view.revision.count)
    let path = view.rows.path(of: number)
    let height = path.flatMap { view.delegate?.tableView(view, heightForRowAt: $0) } ?? view.rowHeight
    let canPress = view.allowsSelection && !view.isEditing
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      accessory
    }
    .environment(\.hostedHugs, height < 0)
    .padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
    .frame(height: height >= 0 ? height : nil)
    .frame(minHeight: height >= 0 ? nil : 44)
    .contentShape(Rectangle())
    .modifier(HostedPress(isOn: canPress) { view.press(number) })
    .listRowInsets(EdgeInsets(top: 0, leading: isOwn ? 0 : 16, bottom: 0, trailing: hasAccessory ? 16 : isOwn ? 0 : 16))
    .listRowBackground(background)
  }

  /// True where the program's views fill the row from edge to edge.
  private var isOwn: Bool { cell.configuredView == nil && !cell.hasLabels }

  private var hasAccessory: Bool { cell.accessoryView != nil || cell.accessoryType != .none }

  @ViewBuilder private var content: some View {
    if let view = cell.configuredView {
      HostedView(view: view)
    } else if cell.hasLabels {
      HostedCellLabels(
        title: cell.textLabel.map { AnyView(HostedLabel(view: $0)) },
        detail: cell.detailTextLabel.map { AnyView(HostedLabel(view: $0)) },
        picture: cell.imageView.flatMap { $0.image == nil ? nil : AnyView(HostedView(view: $0)) },
        isBeside: cell.cellStyle == .value1 || cell.cellStyle == .value2
      )
      .overlay { if !cell.subviews.isEmpty { HostedContainer(view: cell) } }
    } else {
      HostedContainer(view: cell)
    }
  }

  @ViewBuilder private var accessory: some View {
    if let view = cell.accessoryView {
      HostedView(view: view)
        .frame(
          width: view.frame.width > 0 ? view.frame.width : nil, height: view.frame.height > 0 ? view.frame.height : nil)
    } else {
      switch cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: chevron
      case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold)
      case .detailButton: details
      case .detailDisclosureButton:
        details
        chevron
      }
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }

  private var details: some View {
    Button {
      if let path = view.rows.path(of: number) {
        view.delegate?.tableView(view, accessoryButtonTappedForRowWith: path)
      }
    } label: {
      Image(systemName: "info.circle")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("More Info")
  }

  @ViewBuilder private var background: some View {
    if cell.isSelected, cell.selectionStyle != .none {
      if let chosen = cell.selectedBackgroundView { HostedView(view: chosen) } else { Color(uiColor: .systemGray4) }
    } else if let back = cell.backgroundView {
      HostedView(view: back)
    } else if let color = cell.backgroundColor ?? (view.style == .plain ? view.backgroundColor : nil) {
      Color(uiColor: color)
    } else {
      Color(uiColor: view.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
  }
}

/// Rows are pressed as buttons are, and keep buttons of their own.
struct HostedPress: ViewModifier {
  let isOn: Bool
  let action: () -> Void

  @ViewBuilder func body(content: Content) -> some View {
    if isOn {
      content.onTapGesture(perform: action).accessibilityAddTraits(.isButton)
    } else {
      content
    }
  }
}
