import Foundation

// Screens that UIKit lays out and draws by itself, which have SwiftUI views in their place.

@available(*, unavailable, message: "use contextMenu(menuItems:) around the representable")
open class UIContextMenuInteraction: NSObject {}
