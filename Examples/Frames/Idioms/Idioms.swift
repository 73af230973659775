import SwiftUI

/// Idioms whose views say themselves where SwiftUI puts them, in a space of 300 by 200.
struct Idioms: View {
  var body: some View {
    ScrollIdioms()
    GridIdioms()
    LazyGridIdioms()
    PlaceIdioms()
    ShapeIdioms()
    ListIdioms()
    ControlIdioms()
    StackIdioms()
    ColumnIdioms()
    TextIdioms()
    MixedIdioms()
    LineIdioms()
    RowIdioms()
    ButtonIdioms()
    EdgeIdioms()
    ShareIdioms()
    CellIdioms()
    FormIdioms()
    KindIdioms()
    ScreenIdioms()
    FactIdioms()
    NestIdioms()
    OrderIdioms()
    SafeIdioms()
    GuideIdioms()
    LimitIdioms()
    NarrowIdioms()
    MoreIdioms()
  }
}

/// Further ones: a view builder takes no more at once.
private struct MoreIdioms: View {
  var body: some View {
    RightToLeftIdioms()
    PictureIdioms()
    TrackIdioms()
    OwnLayoutIdioms()
    ReaderIdioms()
    GapIdioms()
    RatioIdioms()
    FixedIdioms()
    PhoneIdioms()
    RowKindIdioms()
    LabelIdioms()
    EvenMoreIdioms()
  }
}

private struct EvenMoreIdioms: View {
  var body: some View {
    DividerIdioms()
    NegativeIdioms()
    LayerIdioms()
    FlowIdioms()
    RowInsetIdioms()
    ListPlaceIdioms()
    PhoneScrollIdioms()
    PhoneListIdioms()
    PartIdioms()
    GroupIdioms()
    AppIdioms()
  }
}

extension View {
  /// Says where SwiftUI puts the view; nil is not compared.
  func at(_ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    accessibilityIdentifier("@" + [x, y, width, height].map { $0.map { "\($0)" } ?? "" }.joined(separator: ","))
  }
}
