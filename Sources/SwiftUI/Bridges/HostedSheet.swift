import UIKitCore
import ViewGraph

/// How a screen looks that lies over others: its heights, its handle, its corners.
struct HostedSheet: ViewModifier {
  let controller: UIViewController
  @Environment(\.screenSize) private var screenSize

  init(controller: UIViewController) {
    self.controller = controller
  }

  @ViewBuilder func body(content: Content) -> some View {
    let sheet = controller.sheetPresentationController
    let detents = Set((sheet?.detents ?? []).compactMap(detent))
    content
      .presentationDetents(detents.isEmpty ? [.large] : detents)
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
      .interactiveDismissDisabled(controller.isModalInPresentation)
  }

  private func detent(_ detent: UISheetPresentationController.Detent) -> PresentationDetent? {
    if let height = detent.height { return height(screenSize.height).map { .height($0) } }
    return detent.identifier == .medium ? .medium : .large
  }
}
