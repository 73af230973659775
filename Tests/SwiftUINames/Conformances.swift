// What types are to each other, as generic code of programs asks it.
import SwiftUI

private func view<T: View>(_: T.Type) {}
private func gesture<T: Gesture>(_: T.Type) {}
private func style<T: ShapeStyle>(_: T.Type) {}
private func shape<T: Shape>(_: T.Type) {}
private func insettable<T: InsettableShape>(_: T.Type) {}
private func animatable<T: Animatable>(_: T.Type) {}
private func hashable<T: Hashable>(_: T.Type) {}
private func equatable<T: Equatable>(_: T.Type) {}
private func comparable<T: Comparable>(_: T.Type) {}
private func arithmetic<T: VectorArithmetic>(_: T.Type) {}
private func property<T: DynamicProperty>(_: T.Type) {}
private func toolbar<T: ToolbarContent>(_: T.Type) {}
private func customizable<T: CustomizableToolbarContent>(_: T.Type) {}
private func scene<T: Scene>(_: T.Type) {}
private func commands<T: Commands>(_: T.Type) {}
private func transferable<T: Transferable>(_: T.Type) {}
private func iterable<T: CaseIterable>(_: T.Type) {}
private func layout<T: Layout>(_: T.Type) {}
private func identifiable<T: Identifiable>(_: T.Type) {}
private func collection<T: RandomAccessCollection>(_: T.Type) {}
private func rows<T: TableRowContent>(_: T.Type) {}
private func dynamic<T: DynamicViewContent>(_: T.Type) {}
private func modifier<T: ViewModifier>(_: T.Type) {}
private func codable<T: Codable>(_: T.Type) {}
private func sendable<T: Sendable>(_: T.Type) {}
private func described<T: CustomStringConvertible>(_: T.Type) {}

private struct Item: Identifiable { var id: Int }
private final class Store: ObservableObject {}

@MainActor private func conformances() {
  view(Text?.self)
  view(Never.self)
  view(LinearGradient.self)
  view(MeshGradient.self)
  view(Path.self)
  view(AnyShape.self)
  view(ButtonBorderShape.self)
  gesture(TapGesture?.self)
  gesture(Never.self)
  gesture(AnyGesture<Int>.self)
  style(Gradient.self)
  style(AnyGradient.self)
  style(Material.self)
  style(ForegroundStyle.self)
  style(BackgroundStyle.self)
  style(SelectionShapeStyle.self)
  style(SeparatorShapeStyle.self)
  style(PlaceholderTextShapeStyle.self)
  style(EllipticalGradient.self)
  shape(RotatedShape<Circle>.self)
  shape(ScaledShape<Circle>.self)
  shape(OffsetShape<Circle>.self)
  shape(TransformedShape<Circle>.self)
  shape(ButtonBorderShape.self)
  insettable(RotatedShape<Circle>.self)
  insettable(OffsetShape<Circle>.self)
  insettable(ContainerRelativeShape.self)
  insettable(UnevenRoundedRectangle.self)
  insettable(ButtonBorderShape.self)
  animatable(CGPoint.self)
  animatable(CGRect.self)
  animatable(Angle.self)
  animatable(EdgeInsets.self)
  animatable(UnitPoint.self)
  animatable(StrokeStyle.self)
  animatable(RectangleCornerRadii.self)
  hashable(Color.self)
  hashable(Font.self)
  hashable(Namespace.ID.self)
  hashable(PresentationDetent.self)
  hashable(Gradient.self)
  hashable(KeyEquivalent.self)
  hashable(KeyboardShortcut.self)
  hashable(CoordinateSpace.self)
  hashable(Animation.self)
  hashable(SymbolVariants.self)
  hashable(Color.Resolved.self)
  equatable(Text.self)
  equatable(LocalizedStringKey.self)
  equatable(Image.self)
  equatable(NavigationPath.self)
  equatable(ProposedViewSize.self)
  equatable(Path.self)
  equatable(DragGesture.Value.self)
  equatable(ViewDimensions.self)
  equatable(Alignment.self)
  comparable(Angle.self)
  comparable(DynamicTypeSize.self)
  comparable(ScenePhase.self)
  arithmetic(CGFloat.self)
  arithmetic(Float.self)
  arithmetic(AnimatablePair<Double, CGFloat>.self)
  arithmetic(EmptyAnimatableData.self)
  property(StateObject<Store>.self)
  property(AppStorage<Int>.self)
  property(SceneStorage<Int>.self)
  property(FocusState<Bool>.self)
  property(GestureState<Int>.self)
  property(ScaledMetric<CGFloat>.self)
  property(FocusedBinding<Int>.self)
  property(AccessibilityFocusState<Bool>.self)
  toolbar(ToolbarItem<(), Text>?.self)
  toolbar(Group<ToolbarItem<(), Text>>.self)
  toolbar(ToolbarSpacer.self)
  toolbar(ToolbarTitleMenu<Text>.self)
  customizable(ToolbarItem<String, Text>.self)
  scene(Group<WindowGroup<Text>>.self)
  commands(Group<EmptyCommands>.self)
  commands(EmptyCommands?.self)
  transferable(Color.self)
  transferable(Image.self)
  transferable(AttributedString.self)
  iterable(ContentSizeCategory.self)
  iterable(Visibility.self)
  iterable(LayoutDirection.self)
  layout(HStackLayout.self)
  layout(VStackLayout.self)
  layout(ZStackLayout.self)
  layout(GridLayout.self)
  layout(AnyLayout.self)
  identifiable(Binding<Item>.self)
  collection(Binding<[Item]>.self)
  dynamic(ForEach<[Item], Int, Text>.self)
  rows(ForEach<[Item], Int, TableRow<Item>>.self)
  rows(Group<TableRow<Item>>.self)
  rows(TableRow<Item>?.self)
  modifier(ModifiedContent<EmptyModifier, EmptyModifier>.self)
  codable(NavigationPath.CodableRepresentation.self)
  codable(Color.Resolved.self)
  codable(TabViewCustomization.self)
  sendable(Text.self)
  sendable(Image.self)
  sendable(Binding<Int>.self)
  described(Color.self)
  described(Path.self)
  _ = Path("0 0 m 1 1 l h")
  var path = Path()
  path.addLine(to: .zero)
}

private struct Grouped: View {
  @State private var isOn = false
  var body: some View {
    let row: any Layout = isOn ? HStackLayout() : VStackLayout()
    AnyLayout(row) { Text("a") }
      .gesture(isOn ? DragGesture().onChanged { _ in } : nil)
      .simultaneousGesture(isOn ? TapGesture().onEnded {} : nil)
      .toolbar {
        Group {
          ToolbarItem { Text("a") }
          ToolbarItemGroup(placement: .bottomBar) { Text("b") }
        }
      }
  }
}
