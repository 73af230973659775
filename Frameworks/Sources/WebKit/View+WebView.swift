import SwiftUI

// What goes on in a frame is between the reader, the browser and the page. `scrollDisabled(_:)` holds for the frame too.
extension View {
  /// Says whether swipes go back and forward in pages.
  /// - Partly: nothing changes: browsers decide.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Says whether two fingers make pages larger.
  /// - Partly: nothing changes: browsers decide.
  nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }

  /// Says whether links of pages are shown before they are followed.
  /// - Partly: nothing changes: browsers decide.
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Says whether texts of pages can be selected.
  /// - Partly: nothing changes: pages decide.
  nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Says whether parts of pages can fill the screen; they can.
  /// - Partly: nothing changes: frames can fill the screen.
  nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    self
  }

  /// Says whether pages have a ground of their own.
  /// - Partly: nothing changes: frames have the browser's.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says where pages are scrolled to.
  /// - Partly: nothing changes: where a page is scrolled to is the browser's.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }

  /// Does something when a value made of the geometry of pages has changed.
  /// - Partly: `action` is never called: where a page is scrolled to, browsers do not tell.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Says by what pages can be scrolled.
  /// - Partly: nothing changes: browsers decide.
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Puts a menu at what readers press in pages.
  @available(
    *, unavailable, message: "browsers do not tell what readers press in the frame: put a Menu beside the page"
  )
  nonisolated public func webViewContextMenu<M: View>(
    @ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> M
  ) -> some View { self }
}
