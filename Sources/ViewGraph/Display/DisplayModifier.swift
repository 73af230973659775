import Foundation

/// How a display node looks and behaves beyond its content.
///
/// A node lists its modifiers from the innermost to the outermost, in an order that one box can show: see `layer`.
/// A modifier that would have to lie inside one that is already there goes on a new `.box` around the node.
public enum DisplayModifier: Equatable, Sendable {
  // Text and symbols inside; inherited by everything below.
  indirect case font(Font)
  case foreground(Paint)
  /// What secondary and then tertiary text and symbols are painted with.
  case foregroundLevels([Paint])
  case tint(Paint, paintsSwitches: Bool = true)
  /// In the tint, where nothing around says a colour: the icons of labels in rows.
  case accented
  case lineLimit(Int?)
  /// Keeps space for so many lines of text; nil for those that there are.
  case minimumLines(Int?)
  case textAlignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case lineSpacing(CGFloat)
  case textCase(Text.Case?)
  case textSelection(Bool)
  case minimumScaleFactor(CGFloat)
  case colorScheme(ColorScheme)
  case layoutDirection(LayoutDirection)
  /// How many times as large as usual text is whose font follows the reader's choice.
  case textScale(DynamicTypeSize)
  // Size.
  case aspectRatio(CGFloat?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Takes what its container is offered, this more than it has: so much room is before it, made by guides.
  case unsqueezed(CGFloat)
  // The box, from the inside out.
  indirect case padding(EdgeInsets)
  indirect case frame(FrameSize)
  indirect case containerFrame(ContainerFrame)
  indirect case background(Paint, ShapeGeometry?)
  case border(Paint, width: CGFloat)
  indirect case clip(ShapeGeometry)
  /// Shows the node as far as a paint over it is opaque.
  case mask(Paint)
  /// Shows the primary node of the layers that this is one of as far as this is opaque; it is not seen itself.
  case cutting
  indirect case shadow(Paint, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// What is inside is mixed with nothing behind it.
  case isolated
  // The whole as one picture.
  case blur(CGFloat)
  case filter(DisplayFilter, Double)
  case opacity(Double)
  case blendMode(String)
  case colorMultiply(Paint)
  case luminanceToAlpha
  indirect case rotation(Angle, anchor: UnitPoint)
  /// Turned in space around a point `anchorZ` points in front of it; a perspective of 0 is none.
  indirect case rotation3D(Angle, axis: Vector3, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  indirect case scale(CGSize, anchor: UnitPoint)
  /// Drawn through a transform around its top leading corner.
  indirect case projection(ProjectionTransform)
  case offset(CGSize)
  case position(CGPoint)
  /// At a place of the area that it is in, as large as that says.
  indirect case place(_RelativePlace)
  /// Moved within its container, whose alignment the view has a guide of its own for.
  indirect case guide(GuideMove)
  // Its place among others.
  case zIndex(Double)
  case layoutPriority(Double)
  case hidden
  /// Not shown, but its keys work.
  case commandsOnly
  /// Seen only while it has the focus; always there for assistive software.
  case shownWithFocus
  /// Seen only while the focus is in the search field or in this.
  case shownInSearch
  case redacted
  case gridSpan(Int)
  /// Takes a whole line of the grid it is in.
  case gridLine(Axis)
  /// Where it stands in its cell of a grid; nil leaves it to the grid.
  indirect case gridPlace(HorizontalAlignment?, VerticalAlignment?)
  /// Lies with a point on the same point of its cell of a grid.
  indirect case gridAnchor(UnitPoint)
  /// Fills its cell along the axes and asks for nothing.
  case gridUnsized(Axis.Set)
  /// Stays in sight at an edge of what scrolls.
  case pinned(Edge)
  case ignoresSafeArea(Edge.Set)
  /// Bars and paddings of the program itself take so much of the safe area of what is inside.
  indirect case safeArea(EdgeInsets)
  // Movement.
  /// How changes of the node, or of it and what is below it, move.
  indirect case animation(AnimationSpec, AnimationReach)
  indirect case transition(TransitionSpec)
  /// Moves for ever (or several times) between these modifiers and the node's own.
  indirect case looping(from: [DisplayModifier], AnimationSpec)
  /// Moves through these transforms, evenly in time, before it rests at its own; begins again with each new serial.
  indirect case projections([ProjectionTransform], AnimationSpec, serial: Int)
  /// How text and symbols inside change, in a change that is animated: opacity, numericText, symbolEffect.
  case contentTransition(String)
  /// Takes the place of the other node with the same name, in a change that is animated.
  case matchedGeometry(String)
  indirect case symbolEffect(SymbolEffectContent)
  /// What a pointer does to it: highlight, lift.
  case hoverEffect(String)
  /// The children are where scrolling comes to rest.
  case scrollTargets
  // Interaction.
  case disabled
  case hitTesting(Bool)
  /// The outline within which the whole can be tapped, whatever is inside of it.
  indirect case contentShape(ShapeGeometry)
  /// Reached by the keyboard; with what is told of the focus, where the program follows it.
  indirect case focusable(FocusTie?)
  /// Tapped or clicked so many times.
  case onPress(EventTarget, count: Int, precedence: GesturePrecedence)
  /// Held down for so many seconds within so many points; `pressing` is told `.editing` when a finger or a pointer is down
  /// that may come to that, and when it is so no more.
  indirect case onLongPress(
    EventTarget, minimumDuration: Double, maximumDistance: Double, pressing: EventTarget? = nil)
  case onHover(EventTarget)
  indirect case onKeyCommand(EventTarget, key: String)
  case onDrag(EventTarget, minimumDistance: CGFloat)
  /// Fingers that begin to drag here scroll what is around, along these axes.
  case letsScroll(Axis.Set)
  case onPinch(EventTarget)
  case onPointerMove(EventTarget)
  /// Can be dragged to a node with `onDrop`: told `.lift` as it begins, and `.dragOver(false)` when it is over.
  case draggable(EventTarget)
  /// Told what comes over it and what is dropped on it.
  case onDrop(EventTarget)
  case onGeometry(EventTarget)
  /// Told whether it is in sight, when that changes.
  case onVisibility(EventTarget)
  case contextMenu(menuCount: Int)
  /// Whether the menu around stays open once an action in here is chosen.
  case menuStaysOpen(Bool)
  /// An entry of a row's menu that also stands at its edge once the row is swiped aside.
  case swipeAction(HorizontalEdge, isFull: Bool)
  case help(String)
  case badge(String)
  // For those who cannot see it.
  indirect case accessibility(AccessibilityProperties)
}

/// What happens where a view and another inside of it both listen to a tap. An action of the very same node (a button's, a
/// link's) happens besides a tap of its own, unless that comes first.
public enum GesturePrecedence: String, Sendable {
  /// The view inside is told, and nobody else.
  case inner
  /// Both are told.
  case simultaneous
  /// The view outside is told, and nobody else.
  case outer
}

/// A picture effect whose strength is a number.
public enum DisplayFilter: String, Sendable {
  case brightness, contrast, saturation, grayscale, hueRotation, invert
}

/// A direction in space.
public struct Vector3: Equatable, Sendable {
  public var x, y, z: CGFloat

  public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// Fixed or flexible size; nil leaves a dimension to the content.
public struct FrameSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public var minWidth: CGFloat?
  public var idealWidth: CGFloat?
  public var maxWidth: CGFloat?
  public var minHeight: CGFloat?
  public var idealHeight: CGFloat?
  public var maxHeight: CGFloat?
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// What assistive software is told about a node.
public struct AccessibilityProperties: Equatable, Sendable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isHidden: Bool?
  public var traits: AccessibilityTraits
  public var removedTraits: AccessibilityTraits
  /// nil leaves the children as they are; otherwise contain, combine or ignore.
  public var children: String?

  public init() {
    traits = []
    removedTraits = []
  }
}

extension DisplayModifier {
  /// Where the modifier acts, from the inside of a box to its outside; equal layers may stand in any order.
  public var layer: Int {
    switch self {
    case .font, .foreground, .foregroundLevels, .tint, .accented, .lineLimit, .minimumLines, .textAlignment,
      .truncation,
      .lineSpacing, .textCase, .textSelection,
      .minimumScaleFactor, .colorScheme, .layoutDirection, .textScale:
      0
    case .aspectRatio, .fixedSize, .unsqueezed: 1
    case .padding: 2
    case .frame, .containerFrame: 3
    case .background: 4
    case .border: 5
    case .clip, .mask: 6
    case .shadow, .isolated: 7
    case .blur, .filter, .opacity, .blendMode, .colorMultiply, .luminanceToAlpha: 8
    case .rotation, .rotation3D, .scale, .projection: 9
    case .offset, .position, .place, .guide: 10
    case .cutting, .zIndex, .layoutPriority, .hidden, .commandsOnly, .shownWithFocus, .shownInSearch, .redacted,
      .gridSpan,
      .gridLine, .gridPlace, .gridAnchor, .gridUnsized, .pinned, .ignoresSafeArea, .safeArea,
      .animation,
      .transition, .looping, .projections,
      .contentTransition, .matchedGeometry, .symbolEffect, .hoverEffect, .scrollTargets, .disabled, .focusable,
      .hitTesting, .contentShape, .onPress, .onLongPress, .onHover, .onKeyCommand, .onDrag, .letsScroll, .onPinch,
      .onPointerMove,
      .draggable, .onDrop,
      .onGeometry, .onVisibility,
      .contextMenu, .menuStaysOpen, .swipeAction, .help, .badge,
      .accessibility:
      11
    }
  }

  /// True where two of the kind can share a box, the outer one adding to the inner.
  public var isRepeatable: Bool {
    switch self {
    case .onPress, .onLongPress, .onHover, .onKeyCommand, .onDrag, .onPinch, .onPointerMove, .draggable, .onDrop,
      .onGeometry, .onVisibility, .filter,
      .colorMultiply:
      true
    default: false
    }
  }
}
