import Foundation

/// A model: the entities that a store's objects are of.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// What stands for no model.
  static let none = NSManagedObjectModel()

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      named = nil
    }
  }
  /// What is said of errors, by their keys.
  open var localizationDictionary: [String: String]?
  /// What tells versions of the model apart.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var named: [String: NSEntityDescription]?
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Makes a model without entities.
  public override init() {
    super.init()
  }

  /// Reads a model: a `.momd` or `.mom` of a bundle, or what Xcode edits. Nil where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let document = ModelDocument(url) else { return nil }
    self.init()
    document.fill(self)
  }

  /// Makes a model of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models { templates.merge(model.templates) { one, _ in one } }
  }

  /// The models of bundles as one; nil is the program's own.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(byMerging: (bundles ?? [.main]).flatMap(ModelFiles.models(in:)))
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    if let named { return named }
    let made = Dictionary(entities.map { ($0.name ?? "", $0) }) { one, _ in one }
    named = made
    return made
  }

  /// The names of groups of entities.
  open var configurations: [String] { configured.keys.sorted() }

  /// The entities of a group; nil is all.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    return configured[configuration]
  }

  /// Makes a group of entities.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configured[configuration] = entities
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// The request of a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }

  /// The request of a name, with values in the place of its variables.
  @available(*, unavailable, message: "conditions have no variables here: make the request in Swift, with %@")
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? { nil }

  /// The requests by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSManagedObjectModel(byMerging: [self]) ?? NSManagedObjectModel()
  }
}
