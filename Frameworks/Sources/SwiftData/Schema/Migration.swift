import Foundation

/// Which versions of a schema there were, and how one becomes the next.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// How models of one version become those of the next.
public enum MigrationStage: Sendable {
  /// Variables that are new have their default values, and those that are gone are forgotten.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// As `lightweight`, with code of the program's own before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}

/// Brings what was kept by an earlier version of a program up to this one.
enum Migration {
  private static let key = "schemaVersion"

  /// Runs the stages that a store has not seen.
  static func run(_ plan: any SchemaMigrationPlan.Type, on container: ModelContainer, _ store: ReaderStore) throws {
    let kept = try store.objects.metadata(key).flatMap { try? JSONDecoder().decode(Schema.Version.self, from: $0) }
    let current = plan.schemas.map { $0.versionIdentifier }.max() ?? container.schema.version
    // A store that nothing was ever kept in begins with the current version.
    let isNew = try kept == nil && container.schema.entities.allSatisfy { try store.objects.rows(of: $0.name).isEmpty }
    if var version = kept ?? (isNew ? current : plan.schemas.map { $0.versionIdentifier }.min()) {
      while let stage = plan.stages.first(where: { $0.versions.from.versionIdentifier == version }) {
        try run(stage, on: container, store)
        version = stage.versions.to.versionIdentifier
      }
    }
    try store.objects.setMetadata(JSONEncoder().encode(current), for: key)
  }

  private static func run(_ stage: MigrationStage, on container: ModelContainer, _ store: ReaderStore) throws {
    guard case .custom(let from, let to, let before, let after) = stage else { return }
    for (schema, code) in [(from, before), (to, after)] {
      guard let code else { continue }
      let context = ModelContext(container, store: store, schema: Schema(versionedSchema: schema))
      try code(context)
      try context.save()
    }
  }
}
