/// The seven categories of the service.
enum NewsCategory: String, Sendable, CaseIterable {
  case business, entertainment, general, health, science, sports, technology
}
