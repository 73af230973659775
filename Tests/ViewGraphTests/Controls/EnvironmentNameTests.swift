import SwiftUITesting
import Testing

/// Values of the environment that modifiers set can be read, and set by their names.
@MainActor
struct EnvironmentNameTests {
  private struct Reader: View {
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.sizeCategory) private var size
    @Environment(\.isScrollEnabled) private var scrolls

    var body: some View {
      Text("\(alignment == .center ? "center" : "other") \(Int(spacing)) \(size.isAccessibilityCategory) \(scrolls)")
    }
  }

  @Test func modifiersAreRead() {
    let screen = TestScreen(
      Reader().multilineTextAlignment(.center).lineSpacing(3).environment(\.sizeCategory, .accessibilityLarge)
        .scrollDisabled(true))
    #expect(screen.texts == ["center 3 true false"])
  }

  @Test func namesAreShown() {
    let screen = TestScreen(Text("x").environment(\.multilineTextAlignment, .trailing).environment(\.lineLimit, 2))
    let modifiers = screen.root.all.flatMap(\.modifiers)
    #expect(modifiers.contains(.textAlignment(.trailing)))
    #expect(modifiers.contains(.lineLimit(2)))
  }

  @Test func privacyHidesWhatIsPrivate() {
    let screen = TestScreen(
      VStack {
        Text("open")
        Text("secret").privacySensitive()
      }
      .redacted(reason: .privacy))
    #expect(screen.texts.contains("open"))
    let redacted = screen.root.all.filter { $0.modifiers.contains(.redacted) }
    #expect(redacted.count == 1)
  }

  private struct Form2: View {
    enum Field: Hashable { case name, mail }
    @FocusState private var field: Field?

    var body: some View {
      TextField("Name", text: .constant("")).focused($field, equals: .name)
      TextField("Mail", text: .constant("")).focused($field, equals: .mail)
      Text(field == .mail ? "mail" : "none")
        .defaultFocus($field, .mail)
    }
  }

  @Test func theFirstFocusIsWhereItIsAskedFor() {
    #expect(TestScreen(Form2()).texts.contains("mail"))
  }

  @Test func olderNamesOfAccessibilityWork() {
    let screen = TestScreen(Text("x").accessibility(label: Text("label")).accessibility(addTraits: .isHeader))
    #expect(screen.root.all.contains { $0.label == "label" })
  }
}
