import Foundation

/// Something the reader did, as a renderer reports it to `Graph.send(_:to:)`.
public enum DisplayEvent: Equatable, Sendable {
  /// A button, link or row was pressed.
  case press
  /// It was held down.
  case longPress
  /// The text of a field is now this.
  case input(String)
  /// Return was pressed in a field.
  case submit
  /// A toggle, picker, slider, stepper, date picker or tab bar was set; see the content's description for the form.
  case set(String)
  /// This is selected in a field, in units of UTF-16.
  case select(Range<Int>)
  /// The focus came or went.
  case focus(Bool)
  /// The pointer came or went.
  case hover(Bool)
  /// The reader has scrolled near the end of what is built.
  case near
  /// A presentation was closed from outside.
  case dismiss
  /// A picture from elsewhere could not be had, or is none.
  case failed
  /// The reader pulled down to refresh.
  case refresh
  /// A row is to be deleted.
  case delete
  /// A row is to be moved by so many places.
  case move(Int)
  /// A continuous control is being dragged, or was let go.
  case editing(Bool)
  /// A drag: where it began, where it is, whether it has ended, and how fast it is, where the browser tells it; points in the view's own
  /// space, and points per second.
  case drag(start: CGPoint, location: CGPoint, ended: Bool, velocity: CGSize? = nil)
  /// Two fingers on the view have moved.
  case pinch(PinchState)
  /// The pointer is at this place over the view; nil where it has left.
  case pointer(CGPoint?)
  /// The reader begins to drag the view.
  case lift
  /// Something that is dragged has come over the view, or has gone.
  case dragOver(Bool)
  /// Something was dropped at a place in the view; the text is what the browser has of it.
  case drop(CGPoint, text: String?)
  /// The view's frame on the screen is now this.
  case geometry(CGRect)
  /// The frames of many views at once are now these; reported to no target of its own.
  case measured([MeasuredView])
  /// The view has come into sight, or is out of it.
  case visible(Bool)
  /// Many views at once have come into sight or are out of it; reported to no target of its own.
  case sight(shown: [EventTarget], hidden: [EventTarget])
  /// The browser answers what the program has asked; reported to no target of its own.
  case told(topic: String, text: String)
  /// A part of the screen has been scrolled.
  case scroll(ScrollState)

  /// True where the reader has decided on something: not for texts, or what happens on the way.
  var isChoice: Bool {
    switch self {
    case .press, .set, .dismiss: true
    default: false
    }
  }
}

/// The frame of a view on the screen.
public struct MeasuredView: Equatable, Sendable {
  /// Who is told.
  public var target: EventTarget
  public var frame: CGRect

  public init(target: EventTarget, frame: CGRect) {
    self.target = target
    self.frame = frame
  }
}

/// How far a part of the screen is scrolled.
public struct ScrollState: Equatable, Sendable {
  /// Points.
  public var offset: CGPoint
  /// The size of what scrolls.
  public var contentSize: CGSize
  /// The size of the part of the screen.
  public var containerSize: CGSize
  /// The first scroll target that is seen; nil where there is none.
  public var target: DisplayNode.ID?

  public init(offset: CGPoint, contentSize: CGSize, containerSize: CGSize, target: DisplayNode.ID? = nil) {
    self.offset = offset
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.target = target
  }
}
