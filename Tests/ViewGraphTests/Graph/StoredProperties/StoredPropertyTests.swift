import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Views may store properties of any type: their parent is evaluated again, and they keep their state, show what has
/// changed, and are left alone where what they store can be compared.
@MainActor
struct StoredPropertyTests {
  private let one = Reference("one")
  private let two = Reference("two")

  @Test func existentials() throws {
    try HeldValue<any Named>(Small(name: "one"), Large(name: "two"), isCompared: false) { $0.name }.check("any P")
    try HeldValue<any NamedObject>(one, OtherReference(), isCompared: false) { $0.name }.check("any class P")
    try HeldValue<any Named & Sendable>(Small(name: "one"), two, isCompared: false) { $0.name }.check(
      "any P & Sendable")
    try HeldValue<any Named & Error>(Small(name: "one"), two, isCompared: false) { $0.name }.check("any P & Error")
    try HeldValue<any Reference & Sendable>(one, two, isCompared: false) { $0.name }.check("class & P")
    try HeldValue<Any>(1, Large(name: "two"), isCompared: false) { ($0 as? Int).map(String.init) ?? "large" }.check(
      "Any")
    try HeldValue<AnyObject>(one, OtherReference(), isCompared: false) { ($0 as? any Named)?.name ?? "" }
      .check("AnyObject")
    try HeldValue<any Error>(Small(name: "one"), CancellationError(), isCompared: false) { String(describing: $0) }
      .check("Error")
    try HeldValue<any Actor>(Person("one"), Person("two"), isCompared: false) { ($0 as? Person)?.name ?? "" }
      .check("any Actor")
    try HeldValue<any Holding<String>>(Small(name: "one"), Large(name: "two"), isCompared: false) { $0.item }
      .check("any P<String>")
    try HeldValue<any Sequence<Int>>([1, 2], Set([3]), isCompared: false) { "\(Array($0))" }.check("any Sequence<Int>")
    try HeldValue<any Collection>([1, 2], "three", isCompared: false) { "\($0.count)" }.check("any Collection")
    try HeldValue<any Cancellable>(AnyCancellable {}, Flow(), isCompared: false) { "\(type(of: $0))" }
      .check("any Cancellable")
    try HeldValue<any View>(Text("a"), Color.red, isCompared: false) { "\(type(of: $0))" }.check("any View")
  }

  private struct Flow: Cancellable {
    func cancel() {}
  }

  @Test func references() throws {
    try HeldValue(one, two, isCompared: true) { $0.name }.check("class")
    try HeldValue(Person("one"), Person("two"), isCompared: true) { $0.name }.check("actor")
    try HeldValue(HandleBox(1), HandleBox(2), isCompared: true) { "\($0.handle.number)" }.check("box")
    try HeldValue<AnyKeyPath>(\String.count, \String.isEmpty, isCompared: true) { "\($0 == \String.count)" }
      .check("key path")
    try HeldValue(\Small.name, \Small.item, isCompared: true) { "\($0 == \Small.name)" }.check("typed key path")
    let task = Task {}
    try HeldValue(task, Task {}, isCompared: true) { "\($0 == task)" }.check("task")
    let streams = (AsyncStream<Int> { _ in }, AsyncStream<Int> { $0.finish() })
    try HeldValue(streams.0, streams.1, isCompared: false) { _ in "stream" }.check("stream")
    try HeldValue(WeakBox(object: one), WeakBox(object: two), isCompared: false) { $0.object?.name ?? "" }.check("weak")
    try HeldValue(WeakBox(object: nil), WeakBox(object: two), isCompared: false) { $0.object?.name ?? "" }.check(
      "no weak")
    try HeldValue(WeakExistentialBox(object: one), WeakExistentialBox(object: two), isCompared: false) {
      $0.object?.name ?? ""
    }.check("weak existential")
    try HeldValue(UnownedBox(object: one), UnownedBox(object: two), isCompared: true) { $0.object.name }.check(
      "unowned")
    try HeldValue(UnownedOptionalBox(object: one), UnownedOptionalBox(object: two), isCompared: false) {
      $0.object?.name ?? ""
    }.check("unowned optional")
    try HeldValue(UnownedExistentialBox(object: one), UnownedExistentialBox(object: two), isCompared: false) {
      $0.object.name
    }.check("unowned existential")
    try HeldValue(UnsafeBox(object: one), UnsafeBox(object: two), isCompared: true) { $0.object?.name ?? "" }
      .check("unowned(unsafe)")
    try HeldValue(Unmanaged.passUnretained(one), Unmanaged.passUnretained(two), isCompared: true) {
      $0.takeUnretainedValue().name
    }.check("Unmanaged")
  }

  @Test func functions() throws {
    let words = ["one", "two"].map { String($0) }
    try HeldValue<() -> String>({ words[0] }, { words[1] }, isCompared: true) { $0() }.check("function")
    try HeldValue<@Sendable () -> String>({ words[0] }, { words[1] }, isCompared: true) { $0() }.check("@Sendable")
    try HeldValue<@MainActor () -> String>({ words[0] }, { words[1] }, isCompared: true) { function in
      MainActor.assumeIsolated { function() }
    }.check("@MainActor")
    try HeldValue<() throws -> String>({ words[0] }, { throw CancellationError() }, isCompared: true) {
      (try? $0()) ?? "error"
    }.check("throws")
    try HeldValue<(Int) async throws -> Void>({ _ in }, { _ in _ = words }, isCompared: true) { _ in "async" }
      .check("async throws")
    try HeldValue<@convention(c) (Int) -> Int>({ $0 + 1 }, { $0 + 2 }, isCompared: true) { "\($0(1))" }
      .check("@convention(c)")
    try HeldValue<@isolated(any) () -> Void>({}, { _ = words }, isCompared: true) { _ in "isolated" }
      .check("@isolated(any)")
  }

