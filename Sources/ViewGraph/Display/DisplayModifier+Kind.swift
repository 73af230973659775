extension DisplayModifier {
  /// True where both are the same case, whatever their values.
  func isSameKind(as other: DisplayModifier) -> Bool {
    kind == other.kind
  }

  /// Which case this is: a number of its own for each.
  private var kind: UInt8 {
    switch self {
    case .font: 0
    case .foreground: 1
    case .foregroundLevels: 2
    case .tint: 3
    case .accented: 87
    case .lineLimit: 4
    case .minimumLines: 78
    case .gridAnchor: 79
    case .isolated: 80
    case .cutting: 81
    case .textAlignment: 5
    case .truncation: 6
    case .lineSpacing: 7
    case .textCase: 8
    case .textSelection: 9
    case .minimumScaleFactor: 10
    case .colorScheme: 11
    case .layoutDirection: 12
    case .textScale: 13
    case .aspectRatio: 14
    case .fixedSize: 15
    case .unsqueezed: 85
    case .padding: 16
    case .frame: 17
    case .containerFrame: 18
    case .background: 19
    case .border: 20
    case .clip: 21
    case .mask: 22
    case .shadow: 23
    case .blur: 24
    case .filter: 25
    case .opacity: 26
    case .blendMode: 27
    case .colorMultiply: 28
    case .luminanceToAlpha: 29
    case .rotation: 30
    case .rotation3D: 31
    case .scale: 32
    case .projection: 33
    case .offset: 34
    case .position: 35
    case .guide: 36
    case .zIndex: 37
    case .layoutPriority: 38
    case .hidden: 39
    case .commandsOnly: 40
    case .shownWithFocus: 41
    case .shownInSearch: 42
    case .redacted: 43
    case .gridSpan: 44
    case .gridLine: 45
    case .gridPlace: 46
    case .gridUnsized: 47
    case .pinned: 48
    case .ignoresSafeArea: 49
    case .safeArea: 82
    case .animation: 50
    case .transition: 51
    case .looping: 52
    case .projections: 53
    case .contentTransition: 54
    case .matchedGeometry: 55
    case .symbolEffect: 56
    case .hoverEffect: 57
    case .scrollTargets: 58
    case .disabled: 59
    case .hitTesting: 60
    case .contentShape: 61
    case .focusable: 62
    case .onPress: 63
    case .onLongPress: 64
    case .onHover: 65
    case .onKeyCommand: 66
    case .onDrag: 67
    case .onPinch: 68
    case .onPointerMove: 69
    case .draggable: 70
    case .onDrop: 71
    case .onGeometry: 72
    case .onVisibility: 73
    case .contextMenu: 74
    case .help: 75
    case .badge: 76
    case .accessibility: 77
    case .swipeAction: 83
    }
  }
}
