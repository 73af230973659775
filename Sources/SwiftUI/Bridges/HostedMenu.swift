import UIKitCore
import ViewGraph

/// The entries of a menu.
struct HostedMenu: View {
  let menu: UIMenu
  let sender: UIView

  var body: some View {
    ForEach(menu.children, id: \.self) { HostedMenuElement(element: $0, sender: sender) }
  }
}

/// An entry, a menu in a menu, or a part of one.
private struct HostedMenuElement: View {
  let element: UIMenuElement
  let sender: UIView

  var body: some View {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline):
      if menu.title.isEmpty {
        Section { HostedMenu(menu: menu, sender: sender) }
      } else {
        Section(menu.title) { HostedMenu(menu: menu, sender: sender) }
      }
    case let menu as UIMenu:
      AnyView(
        Menu {
          HostedMenu(menu: menu, sender: sender)
        } label: {
          label(element)
        })
    case let action as UIAction where !action.attributes.contains(.hidden):
      Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
        action.perform(for: sender)
      } label: {
        if action.state == .on {
          Label {
            title(action)
          } icon: {
            Image(systemName: "checkmark")
          }
        } else {
          label(action)
        }
      }
      .disabled(action.attributes.contains(.disabled))
      .menuActionDismissBehavior(action.attributes.contains(.keepsMenuPresented) ? .disabled : .automatic)
    default: EmptyView()
    }
  }

  @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
    if let image = element.image {
      Label {
        title(element)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      title(element)
    }
  }

  private func title(_ element: UIMenuElement) -> some View {
    TitledLabel {
      Text(verbatim: element.title)
      if let subtitle = element.subtitle { Text(verbatim: subtitle) }
    }
  }
}
