import UIKitCore
import ViewGraph

/// A button of a bar of UIKit's.
struct HostedBarButton: View {
  let item: UIBarButtonItem

  var body: some View {
    let _ = item.revision.count
    if !item.isHidden {
      content
        .disabled(!item.isEnabled)
        .tint(item.tintColor.map { Color(uiColor: $0) })
    }
  }

  @ViewBuilder private var content: some View {
    if let view = item.customView {
      HostedView(view: view)
    } else if item.systemItem == .flexibleSpace {
      Spacer()
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1)
    } else if let menu = item.menu, item.primaryAction == nil, item.action == nil {
      Menu {
        HostedMenu(menu: menu, sender: UIView())
      } label: {
        label
      }
    } else {
      Button(action: { item.press() }) { label }
        .contextMenu { if let menu = item.menu { HostedMenu(menu: menu, sender: UIView()) } }
    }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? item.title ?? ""))
    } else if let title = item.title ?? item.systemItem?.title {
      Text(verbatim: title).fontWeight(item.isProminent ? .semibold : nil)
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
        .accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? "\(item.systemItem ?? .add)".capitalized))
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isProminent: Bool { style != .plain || systemItem == .done || systemItem == .save }
}

extension UIBarButtonItem.SystemItem {
  /// What the button says, where it has no picture.
  fileprivate var title: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: "\(self)".capitalized
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    default: nil
    }
  }
}
