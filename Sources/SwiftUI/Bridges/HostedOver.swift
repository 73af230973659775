import UIKitCore
import ViewGraph

/// The views that a program has put over the screens of a controller: a button that closes, a player above tabs.
struct HostedOver: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.count
    if !view.subviews.isEmpty { HostedContainer(view: view) }
  }
}

/// Gives what is inside a colour of UIKit's, where there is one.
struct HostedTint: ViewModifier {
  let tint: UIColor?

  func body(content: Content) -> some View {
    content.tint(tint.map { Color(uiColor: $0) })
  }
}
