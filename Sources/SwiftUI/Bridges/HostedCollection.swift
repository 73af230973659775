import Foundation
import UIKitCore
import ViewGraph

/// A collection: items in rows that wrap, or in columns where it scrolls sideways.
struct HostedCollection: View {
  let view: UICollectionView

  init(view: UICollectionView) {
    self.view = view
  }

  private var flow: UICollectionViewFlowLayout {
    view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  var body: some View {
    let _ = view.revision.count
    let isSideways = flow.scrollDirection == .horizontal
    ScrollViewReader { reader in
      GeometryReader { geometry in
        // Evaluated by itself, so that it has to look for changes itself too.
        let _ = view.revision.count
        ScrollView(
          isSideways ? .horizontal : .vertical,
          showsIndicators: isSideways ? view.showsHorizontalScrollIndicator : view.showsVerticalScrollIndicator
        ) {
          if isSideways {
            LazyHStack(spacing: 0) { sections(geometry.size) }
          } else {
            LazyVStack(spacing: 0) { sections(geometry.size) }
          }
        }
      }
      .scrollDisabled(!view.isScrollEnabled)
      .background { if let back = view.backgroundView { HostedView(view: back) } }
      .onChange(of: view.scrollWish.count, initial: true) {
        if view.scrollWish.count > 0 { reader.scrollTo(view.scrollWish.item, anchor: anchor) }
      }
    }
  }

  private func sections(_ size: CGSize) -> some View {
    ForEach(Array(view.rows.sections.enumerated()), id: \.offset) { section, numbers in
      HostedCollectionSection(view: view, flow: flow, section: section, numbers: numbers, room: size)
    }
  }

  private var anchor: UnitPoint? {
    let position = view.scrollWish.position
    if position.contains(.top) || position.contains(.left) {
      return flow.scrollDirection == .horizontal ? .leading : .top
    }
    if position.contains(.bottom) || position.contains(.right) {
      return flow.scrollDirection == .horizontal ? .trailing : .bottom
    }
    return position.isEmpty ? nil : .center
  }
}

/// A section of a collection: lines of as many items as there is room for, which share what is left.
private struct HostedCollectionSection: View {
  let view: UICollectionView
  let flow: UICollectionViewFlowLayout
  let section: Int
  let numbers: [Int]
  let room: CGSize

  private var teller: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var isSideways: Bool { flow.scrollDirection == .horizontal }
  private var inset: UIEdgeInsets {
    teller?.collectionView(view, layout: flow, insetForSectionAt: section) ?? flow.sectionInset
  }
  private var gap: CGFloat {
    teller?.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: section)
      ?? flow.minimumInteritemSpacing
  }
  private var lineGap: CGFloat {
    teller?.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: section) ?? flow.minimumLineSpacing
  }

  var body: some View {
    edge(UICollectionView.elementKindSectionHeader, headerSize)
    if isSideways {
      LazyHStack(alignment: .top, spacing: lineGap) {
        ForEach(lines, id: \.first) { line in
          VStack(spacing: line.count > 1 ? nil : 0) { items(line) }.frame(maxHeight: .infinity)
        }
      }
      .padding(insets)
    } else {
      LazyVStack(alignment: .leading, spacing: lineGap) {
        ForEach(lines, id: \.first) { line in
          HStack(alignment: .center, spacing: spacing(line)) { items(line) }
        }
      }
      .padding(insets)
    }
    edge(UICollectionView.elementKindSectionFooter, footerSize)
  }

  private var insets: EdgeInsets {
    EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
  }

  private func items(_ line: [Int]) -> some View {
    ForEach(line, id: \.self) { number in
      HostedCollectionItem(view: view, number: number, size: size(number))
    }
  }

  private func size(_ number: Int) -> CGSize {
    guard flow.estimatedItemSize.width >= 0 else { return flow.estimatedItemSize }
    return view.rows.path(of: number).flatMap { teller?.collectionView(view, layout: flow, sizeForItemAt: $0) }
      ?? flow.itemSize
  }

  /// Items of a full line stand from edge to edge; the last line's as far from each other as those above.
  private func spacing(_ line: [Int]) -> CGFloat {
    guard let full = lines.first, full.count > 1 else { return gap }
    let like = line.count == full.count ? line : full
    let taken = like.reduce(0) { $0 + max(size($1).width, 0) }
    return max((room.width - inset.left - inset.right - taken) / CGFloat(like.count - 1), gap)
  }

  private var lines: [[Int]] {
    let most = isSideways ? room.height - inset.top - inset.bottom : room.width - inset.left - inset.right
    var lines: [[Int]] = []
    var left: CGFloat = 0
    for number in numbers {
      let length = isSideways ? size(number).height : size(number).width
      if !lines.isEmpty, length > 0, left >= gap + length - 0.01 {
        lines[lines.count - 1].append(number)
        left -= gap + length
      } else {
        lines.append([number])
        left = most - length
      }
    }
    return lines
  }

  private var headerSize: CGSize {
    teller?.collectionView(view, layout: flow, referenceSizeForHeaderInSection: section) ?? flow.headerReferenceSize
  }

  private var footerSize: CGSize {
    teller?.collectionView(view, layout: flow, referenceSizeForFooterInSection: section) ?? flow.footerReferenceSize
  }

  @ViewBuilder private func edge(_ kind: String, _ size: CGSize) -> some View {
    if size != .zero,
      let shown = view.dataSource?.collectionView(
        view, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    {
      HostedView(view: shown)
        .frame(width: isSideways ? size.width : nil, height: isSideways ? nil : size.height)
        .frame(maxWidth: isSideways ? nil : .infinity)
    }
  }
}

/// An item of a collection, which is made when it comes near to what is seen.
private struct HostedCollectionItem: View {
  let view: UICollectionView
  let number: Int
  let size: CGSize

  var body: some View {
    let _ = view.revision.count
    if let cell = view.cell(number) {
      HostedCollectionCell(cell: cell)
        .frame(width: size.width >= 0 ? size.width : nil, height: size.height >= 0 ? size.height : nil)
        .contentShape(Rectangle())
        .modifier(HostedPress(isOn: view.allowsSelection) { view.press(number) })
        .onAppear { tell { view.delegate?.collectionView(view, willDisplay: cell, forItemAt: $0) } }
        .onDisappear { tell { view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: $0) } }
    }
  }

  private func tell(_ what: (IndexPath) -> Void) {
    if let path = view.rows.path(of: number) { what(path) }
  }
}

private struct HostedCollectionCell: View {
  let cell: UICollectionViewCell

  var body: some View {
    let _ = cell.revision.count
    HostedView(view: cell)
      .environment(\.hostedStretch, [.horizontal, .vertical])
      .background {
        if cell.isSelected, let back = cell.selectedBackgroundView {
          HostedView(view: back)
        } else if let back = cell.backgroundView {
          HostedView(view: back)
        }
      }
  }
}
