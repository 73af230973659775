import SwiftUITesting
import Testing

/// What the host tells a program (a window of another size, another look) makes no view anew that does not ask for it:
/// views keep the objects that they were given when they were made.
@MainActor
struct EnvironmentChangeTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var number = 0
  }

  struct Counter: View {
    @ObservedObject var model = Model()

    var body: some View { Button("count \(model.number)") { model.number += 1 } }
  }

  struct Program: App {
    var body: some Scene { WindowGroup { Counter() } }
  }

  struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        Counter()
      }
    }
  }

  struct Row: Identifiable {
    let id: Int
  }

  struct Rows: View {
    var body: some View {
      List([Row(id: 1)]) { _ in Counter() }
    }
  }

  /// Counts once, then turns the lights off.
  private func textsAfterChange(_ view: some View) throws -> [String] {
    let screen = TestScreen(view)
    try screen.tap("count 0")
    screen.graph.environment.colorScheme = .dark
    return screen.texts
  }

  @Test func aProgramKeepsItsScenes() throws {
    #expect(try textsAfterChange(AppRoot(Program())) == ["count 1"])
  }

  @Test func aModifierKeepsWhatItHasMade() throws {
    #expect(try textsAfterChange(EmptyView().modifier(Framed())) == ["count 1"])
  }

  @Test func rowsKeepTheirViews() throws {
    #expect(try textsAfterChange(Rows()) == ["count 1"])
  }

  @Test func rowsBelowSectionsAndModifiersKeepTheirViews() throws {
    struct Sections: View {
      let isOn = true

      var body: some View {
        List {
          Section {
            if isOn {
              AnyView(ForEach([Row(id: 1)]) { _ in Counter() }.onDelete { _ in }.listRowInsets(.init()))
            }
          }
          .opacity(0.9)
        }
      }
    }
    #expect(try textsAfterChange(Sections()) == ["count 1"])
  }

  @Test func rowsThatReadTheEnvironmentFollowIt() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let screen = TestScreen(List([Row(id: 1)]) { _ in Scheme() })
    #expect(screen.texts == ["light"])
    screen.graph.environment.colorScheme = .dark
    #expect(screen.texts == ["dark"])
  }

  @Test func rowsOfDataThatChangesWithTheEnvironmentAreNew() throws {
    struct Changing: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { List([1, 2], id: \.self) { Text("\($0) \(scheme == .dark ? "dark" : "light")") } }
    }
    let screen = TestScreen(Changing())
    screen.graph.environment.colorScheme = .dark
    #expect(screen.texts == ["1 dark", "2 dark"])
  }

  struct Asking: View {
    @Environment(\.layoutDirection) var direction
    @Environment(\.locale) var locale
    @Environment(\.openURL) var openURL
    @EnvironmentObject var model: Model
    @ScaledMetric var size = 10.0
    @ObservedObject var counted = Model()

    var body: some View { Button("count \(counted.number)") { counted.number += 1 } }
  }

  struct AskingModifier: ViewModifier {
    @Environment(\.layoutDirection) var direction

    func body(content: Content) -> some View {
      VStack {
        content
        Counter()
      }
    }
  }

  struct AskingProgram: App {
    @Environment(\.scenePhase) var phase

    var body: some Scene { WindowGroup { Counter() } }
  }

  @Test func whatReadsOtherValuesIsKept() throws {
    #expect(try textsAfterChange(Asking().environmentObject(Model())) == ["count 1"])
    #expect(try textsAfterChange(EmptyView().modifier(AskingModifier())) == ["count 1"])
    #expect(try textsAfterChange(AppRoot(AskingProgram())) == ["count 1"])
  }

  @Test func whatIsBelowWhatIsKeptFollows() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Above: View {
      @Environment(\.locale) var locale
      var body: some View { Scheme().modifier(AskingModifier()) }
    }
    let screen = TestScreen(Above())
    screen.graph.environment.colorScheme = .dark
    #expect(screen.texts == ["dark", "count 0"])
  }

  @Test func eachKindOfPropertyFollowsWhatItReads() throws {
    struct Follower: View {
      @Environment(\.dismiss) var dismiss
      @EnvironmentObject var model: Model
      @ScaledMetric var size = 10.0
      var body: some View { Text("\(model.number) \(size > 10 ? "large" : "usual")") }
    }
    struct Holder: View {
      @Environment(\.colorScheme) var scheme
      @State var models = [Model(), Model()]
      var body: some View {
        Follower().environmentObject(models[scheme == .dark ? 1 : 0])
        Button("set") { models[1].number = 5 }
      }
    }
    let screen = TestScreen(VStack { Holder() })
    #expect(screen.texts.first == "0 usual")
    screen.graph.environment.colorScheme = .dark
    try screen.tap("set")
    #expect(screen.texts.first == "5 usual")
    screen.graph.environment.dynamicTypeSize = .accessibility3
    #expect(screen.texts.first == "5 large")
  }
}
