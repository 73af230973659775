import UIKitCore
import ViewGraph

/// What the view of a representable lies in. Programs reach for it to make a sheet or a cover see-through, which has no name in
/// SwiftUI before iOS 16.4: they make the view around the one around theirs clear.
@MainActor
final class RepresentableSurface {
  /// The one around the one around, which stands for the presentation.
  private let outer = UIView(frame: .zero)
  private let inner = UIView(frame: .zero)

  /// Puts a view into the two.
  init(_ view: UIView) {
    outer.addSubview(inner)
    inner.addSubview(view)
  }

  /// Counts changes of what is said.
  var revision: ViewRevision { outer.revision }
  /// The colour that was said; nil for none.
  var background: Color? { outer.backgroundColor.map { Color(uiColor: $0) } }
}

/// Shows a representable's view, and says the background of the presentation that it is in where the program reached for it.
struct HostedRepresentableView: View {
  let view: UIView
  let surface: RepresentableSurface

  var body: some View {
    let _ = surface.revision.count
    if let background = surface.background {
      HostedView(view: view).presentationBackground(background)
    } else {
      HostedView(view: view)
    }
  }
}
