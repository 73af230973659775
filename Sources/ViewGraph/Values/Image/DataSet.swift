import Foundation

/// The set of one file in an asset catalogue.
enum DataSet {
  private struct Contents: Decodable {
    struct Item: Decodable {
      var filename: String?
      var type: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }

    var data: [Item]
  }

  /// The first file of the set, and its type.
  static func read(_ folder: URL) -> (data: Data, type: String?)? {
    guard let json = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    for item in contents.data {
      if let name = item.filename,
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
      {
        return (data, item.type)
      }
    }
    return nil
  }
}
