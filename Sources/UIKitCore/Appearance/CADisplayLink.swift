import Foundation

/// Calls once for each picture of a screen, which the server does not see.
@available(*, unavailable, message: "the server does not draw frames: use TimelineView(.animation) or withAnimation")
public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Any) {}
}
