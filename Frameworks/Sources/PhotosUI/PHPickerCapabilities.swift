import SwiftUI

/// What a choice of pictures can do.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

/// Where a choice of pictures is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// Above everything else, when the reader asks for it.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// Where it stands.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// Where it stands, in one line.
  public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
  /// Leaves out what choices of pictures can do.
  /// - Partly: not used: browsers show their own choice.
  nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    self
  }

  /// Sets where choices of pictures are shown.
  /// - Partly: not used: browsers show their own choice above everything else.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Sets whether choices of pictures have bars at their edges.
  /// - Partly: not used: browsers show their own choice.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}
