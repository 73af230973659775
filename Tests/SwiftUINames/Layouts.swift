// One usage of each name, as programs write it: stacks, frames, alignment, geometry, custom layouts.
import SwiftUI

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let middle = VerticalAlignment(Middle.self)
}

struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Surrounded: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
}

struct Rank: LayoutValueKey { static let defaultValue = 0 }

@MainActor func stacks(v: some View, namespace: Namespace.ID) {
  _ = HStack { v }
  _ = HStack(alignment: .firstTextBaseline, spacing: 3) { v }
  _ = VStack(alignment: .leading) { v }
  _ = VStack(spacing: nil) { v }
  _ = ZStack(alignment: .bottomTrailing) { v }
  _ = ZStack(alignment: Alignment(horizontal: .center, vertical: .middle)) { v }
  _ = Spacer()
  _ = Spacer(minLength: 3)
  _ = Divider()
  _ = Group { v }
  _ = Group(subviews: v) { subviews in
    ForEach(subviews) { $0 }; Text("\(subviews.count)")
  }
  _ = Group(sections: v) { sections in ForEach(sections) { $0.content } }
  _ = ViewThatFits { v }
  _ = ViewThatFits(in: .horizontal) { v }
  _ = AnyView(v)
  _ = [Text("a")].map(AnyView.init)
  _ = EmptyView()
  _ = AnyLayout(HStackLayout(spacing: 3))
  _ = AnyLayout(VStackLayout(alignment: .leading)) { v }
  _ = HStackLayout() { v }
  _ = ZStackLayout() { v }
  _ = GridLayout() { v }
  _ = GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
  _ = GeometryReader { proxy in
    Text(
      "\(proxy.safeAreaInsets.top) \(proxy.frame(in: .global).minY) \(proxy.frame(in: .named("x")).midX) \(proxy.frame(in: .local).width)"
    )
  }
  _ = v.onGeometryChange(for: CGSize.self) {
    $0.size
  } action: { _ in
  }
  _ = v.onGeometryChange(for: CGFloat.self) { proxy in
    proxy.frame(in: .scrollView).minY
  } action: { _, new in
    _ = new
  }
  _ = v.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
  _ = v.coordinateSpace(name: "x")
  _ = v.coordinateSpace(.named("x"))
  _ = v.frame(width: 3)
  _ = v.frame(height: 3, alignment: .top)
  _ = v.frame(width: 3, height: nil, alignment: .topLeading)
  _ = v.frame(maxWidth: .infinity)
  _ = v.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  _ = v.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .center)
  _ = v.frame(minHeight: 0, maxHeight: .infinity)
  _ = v.containerRelativeFrame(.horizontal)
  _ = v.containerRelativeFrame([.horizontal, .vertical], alignment: .top)
  _ = v.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
  _ = v.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
  _ = v.containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 2 : length }
  _ = v.containerRelativeFrame(.vertical, alignment: .top) { length, _ in length / 2 }
  _ = v.fixedSize()
  _ = v.fixedSize(horizontal: true, vertical: false)
  _ = v.layoutPriority(1)
  _ = v.padding()
  _ = v.padding(3)
  _ = v.padding(.horizontal)
  _ = v.padding(.horizontal, 3)
  _ = v.padding([.top, .leading], 3)
  _ = v.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  _ = v.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
  _ = v.scenePadding()
  _ = v.scenePadding(.horizontal)
  _ = v.scenePadding(.minimum, edges: .horizontal)
  _ = v.offset(x: 3)
  _ = v.offset(CGSize(width: 3, height: 3))
  _ = v.offset(y: 3)
  _ = v.position(x: 3, y: 3)
  _ = v.position(CGPoint(x: 3, y: 3))
  _ = v.aspectRatio(contentMode: .fit)
  _ = v.aspectRatio(16 / 9, contentMode: .fill)
  _ = v.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
  _ = v.scaledToFill()
  _ = v.scaledToFit()
  _ = v.zIndex(1)
  _ = v.alignmentGuide(.leading) { $0[.trailing] }
  _ = v.alignmentGuide(.middle) { d in d[VerticalAlignment.center] + d.height / 2 }
  _ = v.alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
  _ = v.alignmentGuide(HorizontalAlignment.center) { d in d[explicit: .leading] ?? d.width }
  _ = v.safeAreaInset(edge: .bottom) { v }
  _ = v.safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { v }
  _ = v.safeAreaInset(edge: .leading) { v }
  _ = v.safeAreaPadding()
  _ = v.safeAreaPadding(3)
  _ = v.safeAreaPadding(.horizontal, 3)
  _ = v.safeAreaPadding(EdgeInsets())
  _ = v.ignoresSafeArea()
  _ = v.ignoresSafeArea(.keyboard)
  _ = v.ignoresSafeArea(.container, edges: .top)
  _ = v.ignoresSafeArea(.all, edges: [.top, .bottom])
  _ = v.edgesIgnoringSafeArea(.all)
  _ = v.layoutValue(key: Rank.self, value: 3)
  _ = v.backgroundExtensionEffect()
  _ = v.preference(key: SizeKey.self, value: .zero)
  _ = v.transformPreference(SizeKey.self) { $0.width = 3 }
  _ = v.onPreferenceChange(SizeKey.self) { _ in }
  _ = v.backgroundPreferenceValue(SizeKey.self) { Text("\($0.width)") }
  _ = v.overlayPreferenceValue(SizeKey.self) { Text("\($0.width)") }
  _ = v.overlayPreferenceValue(SizeKey.self, alignment: .top) { Text("\($0.width)") }
  _ = v.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
  _ = v.transformAnchorPreference(key: AnchorKey.self, value: .bounds) { value, anchor in value = anchor }
  _ = v.overlayPreferenceValue(AnchorKey.self) { anchor in
    GeometryReader { proxy in Text("\(anchor.map { proxy[$0].minX } ?? 0)") }
  }
  _ = v.matchedGeometryEffect(id: "a", in: namespace)
  _ = v.matchedGeometryEffect(id: 3, in: namespace, properties: .position, anchor: .top, isSource: false)
  _ = v.geometryGroup()
  _ = v.modifier(Surrounded())
  _ = v.modifier(Framed())
  _ = v.id(3)
  _ = v.hidden()
}

