import Foundation

/// Places views as a layout says, for the sizes that the renderer tells, and for estimates until it does.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let measures = node.local as? LayoutMeasures ?? LayoutMeasures()
    node.local = measures
    node.graph.search(for: measures.space, node.target, in: node.environment.screenSize)
    var inside = node.environment
    inside.leaveList()
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let measures = node.local as? LayoutMeasures else { return Outputs() }
    let outputs = node.childOutputs()
    let items = outputs.items.filter { !$0.display.isPresentation }
    measures.forgetOthers(than: items.map(\.display.id))
    let records = items.map { item in
      LayoutSubview.Record(
        size: measures.size(of: item.display.id) ?? TextEstimate.size(of: item.display, in: node.environment),
        wrapped: measures.wrapped(of: item.display.id), traits: item.traits, layout: item.display.layout)
    }
    let subviews = LayoutSubviews(
      views: records.map { LayoutSubview(record: $0) }, layoutDirection: node.environment.layoutDirection)
    var cache = layout.makeCache(subviews: subviews)
    let (greed, reach) = greed(subviews, &cache, isKnown: measures.knows(items.map(\.display)))
    let proposal = measures.proposal(in: node.environment.screenSize, greed)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    let places = zip(records, items).map { record, item -> PlacedContent.Place in
      var place = place(record, in: size, measures.target(of: item.display.id, node))
      // What is given a width does not show what it would take by itself.
      if place.width != nil, place.height == nil { place.own = measures.ownTarget(of: item.display.id, node) }
      measures.note(width: place.height == nil ? place.width : nil, of: item.display.id)
      return place
    }
    var content = PlacedContent(places: places, size: size, target: node.target)
    content.reach = reach
    return outputs.wrapped { [content] displays in
      DisplayNode(
        id: node.displayID, content: .placed(content),
        children: displays, layout: measures.answer(size, in: node.environment.screenSize, greed))
    }
  }

  /// What the layout answers as far as that follows from asking it, and what it takes of nothing and of everything.
  ///
  /// - Parameter isKnown: True where the sizes of all views are known, and so nothing will be told that changes the answer.
  private func greed(
    _ subviews: LayoutSubviews, _ cache: inout L.Cache, isKnown: Bool
  ) -> (LayoutAnswer, PlacedContent.Reach?) {
    func ask(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: height), subviews: subviews, cache: &cache)
    }
    // More than any window has, and no more than a layout can count with.
    let much: CGFloat = 10_000
    let most = ask(much, much)
    let least = ask(0, 0)
    var answer = LayoutAnswer()
    let reach = CGSize(
      width: most.width >= much ? .infinity : most.width, height: most.height >= much ? .infinity : most.height)
    if most.width >= much || most.height >= much {
      let ideal = ask(nil, nil)
      if most.width >= much { answer.horizontal = LayoutRange(least.width, ideal: ideal.width, .infinity) }
      if most.height >= much { answer.vertical = LayoutRange(least.height, ideal: ideal.height, .infinity) }
      if most.width > 0, most.height > 0 {
        // One that keeps proportions takes less along one axis where less is offered across.
        let (ratio, half) = (most.width / most.height, much / 100)
        let (wide, tall) = (ask(much, half), ask(half, much))
        let fitsWide = abs(wide.width - min(much, half * ratio)) < 1 && abs(wide.height - min(half, much / ratio)) < 1
        let fitsTall = abs(tall.width - min(half, much * ratio)) < 1 && abs(tall.height - min(much, half / ratio)) < 1
        if fitsWide, fitsTall {
          answer.horizontal = LayoutRange(0, ideal: ideal.width, .infinity)
          answer.vertical = LayoutRange(0, ideal: ideal.height, .infinity)
          answer.keep(ratio, .fit)
          answer.needsMeasure = true
        }
      }
    } else if isKnown, least.width < most.width, most.width < much / 4 {
      // Some layouts are as wide as they are offered, up to a limit; one of lines begins a further one before.
      answer.horizontal = LayoutRange(least.width, ideal: ask(nil, nil).width, most.width)
    }
    return (answer, isKnown ? PlacedContent.Reach(least: least, most: reach) : nil)
  }

  /// A view that the layout has not placed stands in its middle.
  private func place(_ record: LayoutSubview.Record, in size: CGSize, _ target: EventTarget) -> PlacedContent.Place {
    let place = record.place ?? (CGPoint(x: size.width / 2, y: size.height / 2), .center, .unspecified)
    let offered = place.proposal
    let size = CGSize(
      width: offered.width.map { $0.isFinite ? $0 : record.size.width } ?? record.size.width,
      height: offered.height.map { $0.isFinite ? $0 : record.size.height } ?? record.size.height)
    if let known = record.knownSize(offered) {
      let origin = CGPoint(
        x: place.point.x - known.width * place.anchor.x, y: place.point.y - known.height * place.anchor.y)
      return PlacedContent.Place(origin: origin, width: known.width, height: known.height, target: target)
    }
    // A view is as wide as it is offered only where that is less than it would take, or where it takes all.
    let isNarrower = size.width < record.size.width - 0.5 || record.layout.horizontal.fills && offered.width != nil
    let height = record.layout.vertical.fills && offered.height?.isFinite == true ? size.height : nil
    let shown = LayoutSubview(record: record).sizeThatFits(
      ProposedViewSize(width: isNarrower ? size.width : nil, height: height))
    let origin = CGPoint(
      x: place.point.x - shown.width * place.anchor.x, y: place.point.y - shown.height * place.anchor.y)
    return PlacedContent.Place(
      origin: origin, width: isNarrower ? size.width : nil, height: height, target: target)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .geometry(let frame) = event { (node.local as? LayoutMeasures)?.told.set(frame.size) }
  }
}

