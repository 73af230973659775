// Previews of views, of UIKit's views and of view controllers.
import SwiftUI
import UIKit

#Preview("controller") { UIViewController() }
#Preview("label") {
  let label = UILabel()
  label.text = "a"
  return label
}
#Preview("view", traits: .sizeThatFitsLayout) { UIView() }
#Preview { Text("a") }
