// The names of UIKit. They live in a module of another name, as on Apple's platforms, because Swift Testing asks for an
// extra module wherever it is imported together with one that is called UIKit, and there is none on Linux: so tests
// can import Testing and SwiftUI.
@_exported import UIKitCore
