import Foundation
import ObjectStore
import ProgramLog

/// Keeps models for each reader alone, also where all readers share the container.
public final class ModelContainer: Sendable, Equatable {
  /// What a container is told: the same for all readers.
  struct Core: Sendable {
    let schema: Schema
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let configurations: Set<ModelConfiguration>
    let configuration: ModelConfiguration
  }

  let core: Core
  private let stores = PerReader<ReaderStore>()

  public var schema: Schema { core.schema }
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }
  public var configurations: Set<ModelConfiguration> { core.configurations }

  init(_ core: Core) {
    self.core = core
  }

  /// Makes a container and opens the file of the reader for whom the code runs.
  ///
  /// - Parameters:
  ///   - configurations: Where models are kept; the first one counts for all. By default `default.store` in Application Support.
  /// - Throws: Where the file cannot be opened, or is none of ours.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    let configuration = configurations.first ?? ModelConfiguration()
    core = Core(
      schema: schema, migrationPlan: migrationPlan,
      configurations: Set(configurations.isEmpty ? [configuration] : configurations), configuration: configuration)
    _ = try open()
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

  /// The context of the reader's views, which saves by itself.
  @MainActor public var mainContext: ModelContext { readerStore.mainContext(of: self) }

  /// Deletes everything that the reader has.
  @MainActor public func deleteAllData() {
    let context = mainContext
    for entity in schema.entities {
      for model in (try? context.load(entity)) ?? [] { context.delete(any: model) }
    }
    try? context.save()
  }

  /// Removes the reader's file.
  public func erase() throws {
    let configuration = core.configuration
    if !configuration.isStoredInMemoryOnly { try ObjectStore.remove(at: configuration.url) }
  }

  /// What the reader for whom the code runs has. Where their file cannot be opened nobody else's program ends: they have
  /// memory until their pages are closed, and the log says why.
  var readerStore: ReaderStore {
    do {
      return try open()
    } catch {
      ProgramLog.write(.fault, label: "SwiftData") {
        "\(core.configuration.url.path) cannot be opened, and nothing is kept in it: \(error.localizedDescription)"
      }
      return stores.value { ReaderStore(ObjectStore.inMemory()) }
    }
  }

  private func open() throws -> ReaderStore {
    let configuration = core.configuration
    return try stores.value {
      do {
        let store = ReaderStore(try ObjectStore.open(at: configuration.isStoredInMemoryOnly ? nil : configuration.url))
        if let migrationPlan = core.migrationPlan { try Migration.run(migrationPlan, on: self, store) }
        return store
      } catch let error as SwiftDataError {
        throw error
      } catch {
        throw SwiftDataError(.loadIssueModelContainer, error.localizedDescription)
      }
    }
  }
}

/// What one reader has of a container.
final class ReaderStore: @unchecked Sendable {
  let objects: ObjectStore
  /// Used on the main actor alone.
  private var main: ModelContext?

  init(_ objects: ObjectStore) {
    self.objects = objects
  }

  @MainActor func mainContext(of container: ModelContainer) -> ModelContext {
    if let main { return main }
    let context = ModelContext(container, store: self, schema: container.schema, isMain: true)
    context.autosaveEnabled = true
    main = context
    return context
  }
}
