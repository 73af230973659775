import Foundation
import ViewGraph

extension Declarations {
  /// Aligns what lies in a one-cell grid.
  mutating func place(_ alignment: Alignment) {
    if alignment == .center { return }
    add("place-items", "\(alignment.vertical.css) \(alignment.horizontal.css)")
  }

  /// Says where the element lies in its cell.
  mutating func lie(_ alignment: Alignment) {
    add("place-self", "\(alignment.vertical.css) \(alignment.horizontal.css)")
  }

  /// Room inside the box's edges; what is less than nothing lets what is beside the box come nearer.
  mutating func pad(_ insets: EdgeInsets) {
    if insets.top < 0 || insets.leading < 0 || insets.bottom < 0 || insets.trailing < 0 {
      add("margin-block", "\(.px(min(insets.top, 0))) \(.px(min(insets.bottom, 0)))")
      add("margin-inline", "\(.px(min(insets.leading, 0))) \(.px(min(insets.trailing, 0)))")
      if min(insets.leading, insets.trailing) < 0 { add("max-width", "none") }
      var inside = insets
      inside.top = max(insets.top, 0)
      inside.leading = max(insets.leading, 0)
      inside.bottom = max(insets.bottom, 0)
      inside.trailing = max(insets.trailing, 0)
      if inside != EdgeInsets() { pad(inside) }
      return
    }
    if insets.top == insets.bottom && insets.leading == insets.trailing {
      add("padding", insets.top == insets.leading ? .px(insets.top) : "\(.px(insets.top)) \(.px(insets.leading))")
    } else {
      add("padding-block", "\(.px(insets.top)) \(.px(insets.bottom))")
      add("padding-inline", "\(.px(insets.leading)) \(.px(insets.trailing))")
    }
  }

  /// The lengths of a frame; its limits are a part of what the node answers.
  mutating func frame(_ size: FrameSize) {
    if let width = size.width { add("width", .px(width)) }
    if let height = size.height { add("height", .px(height)) }
  }

  /// A place in the area around, told by shares of that.
  mutating func place(at place: _RelativePlace) {
    add("position", "absolute")
    add("left", .share(place.x))
    add("top", .share(place.y))
    add("width", place.width.map { .share($0) } ?? "max-content")
    if let height = place.height { add("height", .share(height)) }
    add("max-width", "none")
    if place.anchor != .topLeading {
      add("translate", "\(place.anchor.x * -100)% \(place.anchor.y * -100)%")
    }
  }

  /// A part of the nearest container.
  mutating func containerFrame(_ frame: ContainerFrame) {
    let parts = Double(frame.span) / Double(frame.count)
    let rest = frame.spacing * (CGFloat(frame.span - 1) - CGFloat(frame.count - 1) * CGFloat(parts))
    if frame.axes.contains(.horizontal) {
      add("width", frame.horizontal?.css("cqw") ?? .part(parts, of: "cqw", rest))
      add("flex-shrink", "0")
    }
    if frame.axes.contains(.vertical) {
      add("height", frame.vertical?.css("cqh") ?? .part(parts, of: "cqh", rest))
      add("flex-shrink", "0")
    }
  }

  /// Lets the box reach under bars, notches and the like.
  mutating func ignoreSafeArea(_ edges: Edge.Set) {
    if edges.contains(.top) { add("margin-top", "calc(-1*var(--st) - var(--it,0px))") }
    if edges.contains(.bottom) { add("margin-bottom", "calc(-1*var(--sb) - var(--ib,0px))") }
    if edges.contains(.leading) {
      add("margin-inline-start", "calc(-1*env(safe-area-inset-left) - var(--il,0px))")
    }
    if edges.contains(.trailing) {
      add("margin-inline-end", "calc(-1*env(safe-area-inset-right) - var(--ir,0px))")
    }
  }

  /// Adds to what is taken of the safe area around the element, which its parent keeps under other names.
  mutating func safeArea(_ insets: EdgeInsets) {
    if insets.top != 0 { add("--it", "calc(var(--ot) + \(.px(insets.top)))") }
    if insets.bottom != 0 { add("--ib", "calc(var(--ob) + \(.px(insets.bottom)))") }
    if insets.leading != 0 { add("--il", "calc(var(--ol) + \(.px(insets.leading)))") }
    if insets.trailing != 0 { add("--ir", "calc(var(--or) + \(.px(insets.trailing)))") }
  }

  mutating func anchor(_ anchor: UnitPoint) {
    if anchor != .center { add("transform-origin", anchor.css) }
  }
}

extension HorizontalAlignment {
  var css: CSS {
    switch self {
    case _ where fraction <= 0: "start"
    case _ where fraction >= 1: "end"
    default: "center"
    }
  }
}

extension VerticalAlignment {
  var css: CSS {
    switch self {
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    case _ where fraction <= 0: "start"
    case _ where fraction >= 1: "end"
    default: "center"
    }
  }
}

extension Alignment {
  /// The class of a column that is not centred.
  var columnClass: ClassName? {
    switch horizontal {
    case let guide where guide.fraction <= 0: "as"
    case let guide where guide.fraction >= 1: "ae"
    default: nil
    }
  }

  /// The class of a row that is not centred.
  var rowClass: ClassName? {
    switch vertical {
    case .firstTextBaseline: "ab"
    case .lastTextBaseline: "al"
    case let guide where guide.fraction <= 0: "as"
    case let guide where guide.fraction >= 1: "ae"
    default: nil
    }
  }
}

extension TextAlignment {
  var css: CSS {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension ContainerLength {
  /// The length in parts of a container.
  fileprivate func css(_ unit: CSS) -> CSS {
    let length = CSS.part(part, of: unit, points)
    return limit.map { "min(\(length),\(.px($0)))" } ?? length
  }
}
