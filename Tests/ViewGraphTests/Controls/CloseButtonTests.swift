import Testing

@testable import ViewGraph

/// A presentation has a button to close it where the program itself has no means.
@MainActor
struct CloseButtonTests {
  private struct Page<Sheet: View>: View {
    var isCover = false
    @ViewBuilder let sheet: () -> Sheet

    var body: some View {
      if isCover {
        Text("page").fullScreenCover(isPresented: .constant(true), content: sheet)
      } else {
        Text("page").sheet(isPresented: .constant(true), content: sheet)
      }
    }
  }

  private func hasCloseButton(_ page: some View) -> Bool? {
    for case .presentation(let content) in TestHost(page).nodes.map(\.content) { return content.hasCloseButton }
    return nil
  }

  private struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
  }

  private struct OlderDismissing: View {
    @Environment(\.presentationMode) private var mode

    var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
  }

  @Test func whereTheProgramHasNone() {
    #expect(hasCloseButton(Page { Text("sheet") }) == true)
    #expect(hasCloseButton(Page(isCover: true) { Text("cover") }) == true)
    #expect(hasCloseButton(Page { NavigationStack { Text("sheet").navigationTitle("Title") } }) == true)
  }

  @Test func notWhereTheProgramAsksHowToClose() {
    #expect(hasCloseButton(Page { Dismissing() }) == false)
    #expect(hasCloseButton(Page(isCover: true) { VStack { OlderDismissing() } }) == false)
  }

  /// A phone has no other way out of a cover; a sheet is drawn down.
  @Test func notOnCoversWithSomethingToPress() {
    #expect(hasCloseButton(Page(isCover: true) { VStack { Button("Done") {} } }) == false)
    #expect(hasCloseButton(Page(isCover: true) { Text("tap").onTapGesture {} }) == false)
    #expect(hasCloseButton(Page { Button("Done") {} }) == true)
  }

  @Test func notWhereTheBarHasButtons() {
    let form = NavigationStack {
      Text("form").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Add") {} } }
    }
    #expect(hasCloseButton(Page { form }) == false)
  }

  @Test func notWhereItMustStay() {
    #expect(hasCloseButton(Page { Text("sheet").interactiveDismissDisabled() }) == false)
  }

  @Test func notOnPopoversWhichAreSheetsOnPhones() {
    let page = Text("page").popover(isPresented: .constant(true)) { Text("popover") }
    #expect(hasCloseButton(page.environment(\.horizontalSizeClass, .regular)) == false)
    #expect(hasCloseButton(page.environment(\.horizontalSizeClass, .compact)) == true)
  }
}
