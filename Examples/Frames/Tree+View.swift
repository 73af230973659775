import SwiftUI

extension Tree {
  /// The view that the tree describes; colours, circles, texts and probes have their paths as identifiers.
  @MainActor func view(_ path: String) -> AnyView {
    switch self {
    case .color: AnyView(Color.red.accessibilityIdentifier(path))
    case .circle: AnyView(Circle().accessibilityIdentifier(path))
    case .text: AnyView(Text(verbatim: "A").accessibilityIdentifier(path))
    case .piece(let piece): AnyView(piece.view.accessibilityIdentifier(path))
    case .spacer(let length): AnyView(Spacer(minLength: length.map { CGFloat($0) }))
    case .divider: AnyView(Divider())
    case .hStack(let alignment, let spacing, let children):
      AnyView(
        HStack(alignment: Self.vertical(alignment), spacing: spacing.map { CGFloat($0) }) {
          Self.views(children, path)
        })
    case .vStack(let alignment, let spacing, let children):
      AnyView(
        VStack(
          alignment: Self.horizontal(alignment), spacing: spacing.map { CGFloat($0) }
        ) { Self.views(children, path) })
    case .zStack(let alignment, let children):
      AnyView(ZStack(alignment: Self.alignment(alignment)) { Self.views(children, path) })
    case .background(let child, let layer, let alignment):
      AnyView(
        child.view(path + "0").background(alignment: Self.alignment(alignment)) { layer.view(path + "1") })
    case .overlay(let child, let layer, let alignment):
      AnyView(child.view(path + "0").overlay(alignment: Self.alignment(alignment)) { layer.view(path + "1") })
    case .scroll, .lazy, .geometry, .tracks, .rows, .fits, .grid, .spanned, .guided, .flow: container(path)
    default: modified(children[0].view(path + "0"), path)
    }
  }

  @MainActor private func container(_ path: String) -> AnyView {
    switch self {
    case .scroll(let isSideways, let children):
      AnyView(ScrollView(isSideways ? .horizontal : .vertical) { Self.views(children, path) })
    case .lazy(true, let alignment, let spacing, let children):
      AnyView(
        LazyHStack(alignment: Self.vertical(alignment), spacing: spacing.map { CGFloat($0) }) {
          Self.views(children, path)
        })
    case .lazy(false, let alignment, let spacing, let children):
      AnyView(
        LazyVStack(alignment: Self.horizontal(alignment), spacing: spacing.map { CGFloat($0) }) {
          Self.views(children, path)
        })
    case .tracks(let tracks, let spacing, let alignment, let children):
      AnyView(
        LazyVGrid(
          columns: tracks.map(\.item), alignment: Self.horizontal(alignment), spacing: spacing.map { CGFloat($0) }
        ) { Self.cells(children, path) })
    case .rows(let tracks, let spacing, let alignment, let children):
      AnyView(
        LazyHGrid(
          rows: tracks.map(\.item), alignment: Self.vertical(alignment), spacing: spacing.map { CGFloat($0) }
        ) { Self.cells(children, path) })
    case .spanned(let alignment, let columnGap, let rowGap, let count, let children, let spans):
      AnyView(
        Grid(
          alignment: Self.alignment(alignment), horizontalSpacing: columnGap.map { CGFloat($0) },
          verticalSpacing: rowGap.map { CGFloat($0) }
        ) {
          ForEach(Engine.rows(spans, count), id: \.self) { row in
            GridRow {
              ForEach(row, id: \.self) { children[$0].view("\(path)\($0)").gridCellColumns(spans[$0]) }
            }
          }
        })
    case .flow(let spacing, let children): AnyView(Flow(spacing: spacing) { Self.cells(children, path) })
    case .fits(let children): AnyView(ViewThatFits { Self.cells(children, path) })
    case .grid(let alignment, let columnGap, let rowGap, let count, let children):
      AnyView(
        Grid(
          alignment: Self.alignment(alignment), horizontalSpacing: columnGap.map { CGFloat($0) },
          verticalSpacing: rowGap.map { CGFloat($0) }
        ) {
          ForEach(0..<(children.count + count - 1) / count, id: \.self) { row in
            GridRow {
              ForEach(row * count..<min((row + 1) * count, children.count), id: \.self) {
                children[$0].view("\(path)\($0)")
              }
            }
          }
        })
    case .guided(true, let guides, let children):
      AnyView(
        HStack(alignment: .rowMark, spacing: 0) {
          ForEach(children.indices, id: \.self) { index in
            children[index].view("\(path)\(index)").alignmentGuide(.rowMark) { $0[.top] + guides[index] }
          }
        })
    case .guided(false, let guides, let children):
      AnyView(
        VStack(alignment: .columnMark, spacing: 0) {
          ForEach(children.indices, id: \.self) { index in
            children[index].view("\(path)\(index)").alignmentGuide(.columnMark) { $0[.leading] + guides[index] }
          }
        })
    default: AnyView(GeometryReader { _ in children[0].view(path + "0") })
    }
  }

