import Foundation
import UniformTypeIdentifiers

/// Carries an object from where it is dragged to where it is dropped, within a program.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is carried: the object, and what it can be turned into.
  let values: [Any]
  /// The bytes of what is carried, by their kinds.
  private var forms: [(type: UTType, bytes: Data)] = []
  /// A name for what is carried.
  /// - Partly: kept and not used.
  open var suggestedName: String?

  /// Carries nothing.
  public override init() {
    values = []
  }

  /// Carries an object, such as an `NSString`.
  public init(object: Any) {
    values = [object]
  }

  /// Carries what a file holds, by its address.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    values = [fileURL]
  }

  /// Carries an object of a kind.
  /// - Partly: the kind is that of the object; `typeIdentifier` is not used.
  public init(item: Any?, typeIdentifier: String?) {
    values = item.map { [$0] } ?? []
  }

  init(values: [Any]) {
    self.values = values
  }

  /// Carries a picture of UIKit's with its bytes, which are JPEG.
  public init(_picture: Any, bytes: Data) {
    values = [_picture, bytes]
    forms = [(.jpeg, bytes)]
  }

  /// The kinds of what is carried.
  open var registeredTypeIdentifiers: [String] { kinds.map(\.identifier) }

  /// True where something of a kind is carried.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { wanted in kinds.contains { $0.conforms(to: wanted) } } ?? false
  }

  /// True where an object of a type is carried.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object(of: type) != nil }

  /// Gives the object of a type, soon; nil and an error where none is carried.
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = Transfer(object(of: type))
    DispatchQueue.main.async {
      completionHandler(object.value, object.value == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Gives the bytes of a kind, soon; nil and an error where there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let bytes = UTType(typeIdentifier).flatMap { wanted in forms.first { $0.type.conforms(to: wanted) }?.bytes }
    DispatchQueue.main.async { completionHandler(bytes, bytes == nil ? CocoaError(.featureUnsupported) : nil) }
    return Progress(totalUnitCount: 1)
  }

  private func object<T>(of type: T.Type) -> T? {
    for value in values {
      if let object = value as? T { return object }
      if let text = value as? String, let object = NSString(string: text) as? T { return object }
      if let text = value as? NSString, let object = String(describing: text) as? T { return object }
      if let url = value as? URL, let object = NSURL(string: url.absoluteString) as? T { return object }
      if let url = value as? NSURL, let object = url.absoluteURL as? T { return object }
    }
    return nil
  }

  private var kinds: [UTType] {
    guard forms.isEmpty else { return forms.map(\.type) }
    return values.map { value in
      switch value {
      case is String, is NSString: .utf8PlainText
      case is URL, is NSURL: .url
      case is Image: .image
      default: .data
      }
    }
  }
}