struct Framed: ViewModifier {
  @State private var on = false
  func body(content: Content) -> some View { content.onTapGesture { on.toggle() } }
}

struct Flow: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  struct Cache { var sizes: [CGSize] }
  var spacing: CGFloat = 8
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.infinity) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)).width
    _ = subviews.first?.dimensions(in: proposal)[.top]
    _ = subviews[0].priority + subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
    _ = subviews[0][Rank.self]
    _ = subviews.layoutDirection
    return CGSize(width: width, height: proposal.height ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for index in subviews.indices {
      subviews[index].place(at: bounds.origin, proposal: .zero)
      subviews[index].place(at: bounds.origin, anchor: .center, proposal: ProposedViewSize(width: 3, height: nil))
      subviews[index].place(at: bounds.origin, anchor: .center, proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.formUnion(ViewSpacing.zero, edges: .all)
    return spacing.union(ViewSpacing(), edges: .top)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }
}

@MainActor func places() {
  _ = UnitPoint(x: 0.3, y: 0.2)
  _ = [UnitPoint.topLeading, .center, .zero, .bottomTrailing, .leading]
  _ = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  _ = Edge.Set([.top, .bottom])
  _ = [Edge.Set.all, .vertical, .horizontal, .leading]
  _ = Edge.allCases
  _ = [HorizontalAlignment.leading, .listRowSeparatorTrailing]
  _ = [VerticalAlignment.firstTextBaseline, .lastTextBaseline]
  _ = [Alignment.centerFirstTextBaseline, .leadingLastTextBaseline]
  _ = Axis.Set([.horizontal])
  _ = Axis.allCases
  _ = Angle(degrees: 3) + Angle.radians(2) - .degrees(3)
  _ = Angle.degrees(3).radians
  _ = -Angle.degrees(4) * 2
  _ = ProposedViewSize.unspecified
  _ = CoordinateSpace.named("x")
  _ = NamedCoordinateSpace.scrollView(axis: .vertical)
}