  @MainActor private func modified(_ child: AnyView, _ path: String) -> AnyView {
    switch self {
    case .frame(_, let width, let height, let alignment):
      AnyView(
        child.frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: Self.alignment(alignment)))
    case .limits(_, let limits, let alignment):
      AnyView(
        child.frame(
          minWidth: Self.length(limits.minWidth), idealWidth: Self.length(limits.idealWidth),
          maxWidth: Self.length(limits.maxWidth), minHeight: Self.length(limits.minHeight),
          idealHeight: Self.length(limits.idealHeight), maxHeight: Self.length(limits.maxHeight),
          alignment: Self.alignment(alignment)))
    case .padding(_, let top, let leading, let bottom, let trailing):
      AnyView(child.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .ratio(_, let ratio): AnyView(child.aspectRatio(CGFloat(ratio), contentMode: .fit))
    case .fixedSize(_, let horizontal, let vertical):
      AnyView(child.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(_, let priority): AnyView(child.layoutPriority(priority))
    case .probe: AnyView(child.accessibilityIdentifier(path))
    case .neutral(_, let kind): Neutral(kind).applied(to: child)
    case .position(_, let x, let y): AnyView(child.position(x: x, y: y))
    case .fill(_, let ratio): AnyView(child.aspectRatio(CGFloat(ratio), contentMode: .fill))
    case .bar(_, let height, let isBelow, let spacing):
      AnyView(
        child.safeAreaInset(edge: isBelow ? .bottom : .top, spacing: spacing.map { CGFloat($0) }) {
          Color.red.frame(width: 4, height: height).accessibilityIdentifier(path + "b")
        })
    case .sideBar(_, let width, let isAfter, let spacing):
      AnyView(
        child.safeAreaInset(edge: isAfter ? .trailing : .leading, spacing: spacing.map { CGFloat($0) }) {
          Color.red.frame(width: width, height: 4).accessibilityIdentifier(path + "b")
        })
    case .offset(_, let x, let y): AnyView(child.offset(x: x, y: y))
    default: child
    }
  }

  @MainActor private static func cells(_ children: [Tree], _ path: String) -> some View {
    ForEach(children.indices, id: \.self) { children[$0].view("\(path)\($0)") }
  }

  /// The views of a stack; three are a group and another, or the parts of a section, as the first of them has it: the stack
  /// sees three all the same.
  @MainActor @ViewBuilder private static func views(_ children: [Tree], _ path: String) -> some View {
    switch children.count == 3 ? path.count % 3 : 0 {
    case 1:
      Group { cells(Array(children.prefix(2)), path) }
      children[2].view(path + "2")
    case 2:
      Section {
        children[1].view(path + "1")
      } header: {
        children[0].view(path + "0")
      } footer: {
        children[2].view(path + "2")
      }
    default: cells(children, path)
    }
  }

  private static func length(_ value: Double?) -> CGFloat? { value.map { $0 >= 10_000 ? .infinity : CGFloat($0) } }

  private static func vertical(_ index: Int) -> VerticalAlignment { [.top, .center, .bottom][index] }

  private static func horizontal(_ index: Int) -> HorizontalAlignment { [.leading, .center, .trailing][index] }

  static func alignment(_ index: Int) -> Alignment {
    [
      Alignment.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ][index]
  }
}

extension HorizontalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }
  fileprivate static let columnMark = HorizontalAlignment(Mark.self)
}

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
  }
  fileprivate static let rowMark = VerticalAlignment(Mark.self)
}

extension Tree.Track {
  /// The track as SwiftUI takes it.
  fileprivate var item: GridItem {
    switch self {
    case .fixed(let length): GridItem(.fixed(length))
    case .flexible(let least, let most): GridItem(.flexible(minimum: least, maximum: most >= 10_000 ? .infinity : most))
    case .adaptive(let least): GridItem(.adaptive(minimum: least))
    }
  }
}
