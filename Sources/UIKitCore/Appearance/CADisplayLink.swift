import Foundation

/// Calls once for each picture of a screen, which the server does not see.
@available(*, unavailable, message: "the server does not draw frames: use TimelineView(.animation) or withAnimation")
public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Any) {}
}

@available(*, unavailable, message: "pictures are not drawn here: show the picture with resizable() and frame()")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
@available(*, unavailable, message: "pictures are not drawn here: show the picture with resizable() and frame()")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
@available(*, unavailable, message: "pictures are not drawn here: show the picture with resizable() and frame()")
public func UIGraphicsEndImageContext() {}
