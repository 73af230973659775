import UIKitCore
import ViewGraph

/// A screen on which the reader chooses a colour, by the browser's choice.
struct HostedColorPicker: View {
  let controller: UIColorPickerViewController
  @State private var color: Color

  init(controller: UIColorPickerViewController) {
    self.controller = controller
    _color = State(initialValue: Color(uiColor: controller.selectedColor))
  }

  var body: some View {
    VStack(spacing: 24) {
      ColorPicker(controller.title ?? "Colors", selection: $color, supportsOpacity: controller.supportsAlpha)
      RoundedRectangle(cornerRadius: 12).fill(color).frame(height: 120)
      Button("Done") { controller.finish() }
        .buttonStyle(.borderedProminent)
      Spacer(minLength: 0)
    }
    .padding(24)
    .onChange(of: color) { _, color in controller.choose(UIColor(color)) }
  }
}
