import ViewGraph

/// Turns display nodes into elements.
///
/// There is one method for every kind of content, in files of their own. Each makes exactly one outermost element,
/// whose address is the node's.
struct Painter<Sink: ElementSink> {
  var sink: Sink
  let state: RenderState
  var context: RenderContext

  init(_ sink: Sink, _ state: RenderState, _ context: RenderContext = RenderContext()) {
    self.sink = sink
    self.state = state
    self.context = context
  }

  /// Renders one node.
  mutating func node(_ node: DisplayNode) {
    let saved = context
    defer { context = saved }
    let place = context.place
    let answer = LayoutRules.answer(of: node, in: place.stackAxis)
    beginTurns(node)
    guard place.needsShare(node, answer) else { return element(node, answer, ElementID(node.id)) }
    // Its share of the stack is an element of its own, by which the lengths of what is inside are told.
    var share = Box()
    share.add("b")
    share.addShare(answer, at: place, of: node)
    if let alignment = place.alignment { share.style.place(alignment) }
    tellAround([], of: node, in: &share)
    open("div", ElementID(node.id), share)
    context.place = LayoutPlace(stackAxis: place.stackAxis, isMeasured: true)
    element(node, answer, ElementID(node.id).part("v"))
    sink.close()
  }

  private mutating func element(_ node: DisplayNode, _ answer: LayoutAnswer, _ id: ElementID) {
    let parts = NodeParts(node)
    let place = context.place
    if node.modifiers.contains(where: \.takesSafeArea) { context.isInSafeArea = true }
    context.place = place.inside(node, answer)
    // What is in a control changes what is known of the surroundings.
    let isInControl = context.isInteractive
    let wrapsOthers = parts.hasOthers && !node.content.holdsOthers
    let wrapsFrame = !node.content.takesFrame && node.modifiers.contains { $0.isFrame }
    let wrapsPadding = place.sharesWithPadding(node, answer)
    guard wrapsOthers || wrapsFrame || wrapsPadding else {
      var box = Box(node.modifiers, of: node, in: self)
      box.entersWithMotion(node, state)
      content(node, parts, box, id, answer, place, node.modifiers)
      return
    }
    let splits = wrapsFrame || wrapsPadding
    // What a control is told about itself stays with it; a container's name is that of the whole.
    func isInside(_ modifier: DisplayModifier) -> Bool {
      wrapsFrame || !node.content.isContainer ? modifier.belongsInsideFrame : modifier.layer < 3
    }
    let inside = splits ? node.modifiers.filter(isInside) : node.modifiers
    var outer = Box(splits ? node.modifiers.filter { !isInside($0) } : [], of: node, in: self)
    outer.entersWithMotion(node, state)
    outer.add("b")
    outer.add(answer, at: place, of: node)
    outer.lie(at: place)
    if splits { outer.alignFrame() }
    tellAround(splits ? node.modifiers.filter { !isInside($0) } : [], of: node, in: &outer)
    open("div", id, outer)
    var inner = Box(inside, of: node, in: self)
    if wrapsPadding {
      inner.fill(node, inside, place)
    } else if wrapsOthers && !wrapsFrame {
      inner.add(answer, at: place, of: node)
    }
    inner.isWrapped = true
    content(node, parts.contentOnly, inner, id.part("c"), answer, place, inside)
    others(parts, id, isInControl: isInControl)
    sink.close()
  }

  private mutating func content(
    _ node: DisplayNode, _ parts: NodeParts, _ box: Box, _ id: ElementID, _ answer: LayoutAnswer, _ place: LayoutPlace,
    _ modifiers: [DisplayModifier]
  ) {
    var box = box
    context.isDisabled = context.isDisabled || box.isDisabled
    if context.isDisabled, node.content.dimsDisabled { box.add("di") }
    if let limit = box.lineLimit { context.lineLimit = limit }
    if let lines = box.minimumLines { context.minimumLines = lines }
    if let factor = box.scaleFactor { context.scaleFactor = factor }
    if let paint = box.foreground, !paint.isHierarchical { context.gradient = paint.isGradient ? paint : nil }
    if let spacing = box.lineSpacing { context.lineSpacing = spacing }
    if let truncation = box.truncation { context.truncation = truncation }
    if !box.isWrapped {
      box.add(answer, at: place, of: node)
      box.lie(at: place)
    }
    tell(node, modifiers, in: &box, stackAxis: place.stackAxis)
    if node.ordersChildren { box.style.add("isolation", "isolate") }
    leaveTurns(into: node)
    switch node.content {
    case .box: container("b", parts, box, id)
    case .layers(let primary, let alignment): layers(primary, alignment, parts, box, id)
    case .stack(let stack): self.stack(stack, parts, box, id)
    case .overlap(let alignment): overlap(alignment, parts, box, id)
    case .grid(let grid): self.grid(grid, parts, box, id, place)
    case .firstThatFits(let axes): firstThatFits(axes, parts, box, id)
    case .placed(let content): placed(content, parts, box, id)
    case .drawing(let drawing): self.drawing(drawing, box, id)
    case .text(let text):
      if context.lineStart == node.id { box.add("ft") }
      self.text(text, box, id)
    case .image(let image): self.image(image, box, id)
    case .shape(let shape): self.shape(shape, box, id)
    case .spacer(let minLength): spacer(minLength, box, id)
    case .divider: divider(isUpright: place.stackAxis == .horizontal, box, id)
    case .embedded(let embedded): self.embedded(embedded, box, id)
    case .button(let button): self.button(button, parts, box, id)
    case .link(let link): self.link(link, parts, box, id)
    case .field(let field): self.field(field, parts, box, id)
    case .toggle(let toggle): self.toggle(toggle, parts, box, id)
    case .picker(let picker): self.picker(picker, parts, box, id)
    case .slider(let slider): self.slider(slider, parts, box, id)
    case .stepper(let stepper): self.stepper(stepper, parts, box, id)
    case .datePicker(let picker): datePicker(picker, parts, box, id)
    case .menu(let labelCount, let prominence): menu(labelCount, prominence, parts, box, id)
    case .progress(let progress): self.progress(progress, parts, box, id)
    case .scroll(let scroll): self.scroll(scroll, parts, box, id)
    case .list(let list): self.list(list, parts, box, id)
    case .table(let table): self.table(table, parts, box, id)
    case .section(let section): self.section(section, parts, box, id)
    case .row(let row): self.row(row, parts, box, id)
    case .moreRows(let target, let remaining): moreRows(target, remaining, box, id)
    case .navigation(let navigation): self.navigation(navigation, parts, box, id)
    case .page(let page): self.page(page, parts, box, id)
    case .tabs(let tabs): self.tabs(tabs, parts, box, id)
    case .presentation(let presentation): self.presentation(presentation, parts, box, id)
    case .empty:
      sink.open("i", id)
      sink.flag("hidden")
      sink.close()
    }
  }
}
