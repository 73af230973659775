import Foundation

/// Makes a picture, or changes one.
///
/// Codes are made here. What changes pictures is told to browsers, which decode them: the result is a vector graphic with the
/// picture inside.
open class CIFilter: NSObject {
  /// What the filter is called.
  public let name: String
  private let recipe: Recipe
  private var told: [String: Any]

  init(_ recipe: Recipe, _ parameters: [String: Any] = [:]) {
    name = recipe.name
    self.recipe = recipe
    told = parameters
  }

  /// Makes a filter by its name, as `CISepiaTone`. Nil for one that there is not.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Makes a filter by its name, with what it is told. Nil for one that there is not.
  public convenience init?(name: String, parameters: [String: Any]?) {
    guard let recipe = Recipe.all[name] else { return nil }
    self.init(recipe, parameters ?? [:])
  }

  /// What the filter can be told.
  open var inputKeys: [String] { recipe.pictures + recipe.inputs.map { "input" + $0.key } }

  /// What the filter tells.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// What the filter is called, and what it can be told, by key: the class and the default of each.
  open var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: name) ?? name,
    ]
    for input in recipe.inputs { result["input" + input.key] = [kCIAttributeDefault: input.value] }
    return result
  }

  /// Forgets what the filter was told.
  open func setDefaults() { told = [:] }

  /// Tells the filter something; nil takes it back.
  open func setValue(_ value: Any?, forKey key: String) { told[key] = value }

  /// What the filter was told, or what holds where it was not.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// The picture; nil where something is missing that it is made of, or a code has no room for its text.
  open var outputImage: CIImage? { recipe.make(FilterInputs(values: values)) }

  private var values: [String: Any] {
    let known = recipe.inputs.map { ("input" + $0.key, $0.value as Any) }
    return told.merging(known) { told, _ in told }
  }

  /// The names of the filters that there are.
  /// - Partly: those of all categories.
  open class func filterNames(inCategory category: String?) -> [String] { Recipe.all.keys.sorted() }

  /// The names of the filters that there are.
  /// - Partly: those of all categories.
  open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

  /// What people call a filter: its name in words. Nil for one that there is not.
  /// - Partly: in English.
  open class func localizedName(forFilterName filterName: String) -> String? {
    guard Recipe.all[filterName] != nil else { return nil }
    return filterName.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isUppercase == false { words.append(" ") }
      words.append(letter)
    }
  }
}
