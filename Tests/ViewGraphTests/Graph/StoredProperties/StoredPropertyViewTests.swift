import Combine
import SwiftUITesting
import Testing

/// Views as programs write them, with properties of all sorts beside one another.
@MainActor
struct StoredPropertyViewTests {
  private struct Mixed: View {
    let error: (any Error)?
    private var subscription: Cancellable?
    @State private var number = 0
    weak var delegate: (any NamedObject)?
    unowned let owner: Reference
    let make: (() -> any View)?
    @Binding var shared: Int
    let binding: Binding<String>?
    let callback: @convention(c) (Int) -> Int
    let kind: (any Named.Type)?
    @Environment(\.locale) private var locale
    let pair: (first: (any Named)?, second: Int)?
    @StateObject private var model = Model()
    let late: Payload

    init(owner: Reference, shared: Binding<Int>, late: Payload) {
      error = nil
      self.owner = owner
      delegate = owner
      make = nil
      _shared = shared
      binding = .constant("x")
      callback = { $0 + 1 }
      kind = Small.self
      pair = (owner, 1)
      self.late = late
    }

    var body: some View {
      Text("\(owner.name) \(delegate?.name ?? "nobody") \(late.name)")
      Button("number \(number)") { number += 1 }
      Button("model \(model.count)") { model.count += 1 }
      Button("shared \(shared)") { shared += 1 }
    }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    weak var delegate: (any NamedObject)?
    var subscription: (any Cancellable)?
  }

  private struct Parent: View {
    let owner: Reference
    @State private var step = 0
    @State private var shared = 0

    var body: some View {
      Button("step \(step)") { step += 1 }
      Mixed(owner: owner, shared: $shared, late: step < 2 ? .none : .existential(owner))
    }
  }

  @Test func everythingAtOnce() throws {
    let owner = Reference("owner")
    let screen = TestScreen(VStack { Parent(owner: owner) })
    try screen.tap("number 0")
    try screen.tap("model 0")
    try screen.tap("shared 0")
    try screen.tap("step 0")
    #expect(screen.texts == ["step 1", "owner owner none", "number 1", "model 1", "shared 1"])
    try screen.tap("step 1")
    #expect(screen.texts == ["step 2", "owner owner owner", "number 1", "model 1", "shared 1"])
  }

  private final class Owner {
    var object: Reference? = Reference("here")
  }

  private struct Weak: View {
    weak var object: Reference?

    var body: some View { Text(object?.name ?? "gone") }
  }

  private struct WeakParent: View {
    let owner: Owner
    let box: WeakBox
    @State private var step = 0

    init(owner: Owner) {
      self.owner = owner
      box = WeakBox(object: owner.object)
    }

    var body: some View {
      Button("step \(step)") { step += 1 }
      Weak(object: box.object)
      WeakInside(box: box)
    }
  }

  private struct WeakInside: View {
    let box: WeakBox

    var body: some View { Text(box.object?.name ?? "gone") }
  }

  @Test func anObjectThatIsGoneIsNotShown() throws {
    let owner = Owner()
    let screen = TestScreen(VStack { WeakParent(owner: owner) })
    try screen.tap("step 0")
    #expect(screen.texts == ["step 1", "here", "here"])
    owner.object = nil
    try screen.tap("step 1")
    #expect(screen.texts == ["step 2", "gone", "gone"])
  }

  private struct Row: View {
    let date: (any Named)?
    @State private var number = 0

    var body: some View { Button("row \(number)") { number += 1 } }
  }

  @Test func rowsOfAList() throws {
    struct Rows: View {
      @State private var step = 0

      var body: some View {
        List(0..<3, id: \.self) { _ in
          Row(date: step == 0 ? nil : Small(name: "now"))
        }
        Button("step \(step)") { step += 1 }
      }
    }
    let screen = TestScreen(VStack { Rows() })
    try screen.tap("row 0")
    try screen.tap("step 0")
    #expect(screen.texts == ["row 1", "row 0", "row 0", "step 1"])
  }
}
