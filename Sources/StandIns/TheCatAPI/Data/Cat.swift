/// A picture of a cat in the service's collection.
struct Cat: Sendable {
  var id: String
  /// The ending of the file's name: jpg, png or gif. What is drawn is a PNG in each case, as browsers do not mind.
  var kind: String
  var width: Int
  var height: Int
  var breed: CatBreed?
  var category: CatKind?
  var look: CatLook
  /// The seed of everything else in the picture.
  var seed: UInt64
  /// Whether the service writes the breeds first when it lists this cat.
  var hasBreedsFirst: Bool
}

/// The service's categories, by its numbers.
enum CatKind: Int, Sendable, CaseIterable {
  case boxes = 5
  case clothes = 15
  case hats = 1
  case sinks = 14
  case space = 2
  case sunglasses = 4
  case ties = 7
}
