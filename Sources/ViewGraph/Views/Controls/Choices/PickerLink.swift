/// A picker in the style `navigationLink`: a row with the choice on it, which leads to a page of all choices.
struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @State private var isOpen = false

  var body: some View {
    NavigationLink(isActive: $isOpen) {
      PickerPage(picker: picker, isOpen: $isOpen)
    } label: {
      LabeledContent {
        ChosenOption(content: picker.content, selection: picker.selection)
      } label: {
        picker.label
      }
    }
  }
}

/// All choices of a picker; one that is made leads back.
private struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Binding var isOpen: Bool

  var body: some View {
    Form {
      Picker(selection: picker.selection) {
        picker.content
      } label: {
        picker.label
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
    .onChange(of: picker.selection.wrappedValue) { isOpen = false }
    .navigationTitle(picker.label as? Text ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Of the choices of a picker the one that is chosen.
struct ChosenOption<SelectionValue: Hashable, Content: View>: InlineView {
  let content: Content
  let selection: Binding<SelectionValue>

  func build(_ place: _Place) {
    place.build(content, environment: inside(place))
  }

  func display(_ place: _Place) -> Outputs {
    let chosen = selection.wrappedValue
    var outputs = place.outputs(content, environment: inside(place))
    outputs.items = outputs.items.filter { item in
      (item.traits[TagTrait.self] ?? item.traits[IdentityTrait.self])?.base as? SelectionValue == chosen
    }
    return outputs
  }

  private func inside(_ place: _Place) -> EnvironmentValues {
    var environment = place.environment
    environment.isInPicker = true
    environment.isInList = false
    return environment
  }
}

extension EnvironmentValues {
  /// True where a picker leads to a page of its choices.
  var linksToChoices: Bool {
    pickerStyle == NavigationLinkPickerStyle._name && navigation != nil && controlPlace != .bar
  }
}
