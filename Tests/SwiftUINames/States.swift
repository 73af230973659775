// One usage of each name, as programs write it: state, environment, focus, keys, life, storage, accessibility.
import Combine
import SwiftUI
import UniformTypeIdentifiers

final class Model: ObservableObject { @Published var n = 0 }
@Observable final class Newer { var n = 0; var name = "" }

struct LoudKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var loud: Bool {
    get { self[LoudKey.self] }
    set { self[LoudKey.self] = newValue }
  }
  @Entry var quiet = 3
  @Entry var optional: String?
}

struct NameKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
  var name: Binding<String>? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

struct Holder: View, @MainActor Equatable {
  enum Field: Hashable { case one, two }
  @State private var n = 0
  @State private var newer = Newer()
  @StateObject private var model = Model()
  @ObservedObject var other: Model
  @EnvironmentObject private var shared: Model
  @Binding var bound: Int
  @Bindable var bindable: Newer
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme: ColorScheme
  @Environment(Newer.self) private var given
  @Environment(Newer.self) private var perhaps: Newer?
  @AppStorage("a") private var stored = 3
  @AppStorage("b") private var maybe: String?
  @AppStorage("c", store: UserDefaults(suiteName: "x")) private var flag = false
  @AppStorage("d") private var data = Data()
  @AppStorage("e") private var flavour = Flavour2.sweet
  @AppStorage("f") private var url: URL?
  @SceneStorage("g") private var scene = ""
  @FocusState private var focused: Bool
  @FocusState private var field: Field?
  @AccessibilityFocusState private var accessed: Bool
  @GestureState private var drag = CGSize.zero
  @GestureState(reset: { _, transaction in transaction.animation = .default }) private var other2 = 0
  @Namespace private var namespace
  @ScaledMetric private var size = 10
  @ScaledMetric(relativeTo: .title) private var big = 10.0
  @FocusedValue(\.name) private var name
  @FocusedBinding(\.name) private var nameBound
  @FocusedObject private var object: Model?
  @Environment(\.quiet) private var quiet
  static func == (a: Holder, b: Holder) -> Bool { a.bound == b.bound }
  init(other: Model, bound: Binding<Int>, bindable: Newer) {
    self.other = other
    _bound = bound
    self.bindable = bindable
    _n = State(initialValue: 3)
    _model = StateObject(wrappedValue: Model())
    _stored = AppStorage(wrappedValue: 3, "a")
    _size = ScaledMetric(wrappedValue: 10, relativeTo: .body)
  }
  var body: some View {
    TextField("a", text: $bindable.name).focused($focused).focused($field, equals: .one)
    Stepper("a", value: $model.n)
    Stepper("a", value: $newer.n)
    Child(
      n: $n.animation(), m: $bound.transaction(Transaction()), o: Binding($maybe), p: .constant(3), q: $n.projectedValue
    )
    Child(
      n: Binding(get: { n }, set: { n = $0 }),
      m: Binding {
        n
      } set: { value, _ in
        n = value
      }, o: nil, p: $model.n, q: $newer.n)
  }
  static func _printing() { if #available(iOS 15, *) { Self._printChanges() } }
}

enum Flavour2: String { case sweet }

struct Child: View {
  @Binding var n: Int
  @Binding var m: Int
  var o: Binding<String>?
  @Binding var p: Int
  @Binding var q: Int
  var body: some View { Text("\(n)") }
}

struct All: View {
  @Environment(\.self) var all
  @Environment(\.accessibilityDifferentiateWithoutColor) var a1
  @Environment(\.accessibilityReduceMotion) var a2
  @Environment(\.accessibilityReduceTransparency) var a3
  @Environment(\.accessibilityInvertColors) var a4
  @Environment(\.accessibilityEnabled) var a5
  @Environment(\.accessibilityVoiceOverEnabled) var a6
  @Environment(\.accessibilitySwitchControlEnabled) var a7
  @Environment(\.accessibilityShowButtonShapes) var a8
  @Environment(\.accessibilityLargeContentViewerEnabled) var a9
  @Environment(\.accessibilityDimFlashingLights) var a10
  @Environment(\.accessibilityPlayAnimatedImages) var a11
  @Environment(\.allowsTightening) var b1
  @Environment(\.autocorrectionDisabled) var b2
  @Environment(\.backgroundProminence) var b4
  @Environment(\.backgroundStyle) var b5
  @Environment(\.badgeProminence) var b6
  @Environment(\.calendar) var c1
  @Environment(\.colorSchemeContrast) var c2
  @Environment(\.controlSize) var c4
  @Environment(\.defaultMinListHeaderHeight) var d1
  @Environment(\.defaultMinListRowHeight) var d2
  @Environment(\.dismissSearch) var d3
  @Environment(\.dismissWindow) var d4
  @Environment(\.displayScale) var d5
  @Environment(\.dynamicTypeSize) var d6
  @Environment(\.editMode) var e1
  @Environment(\.font) var f1
  @Environment(\.headerProminence) var h1
  @Environment(\.horizontalSizeClass) var h2
  @Environment(\.imageScale) var i1
  @Environment(\.isEnabled) var i2
  @Environment(\.isFocused) var i3
  @Environment(\.isHoverEffectEnabled) var i4
  @Environment(\.isLuminanceReduced) var i5
  @Environment(\.isPresented) var i6
  @Environment(\.isScrollEnabled) var i7
  @Environment(\.isSearching) var i8
  @Environment(\.isSceneCaptured) var i9
  @Environment(\.isTabBarShowingSections) var i10
  @Environment(\.isFocusEffectEnabled) var i11
  @Environment(\.keyboardShortcut) var k1
  @Environment(\.layoutDirection) var l1
  @Environment(\.legibilityWeight) var l2
  @Environment(\.lineLimit) var l3
  @Environment(\.lineSpacing) var l4
  @Environment(\.locale) var l5
  @Environment(\.menuIndicatorVisibility) var m2
  @Environment(\.menuOrder) var m3
  @Environment(\.minimumScaleFactor) var m4
  @Environment(\.multilineTextAlignment) var m5
  @Environment(\.openURL) var o1
  @Environment(\.openWindow) var o2
  @Environment(\.openSettings) var o3
  @Environment(\.pixelLength) var p1
  @Environment(\.presentationMode) var p2
  @Environment(\.redactionReasons) var r1
  @Environment(\.refresh) var r2
  @Environment(\.rename) var r3
  @Environment(\.resetFocus) var r5
  @Environment(\.scenePhase) var s1
  @Environment(\.sizeCategory) var s2
  @Environment(\.springLoadingBehavior) var s3
  @Environment(\.supportsMultipleWindows) var s4
  @Environment(\.symbolRenderingMode) var s6
  @Environment(\.symbolVariants) var s7
  @Environment(\.searchSuggestionsPlacement) var s8
  @Environment(\.tabBarPlacement) var t1
  @Environment(\.tabViewBottomAccessoryPlacement) var t2
  @Environment(\.textCase) var t3
  @Environment(\.timeZone) var t4
  @Environment(\.truncationMode) var t5
  @Environment(\.undoManager) var u1
  @Environment(\.verticalSizeClass) var v1
  @Environment(\.materialActiveAppearance) var x2
  @Environment(\.appearsActive) var x3
  var body: some View {
    Button("a") {
      openURL(URL(string: "a:b")!)
      o1(URL(string: "a:b")!) { _ in }
      p2.wrappedValue.dismiss()
      d3()
      o2(id: "a")
      d4(id: "a")
    }
    Text(i6 ? "a" : "b")
  }
  @Environment(\.openURL) private var openURL
}

@MainActor func environment(
  v: some View, model: Model, newer: Newer, focus: FocusState<Bool>.Binding,
  access: AccessibilityFocusState<Bool>.Binding, namespace: Namespace.ID
) {
  _ = v.environment(\.locale, Locale(identifier: "de"))
  _ = v.environment(\.layoutDirection, .rightToLeft)
  _ = v.environment(\.colorScheme, .dark)
  _ = v.environment(\.loud, true)
  _ = v.environment(newer)
  _ = v.environment(Newer?.none)
  _ = v.environmentObject(model)
  _ = v.transformEnvironment(\.loud) { $0 = true }
  _ = v.environment(\.openURL, OpenURLAction { _ in .handled })
  _ = v.environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "a:b")!) })
  _ = v.onAppear {}
  _ = v.onAppear(perform: nil)
  _ = v.onDisappear {}
  _ = v.task {}
  _ = v.task(id: 3) {}
  _ = v.task(priority: .background) {}
  _ = v.task(id: 3, priority: .high) { await Task.yield() }
  _ = v.onChange(of: 3) { _ in }
  _ = v.onChange(of: 3) {}
  _ = v.onChange(of: 3) { _, _ in }
  _ = v.onChange(of: 3, initial: true) {}
  _ = v.onChange(of: 3, initial: true) { old, new in _ = old + new }
  _ = v.onChange(of: 3, perform: { _ in })
  _ = v.onReceive(Just(3)) { _ in }
  _ = v.onReceive(model.$n) { _ in }
  _ = v.onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
  _ = v.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
  _ = v.onOpenURL { _ in }
  _ = v.onContinueUserActivity("a") { _ in }
  _ = v.userActivity("a") { $0.title = "a" }
  _ = v.userActivity("a", isActive: true) { _ in }
  _ = v.handlesExternalEvents(preferring: ["a"], allowing: ["b"])
  _ = v.focused(focus)
  _ = v.focusable()
  _ = v.focusable(true, interactions: .activate)
  _ = v.focusSection()
  _ = v.focusScope(namespace)
  _ = v.focusEffectDisabled()
  _ = v.prefersDefaultFocus(in: namespace)
  _ = v.defaultFocus(focus, true)
  _ = v.defaultFocus(focus, true, priority: .userInitiated)
  _ = v.focusedValue(\.name, .constant("a"))
  _ = v.focusedSceneValue(\.name, .constant("a"))
  _ = v.focusedObject(model)
  _ = v.focusedSceneObject(model)
  _ = v.onKeyPress(.return) { .handled }
  _ = v.onKeyPress(.upArrow, phases: .down) { _ in .ignored }
  _ = v.onKeyPress(keys: [.space, "a"]) {
    _ = $0.key; return .handled
  }
  _ = v.onKeyPress { press in press.modifiers.contains(.shift) ? .handled : .ignored }
  _ = v.onKeyPress(characters: .alphanumerics) { _ in .handled }
  _ = v.onKeyPress(phases: .up) {
    _ = $0.characters; return .handled
  }
  _ = v.typeSelectEquivalent("a")
  _ = v.onDeleteCommand {}
  _ = v.previewDevice("a")
  _ = v.previewDisplayName("a")
  _ = v.previewLayout(.sizeThatFits)
  _ = v.previewInterfaceOrientation(.landscapeLeft)
  _ = v.containerBackground(.red, for: .navigation)
  _ = v.containerBackground(for: .tabView) { Color.red }
  _ = v.containerValue(\.rank, 3)
}

