import Foundation
import SwiftUI

/// Which pictures can be chosen. Browsers show all pictures.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = PHPickerFilter(name: "images")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Films are not read: a reader sees pictures alone.
  public static let videos = PHPickerFilter(name: "videos")

  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public static func not(_ subfilter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

/// In what order pictures are chosen. It is the browser's.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

/// How pictures are handed over: as JPEG, whatever is said.
public struct PhotosPickerItemEncoding: Hashable, Sendable {
  private let name: String

  public static let automatic = PhotosPickerItemEncoding(name: "automatic")
  public static let current = PhotosPickerItemEncoding(name: "current")
  public static let compatible = PhotosPickerItemEncoding(name: "compatible")
}

/// A button that lets the reader choose pictures of their device.
/// - Partly: the browser's choice of files: pictures, 20 at most, as JPEG of at most 2,048 points; no films.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let choose: @MainActor @Sendable ([PhotosPickerItem]) -> Void
  private let most: Int?
  private let label: Label

  private init(most: Int?, label: Label, choose: @escaping @MainActor @Sendable ([PhotosPickerItem]) -> Void) {
    self.most = most
    self.label = label
    self.choose = choose
  }

  @MainActor public var body: some View {
    Button {
      PhotosPickerItem.choose(most: most, choose)
    } label: {
      label
    }
  }
}

extension PhotosPicker {
  /// Lets the reader choose one picture.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(most: 1, label: label()) { selection.wrappedValue = $0.first ?? selection.wrappedValue }
  }

  /// Lets the reader choose one picture.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  /// Lets the reader choose pictures, 20 at most.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter, label: label) }

  /// Lets the reader choose pictures, 20 at most.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(most: maxSelectionCount ?? 0, label: label()) { selection.wrappedValue = $0 }
  }
}

extension PhotosPicker where Label == Text {
  /// Lets the reader choose one picture.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Lets the reader choose pictures, 20 at most.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }

  /// Lets the reader choose one picture.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Lets the reader choose pictures, 20 at most.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }
}

extension View {
  /// Lets the reader choose one picture when a value becomes true. Browsers open their choice only shortly after the reader has pressed
  /// something.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) -> some View {
    modifier(
      Choosing(isPresented: isPresented, most: 1) { if let item = $0.first { selection.wrappedValue = item } })
  }

  /// Lets the reader choose pictures when a value becomes true, 20 at most.
  /// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) -> some View {
    modifier(Choosing(isPresented: isPresented, most: maxSelectionCount ?? 0) { selection.wrappedValue = $0 })
  }
}

private struct Choosing: ViewModifier {
  @Binding var isPresented: Bool
  let most: Int
  let choose: @MainActor ([PhotosPickerItem]) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: isPresented) {
      guard isPresented else { return }
      isPresented = false
      PhotosPickerItem.choose(most: most, choose)
    }
  }
}
