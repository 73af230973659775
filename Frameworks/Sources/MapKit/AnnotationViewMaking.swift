import CoreLocation
import UIKitCore

// Views of classes that a program registers are made here, as `Instantiation` of UIKit makes cells: their initializer is not required, but
// has its place in each class's table.

extension MKAnnotationView {
  /// Makes one of a class by its `init(annotation:reuseIdentifier:)`.
  @MainActor @inline(never) @_optimize(none)
  static func make(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String)
    -> MKAnnotationView
  {
    unsafeBitCast(type, to: _ConstructibleAnnotationView.Type.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }
}

/// A view whose initializer can be called on its type. Programs have no use for it.
open class _ConstructibleAnnotationView: MKAnnotationView {
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
