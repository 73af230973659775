/// A group of controls among the entries of a menu: side by side and equally wide, the titles below their pictures.
struct ControlGroupEntry: View {
  let configuration: ControlGroupStyleConfiguration
  let showsTitles: Bool

  var body: some View {
    HStack(spacing: 0) { configuration.content }.labelStyle(Labels(showsTitles: showsTitles))
  }

  private struct Labels: LabelStyle {
    let showsTitles: Bool

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 2) {
        configuration.icon
        if showsTitles { configuration.title.font(.caption) }
      }
      .frame(maxWidth: .infinity)
    }
  }
}
