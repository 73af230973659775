/// A picker in the style `menu` among the entries of a menu: an entry with the choice below its title, which opens all
/// choices.
struct PickerSubmenu<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>

  var body: some View {
    Menu {
      Picker(selection: picker.selection) {
        picker.content
      } label: {
        picker.label
      }
      .pickerStyle(.inline)
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        picker.label
        ChosenOption(content: picker.content, selection: picker.selection).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

extension EnvironmentValues {
  /// True where a picker among the entries of a menu opens another menu.
  var opensSubmenu: Bool {
    controlPlace == .menu && ![DefaultPickerStyle._name, "inline", "segmented", "palette"].contains(pickerStyle)
  }

  /// How a picker looks here: among the entries of a menu its choices are entries.
  var shownPickerStyle: String {
    controlPlace == .menu && pickerStyle == DefaultPickerStyle._name ? InlinePickerStyle._name : pickerStyle
  }
}
