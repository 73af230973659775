import Foundation
import ViewGraph

/// A file of an asset catalogue's data set.
open class NSDataAsset: NSObject {
  /// What the set is called.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The uniform type of the file; "public.data" where the set does not say it.
  public let typeIdentifier: String

  /// Finds the data set of that name in the program's asset catalogues. Nil where there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Finds the data set of that name in the asset catalogues of a bundle. Nil where there is none.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetCatalog.of(bundle).data(named: name) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
  }
}
