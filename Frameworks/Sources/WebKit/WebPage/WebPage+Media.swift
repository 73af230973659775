import SwiftUI

/// Whether a page sees or hears its reader.
public enum WKMediaCaptureState: Int, Sendable {
  case none, active, muted
}

/// Whether something of a page plays.
public enum WKMediaPlaybackState: Int, Sendable {
  case none, playing, paused, suspended
}

// Films and cameras are between the reader, the browser and the page.
extension WebPage {
  /// Whether the page sees its reader.
  /// - Partly: `none`: browsers ask their readers and do not tell.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page hears its reader.
  /// - Partly: `none`: browsers ask their readers and do not tell.
  public var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Lets the page see its reader or not.
  /// - Partly: changes nothing: browsers ask their readers.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  /// Lets the page hear its reader or not.
  /// - Partly: changes nothing: browsers ask their readers.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
  /// Whether something of the page plays.
  /// - Partly: `none`: browsers do not tell.
  public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
  /// Pauses what plays in the page.
  /// - Partly: changes nothing: browsers let no program do that in another site's page.
  public func pauseAllMediaPlayback() async {}
  /// Holds what plays in the page, or lets it go on.
  /// - Partly: changes nothing: browsers let no program do that in another site's page.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Closes films that have a window of their own or fill the screen.
  /// - Partly: changes nothing: browsers let no program do that in another site's page.
  public func closeAllMediaPresentations() async {}
}
