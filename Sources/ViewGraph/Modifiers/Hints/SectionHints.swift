extension Section where Parent: View, Content: View, Footer: View {
  /// Adds buttons to the end of the section.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((self.content, content())), footer: footer, isExpanded: isExpanded)
  }
}

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much the headers of sections stand out; standard by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Says how much the headers of sections stand out: as titles in the colour of text, or small and grey.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension Outputs {
  /// The header of a section in a list, as much as it is to stand out.
  @MainActor
  func header(_ prominence: Prominence, at site: some DisplaySite) -> Outputs {
    guard prominence == .increased else { return self }
    let look: [DisplayModifier] = [
      .font(.title3.weight(.semibold)), .foreground(.color(.primary)), .textCase(nil),
    ]
    return mapDisplays {
      DisplayNode(id: site.wrapperID(for: $0.id), content: .box, modifiers: look, children: [$0])
    }
  }
}
