import Foundation

// Screens that UIKit lays out and draws by itself, which have SwiftUI views in their place.

@available(
  *, unavailable, message: "tables are not drawn: show a List, in a UIHostingController where a controller is needed"
)
open class UITableViewController: UIViewController {}

@available(
  *, unavailable,
  message: "collections are not drawn: show a LazyVGrid, in a UIHostingController where a controller is needed"
)
open class UICollectionViewController: UIViewController {}

@available(*, unavailable, message: "show a LazyVGrid or a LazyHGrid")
open class UICollectionViewCell: UIView {}

@available(*, unavailable, message: "use searchable(text:placement:prompt:)")
open class UISearchController: UIViewController {}

@available(*, unavailable, message: "use searchable(text:placement:prompt:) and onChange(of:)")
public protocol UISearchResultsUpdating: AnyObject {}

@available(*, unavailable, message: "use contextMenu(menuItems:) around the representable")
open class UIContextMenuInteraction: NSObject {}
