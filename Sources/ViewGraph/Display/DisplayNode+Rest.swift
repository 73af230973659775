extension DisplayNode {
  /// True for what a page can do without on the server: it holds nothing that the reader has entered, and tells nothing of
  /// itself but what is done to it.
  var mayRest: Bool {
    content.mayRest && modifiers.allSatisfy(\.mayRest) && children.allSatisfy(\.mayRest)
  }
}

extension DisplayContent {
  fileprivate var mayRest: Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .grid, .text, .image, .shape, .spacer, .divider, .progress, .menu, .empty:
      true
    case .button(let button): button.isFocused == nil
    case .link(let link): link.focusTarget == nil
    case .firstThatFits, .placed, .drawing, .embedded: false
    case .field, .toggle, .picker, .slider, .stepper, .datePicker: false
    case .scroll, .list, .section, .row, .moreRows, .table, .navigation, .page, .tabs, .presentation: false
    }
  }
}

extension DisplayModifier {
  fileprivate var mayRest: Bool {
    switch self {
    case .onGeometry, .onVisibility, .focusable, .shownInSearch, .shownWithFocus: false
    case .font, .foreground, .foregroundLevels, .tint, .accented, .lineLimit, .minimumLines, .textAlignment,
      .truncation,
      .lineSpacing, .textCase, .textSelection, .minimumScaleFactor, .colorScheme, .layoutDirection, .textScale,
      .aspectRatio, .fixedSize, .unsqueezed, .padding, .frame, .containerFrame, .background, .border, .clip, .mask,
      .cutting, .shadow, .isolated, .blur, .filter, .opacity, .blendMode, .colorMultiply, .luminanceToAlpha, .rotation,
      .rotation3D, .scale, .projection, .projections, .offset, .position, .place, .guide, .zIndex, .layoutPriority,
      .hidden,
      .commandsOnly, .redacted, .gridSpan, .gridLine, .gridPlace, .gridAnchor, .gridUnsized, .pinned, .ignoresSafeArea,
      .safeArea, .animation, .transition, .looping, .contentTransition, .matchedGeometry, .symbolEffect, .hoverEffect,
      .scrollTargets, .disabled, .hitTesting, .contentShape, .onPress, .onLongPress, .onHover, .onKeyCommand, .onDrag,
      .letsScroll,
      .onPinch, .onPointerMove, .draggable, .onDrop, .contextMenu, .menuStaysOpen, .swipeAction, .help, .badge,
      .accessibility:
      true
    }
  }
}