/// The sizes that the renderer has told.
@MainActor
private final class LayoutMeasures {
  let told = StateLocation<CGSize?>(nil)
  /// What the layout is offered.
  let space = Measure(isKnown: true)
  private var sizes: [DisplayNode.ID: Told] = [:]

  /// What the renderer has told of a view: a size in a width that it was given is none of its own.
  @MainActor
  private final class Told {
    let own = StateLocation<CGSize?>(nil)
    let wrapped = StateLocation<CGSize?>(nil)
    /// The width that the view was given.
    var width: CGFloat?

    func take(_ size: CGSize) {
      if let width, abs(width - size.width) < 1 { wrapped.set(size) } else { own.set(size) }
    }
  }

  /// What the layout is offered: as far as it follows from lengths that the program says, else as wide as the renderer tells, and
  /// as high where it takes all the height.
  func proposal(in screen: CGSize, _ greed: LayoutAnswer) -> ProposedViewSize {
    let offers = offers(in: screen)
    let width = told.get()?.width ?? max(screen.width - 32, 0)
    let height = greed.vertical.fills && offers.vertical != .unspecified ? told.get()?.height : nil
    return ProposedViewSize(
      width: offers.horizontal == .unspecified ? nil : offers.horizontal.length ?? width,
      height: offers.vertical.length ?? height)
  }

  /// What a layout of a size answers: that, where what it is offered is known; where it takes all that it is offered, all.
  func answer(_ size: CGSize, in screen: CGSize, _ greed: LayoutAnswer) -> LayoutAnswer {
    var answer = greed
    let isKnown = offers(in: screen).horizontal != .unknown && size.width.isFinite && size.height.isFinite
    if isKnown, !greed.horizontal.fills { answer.horizontal = .fixed(size.width) }
    if isKnown, !greed.vertical.fills { answer.vertical = .fixed(size.height) }
    return answer
  }

  /// In wide windows what scrolls is a column, whose width is the style sheet's.
  private func offers(in screen: CGSize) -> Offers {
    let offers = space.offered.get()
    return screen.width >= 768 || offers.horizontal != .unspecified && offers.horizontal.length == nil
      ? .unknown : offers
  }

  private func told(of id: DisplayNode.ID) -> Told {
    if let known = sizes[id] { return known }
    let made = Told()
    sizes[id] = made
    return made
  }

  /// True where the sizes of views are known without fonts, or have been told.
  func knows(_ displays: [DisplayNode]) -> Bool {
    displays.allSatisfy {
      ($0.layout.horizontal.maximum != nil && $0.layout.vertical.maximum != nil) || size(of: $0.id) != nil
    }
  }

  func size(of id: DisplayNode.ID) -> CGSize? { told(of: id).own.get() }
  func wrapped(of id: DisplayNode.ID) -> CGSize? { told(of: id).wrapped.get() }
  func note(width: CGFloat?, of id: DisplayNode.ID) { told(of: id).width = width }

  func target(of id: DisplayNode.ID, _ node: GraphNode) -> EventTarget {
    let told = told(of: id)
    return node.target(for: LayoutKey(id: id)) { event in
      if case .geometry(let frame) = event { told.take(frame.size) }
    }
  }

  func ownTarget(of id: DisplayNode.ID, _ node: GraphNode) -> EventTarget {
    let told = told(of: id)
    return node.target(for: LayoutKey(id: id, isOwn: true)) { event in
      if case .geometry(let frame) = event { told.own.set(frame.size) }
    }
  }

  func forgetOthers(than ids: [DisplayNode.ID]) {
    guard sizes.count > ids.count else { return }
    let kept = Set(ids)
    sizes = sizes.filter { kept.contains($0.key) }
  }
}

/// Names the target of a view in a layout.
private struct LayoutKey: Hashable {
  let id: DisplayNode.ID
  var isOwn = false
}
