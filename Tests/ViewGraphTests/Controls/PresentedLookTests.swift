import Testing

@testable import ViewGraph

/// Sheets, covers and popovers have the surroundings of the view that shows them, for the eye too.
@MainActor
struct PresentedLookTests {
  private struct Shown: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  private func sheet(_ host: TestHost) throws -> DisplayNode {
    try #require(host.nodes.first { $0.isPresentation })
  }

  @Test func aSheetLooksAsWhatShowsIt() throws {
    let host = TestHost(
      Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
        .font(.title).font(.body).foregroundStyle(.red).tint(.green).lineLimit(2).multilineTextAlignment(.trailing)
        .environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.xxLarge).padding().background(.yellow))
    let modifiers = try sheet(host).modifiers
    #expect(modifiers.contains(.font(.title)))
    #expect(!modifiers.contains(.font(.body)))
    #expect(modifiers.contains(.foreground(.color(.red))))
    #expect(modifiers.contains(.tint(.color(.green))))
    #expect(modifiers.contains(.lineLimit(2)))
    #expect(modifiers.contains(.textAlignment(.trailing)))
    #expect(modifiers.contains(.layoutDirection(.rightToLeft)))
    #expect(modifiers.contains(.textScale(.xxLarge)))
    #expect(modifiers.allSatisfy { $0.layer == 0 })
  }

  @Test func sheetsOfSheetsDoToo() throws {
    let inner = Text("inner").sheet(isPresented: .constant(true)) { Text("innermost") }.font(.caption)
    let host = TestHost(
      Text("page").sheet(isPresented: .constant(true)) { VStack { inner }.tint(.red) }.font(.title).tint(.green))
    let sheets = host.nodes.filter(\.isPresentation)
    #expect(sheets.map { $0.modifiers.contains(.font(.title)) } == [true, false])
    #expect(sheets[1].modifiers.contains(.font(.caption)))
    #expect(sheets[1].modifiers.contains(.tint(.color(.red))))
  }

  @Test func whatIsDisabledShowsWhatIs() throws {
    let host = TestHost(Text("page").sheet(isPresented: .constant(true)) { Shown() }.disabled(true))
    #expect(host.shows("disabled"))
    #expect(try sheet(host).children[0].modifiers.contains(.disabled))
    #expect(try !sheet(host).modifiers.contains(.disabled))
  }

  @Test func alertsLookAsThePlatforms() throws {
    let host = TestHost(Text("page").alert("Alert", isPresented: .constant(true)) {}.font(.title))
    #expect(try sheet(host).modifiers.isEmpty)
  }
}