extension ContainerValues { @Entry var rank = 0 }

@MainActor func accessibility(
  v: some View, access: AccessibilityFocusState<Bool>.Binding, namespace: Namespace.ID, on: Binding<Bool>
) {
  _ = v.accessibilityLabel("a")
  _ = v.accessibilityLabel(Text("a"))
  _ = v.accessibilityLabel("a", isEnabled: true)
  _ = v.accessibility(label: Text("a"))
  _ = v.accessibility(hidden: true)
  _ = v.accessibility(identifier: "a")
  _ = v.accessibility(value: Text("a"))
  _ = v.accessibility(hint: Text("a"))
  _ = v.accessibility(addTraits: .isButton)
  _ = v.accessibility(removeTraits: .isImage)
  _ = v.accessibility(sortPriority: 1)
  _ = v.accessibility(inputLabels: [Text("a")])
  _ = v.accessibilityValue("a")
  _ = v.accessibilityValue(Text("a"))
  _ = v.accessibilityHint("a")
  _ = v.accessibilityHidden(true)
  _ = v.accessibilityIdentifier("a")
  _ = v.accessibilityElement()
  _ = v.accessibilityElement(children: .combine)
  _ = v.accessibilityElement(children: .contain)
  _ = v.accessibilityElement(children: .ignore)
  _ = v.accessibilityChildren { Text("a") }
  _ = v.accessibilityRepresentation { Text("a") }
  _ = v.accessibilityAddTraits(.isHeader)
  _ = v.accessibilityAddTraits([.isButton, .isSelected])
  _ = v.accessibilityAddTraits(.isToggle)
  _ = v.accessibilityRemoveTraits(.isButton)
  _ = v.accessibilitySortPriority(1)
  _ = v.accessibilityAction {}
  _ = v.accessibilityAction(.escape) {}
  _ = v.accessibilityAction(.magicTap) {}
  _ = v.accessibilityAction(named: "a") {}
  _ = v.accessibilityAction(named: Text("a")) {}
  _ = v.accessibilityAction {
  } label: {
    Text("a")
  }
  _ = v.accessibilityActions { Button("a") {} }
  _ = v.accessibilityActions(category: .edit) { Button("a") {} }
  _ = v.accessibilityAdjustableAction { direction in if direction == .increment {} }
  _ = v.accessibilityScrollAction { _ in }
  _ = v.accessibilityZoomAction { _ in }
  _ = v.accessibilityActivationPoint(.center)
  _ = v.accessibilityFocused(access)
  _ = v.accessibilityHeading(.h2)
  _ = v.accessibilityIgnoresInvertColors()
  _ = v.accessibilityInputLabels(["a"])
  _ = v.accessibilityLabeledPair(role: .label, id: 3, in: namespace)
  _ = v.accessibilityLinkedGroup(id: 3, in: namespace)
  _ = v.accessibilityCustomContent("a", "b")
  _ = v.accessibilityCustomContent("a", "b", importance: .high)
  _ = v.accessibilityCustomContent(AccessibilityCustomContentKey("a"), Text("b"))
  _ = v.accessibilityRespondsToUserInteraction()
  _ = v.accessibilityRotor("a") { AccessibilityRotorEntry("b", id: 3) }
  _ = v.accessibilityRotor("a", entries: [Thing3(id: 3)], entryLabel: \.name)
  _ = v.accessibilityRotorEntry(id: 3, in: namespace)
  _ = v.accessibilityShowsLargeContentViewer { Text("a") }
  _ = v.accessibilityTextContentType(.messaging)
  _ = v.accessibilityDirectTouch(true)
  _ = v.accessibilityDragPoint(.center, description: "a")
  _ = v.accessibilityDropPoint(.center, description: "a")
  _ = v.speechSpellsOutCharacters()
  _ = v.speechAdjustedPitch(0.3)
  _ = v.speechAlwaysIncludesPunctuation()
  _ = v.speechAnnouncementsQueued()
  AccessibilityNotification.Announcement("a").post()
  AccessibilityNotification.ScreenChanged().post()
  UIAccessibility.post(notification: .announcement, argument: "a")
  _ = UIAccessibility.isVoiceOverRunning
}

struct Thing3: Identifiable { var id: Int; var name = "" }

/// Kept values in a model that is on no actor.
final class KeptModel {
  @AppStorage("model.count") var count = 0
  @AppStorage("model.name") var name: String?
}
