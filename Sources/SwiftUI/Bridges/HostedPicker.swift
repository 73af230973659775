import UIKitCore
import ViewGraph

/// What stands in the place of a controller by which readers choose pictures or files. The browser's own choice opens by itself where the
/// browser allows it, and by a button.
struct HostedPicker: View {
  let controller: any PickingController

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: controller.pickingSymbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Button(controller.pickingTitle) { controller.beginPicking() }
        .buttonStyle(.borderedProminent)
      Button("Cancel", role: .cancel) { controller.cancelPicking() }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { controller.beginPicking() }
  }
}