  @Test func types() throws {
    try HeldValue<Reference.Type>(Reference.self, Reference.self, isCompared: true) { "\($0)" }.check("class type")
    try HeldValue<Small.Type>(Small.self, Small.self, isCompared: true) { "\($0)" }.check("structure type")
    try HeldValue<any Named.Type>(Small.self, Large.self, isCompared: true) { "\($0)" }.check("any P.Type")
    try HeldValue<(any Named).Type>((any Named).self, (any Named).self, isCompared: true) { "\($0)" }
      .check("(any P).Type")
    try HeldValue<Any.Type>(Int.self, Large.self, isCompared: true) { "\($0)" }.check("Any.Type")
    try HeldValue<AnyClass>(Reference.self, OtherReference.self, isCompared: true) { "\($0)" }.check("AnyClass")
    try HeldValue<any Error.Type>(Small.self, Reference.self, isCompared: true) { "\($0)" }.check("any Error.Type")
  }

  @Test func values() throws {
    try HeldValue(1, 2, isCompared: true) { "\($0)" }.check("Int")
    try HeldValue("one", String(repeating: "two", count: 20), isCompared: true) { $0 }.check("String")
    try HeldValue("one and two"[...], "two"[...], isCompared: true) { String($0) }.check("Substring")
    try HeldValue(Small(name: "one"), Small(name: "two"), isCompared: true) { $0.name }.check("equatable")
    try HeldValue(Large(name: "one"), Large(name: "two"), isCompared: true) { $0.name }.check("structure")
    try HeldValue(Empty(), Empty(), isCompared: true) { _ in "empty" }.check("empty structure")
    try HeldValue<Void>((), (), isCompared: true) { _ in "void" }.check("Void")
    try HeldValue<Never?>(nil, nil, isCompared: true) { _ in "never" }.check("Never?")
    try HeldValue(AnyHashable(1), AnyHashable("two"), isCompared: true) { "\($0)" }.check("AnyHashable")
    try HeldValue(ObjectIdentifier(one), ObjectIdentifier(two), isCompared: true) { "\($0 == ObjectIdentifier(one))" }
      .check("ObjectIdentifier")
    try HeldValue(SIMD4<Float>(repeating: 1), SIMD4(repeating: 2), isCompared: true) { "\($0.x)" }.check("SIMD4")
    try HeldValue(Set([1]), Set([2]), isCompared: true) { "\($0)" }.check("Set")
    try HeldValue(Data([1]), Data(repeating: 2, count: 40), isCompared: true) { "\($0.count)" }.check("Data")
    try HeldValue(Payload.object(one), .function { "two" }, isCompared: false) { $0.name }.check("enumeration")
    try HeldValue(Payload.existential(one), .pair(.none, .existential(two)), isCompared: false) { $0.name }
      .check("indirect enumeration")
    try HeldValue(Lazy(name: "one"), Lazy(name: "two"), isCompared: false) { $0.name }.check("lazy")
    try HeldValue<Result<Int, any Error>>(.success(1), .failure(CancellationError()), isCompared: false) { "\($0)" }
      .check("Result")
    #if compiler(>=6.2)
      try HeldValue<InlineArray<2, Int>>([1, 2], [3, 4], isCompared: true) { "\($0[0])" }.check("InlineArray")
      try HeldValue<InlineArray<2, any Named>>([one, two], [two, one], isCompared: false) { $0[0].name }
        .check("InlineArray of any P")
    #endif
  }

  @Test func theSystemsOwn() throws {
    try HeldValue(timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 2, tv_usec: 0), isCompared: true) { "\($0.tv_sec)" }
      .check("timeval")
    var address = sockaddr_in()
    address.sin_port = 80
    try HeldValue(sockaddr_in(), address, isCompared: true) { "\($0.sin_port)" }.check("sockaddr_in")
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    defer { bytes.deallocate() }
    let other = bytes + 8
    try HeldValue(bytes, other, isCompared: true) { "\($0 == bytes)" }.check("raw pointer")
    try HeldValue(UnsafeRawPointer(bytes), UnsafeRawPointer(other), isCompared: true) { "\($0 == bytes)" }
      .check("constant raw pointer")
    try HeldValue(OpaquePointer(bytes), OpaquePointer(other), isCompared: true) { "\($0 == OpaquePointer(bytes))" }
      .check("opaque pointer")
    let pointers = (bytes.assumingMemoryBound(to: Int.self), other.assumingMemoryBound(to: Int.self))
    try HeldValue(pointers.0, pointers.1, isCompared: true) { "\($0 == pointers.0)" }.check("pointer")
    let buffers = (
      UnsafeBufferPointer(start: pointers.0, count: 1), UnsafeBufferPointer(start: pointers.1, count: 0)
    )
    try HeldValue(buffers.0, buffers.1, isCompared: true) { "\($0.count)" }.check("buffer")
  }

  @Test func dynamicPropertiesThatAreNotOnesOfTheView() throws {
    let bindings = (Binding.constant(1), Binding.constant(2))
    try HeldValue(bindings.0, bindings.1, isCompared: false) { "\($0.wrappedValue)" }.check("Binding")
    try HeldValue<Binding<(any Named)?>>(.constant(one), .constant(nil), isCompared: false) {
      $0.wrappedValue?.name ?? "nil"
    }.check("Binding of any P?")
    let states = (State(initialValue: 1), State(initialValue: 1))
    try HeldValue<State<Int>?>(states.0, states.1, isCompared: false) { _ in "state" }.check("State?")
  }
}
