import Foundation
import UIKitCore
import ViewGraph

/// A table as a list.
struct HostedTable: View {
  let view: UITableView

  init(view: UITableView) {
    self.view = view
  }

  var body: some View {
    let _ = view.revision.count
    ScrollViewReader { reader in
      // Evaluated by itself, so that it has to look for changes itself too.
      let _ = view.revision.count
      rows
        .onChange(of: view.scrollWish.count, initial: true) {
          guard view.scrollWish.count > 0 else { return }
          reader.scrollTo(view.scrollWish.row, anchor: anchor)
        }
    }
  }

  @ViewBuilder private var rows: some View {
    switch view.style {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    }
  }

  private var list: some View {
    List {
      if let header = view.tableHeaderView { edge(header) }
      ForEach(Array(view.rows.sections.enumerated()), id: \.offset) { section, numbers in
        HostedTableSection(view: view, section: section, numbers: numbers)
      }
      if let footer = view.tableFooterView, footer.frame.height > 0 || !footer.subviews.isEmpty { edge(footer) }
    }
    .environment(\.editMode, .constant(view.isEditing ? .active : .inactive))
    .scrollContentBackground(view.backgroundColor == nil && view.backgroundView == nil ? .automatic : .hidden)
    .background { if let back = view.backgroundView { HostedView(view: back) } }
    .scrollDisabled(!view.isScrollEnabled)
    .modifier(HostedRefreshing(control: view.refreshControl))
  }

  private func edge(_ view: UIView) -> some View {
    HostedView(view: view)
      .frame(height: view.frame.height > 0 ? view.frame.height : nil)
      .frame(maxWidth: .infinity)
      .listRowInsets(EdgeInsets())
      .listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
  }

  private var anchor: UnitPoint? {
    switch view.scrollWish.position {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}

/// Asks again when the reader draws the list down, where the program wants that.
private struct HostedRefreshing: ViewModifier {
  let control: UIRefreshControl?

  @ViewBuilder func body(content: Content) -> some View {
    if let control {
      content.refreshable { await control.refresh() }
    } else {
      content
    }
  }
}

/// A section of a table.
private struct HostedTableSection: View {
  let view: UITableView
  let section: Int
  let numbers: [Int]

  var body: some View {
    let _ = view.revision.count
    Section {
      ForEach(numbers, id: \.self) { number in
        HostedTableRow(view: view, number: number)
          .moveDisabled(!canMove(number))
          .deleteDisabled(!canRemove(number))
      }
      .onMove { old, new in
        guard let row = old.first else { return }
        view.move(
          IndexPath(row: row, section: section), to: IndexPath(row: new > row ? new - 1 : new, section: section))
      }
      .onDelete { rows in
        for row in rows where numbers.indices.contains(row) { view.remove(numbers[row]) }
      }
    } header: {
      edge(
        view.delegate?.tableView(view, viewForHeaderInSection: section),
        view.dataSource?.tableView(view, titleForHeaderInSection: section),
        view.delegate?.tableView(view, heightForHeaderInSection: section) ?? view.sectionHeaderHeight)
    } footer: {
      edge(
        view.delegate?.tableView(view, viewForFooterInSection: section),
        view.dataSource?.tableView(view, titleForFooterInSection: section),
        view.delegate?.tableView(view, heightForFooterInSection: section) ?? view.sectionFooterHeight)
    }
    .listRowSeparator(view.separatorStyle == .none ? .hidden : .automatic)
    .listRowSeparatorTint(view.separatorColor.map { Color(uiColor: $0) })
  }

  private func canMove(_ number: Int) -> Bool {
    view.rows.path(of: number).flatMap { view.dataSource?.tableView(view, canMoveRowAt: $0) } ?? false
  }

  private func canRemove(_ number: Int) -> Bool { view.rows.path(of: number).map(view.canRemove) ?? false }

  @ViewBuilder private func edge(_ view: UIView?, _ title: String?, _ height: CGFloat) -> some View {
    if let view {
      HostedView(view: view)
        .frame(height: height >= 0 ? height : nil)
        .frame(maxWidth: .infinity, alignment: .leading)
        .listRowInsets(EdgeInsets())
    } else if let title {
      Text(verbatim: title)
    }
  }
}
