import Foundation

/// Which rows a table has: a number each, which stays the same while a row moves.
package struct TableRows {
  /// The numbers of the rows of each section.
  package private(set) var sections: [[Int]] = []
  /// The numbers of rows that are chosen, in the order in which they were.
  package var chosen: [Int] = []
  private var last = 0

  /// All rows are new.
  package mutating func reload(counts: [Int]) {
    chosen = []
    sections = counts.map { count in (0..<max(count, 0)).map { _ in next() } }
  }

  /// The number of a row.
  package func number(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section), sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  /// Where a row is.
  package func path(of number: Int) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Rows are new; their places are those after the change.
  package mutating func insert(_ paths: [IndexPath]) {
    for path in paths.sorted() where sections.indices.contains(path.section) {
      sections[path.section].insert(next(), at: min(path.row, sections[path.section].count))
    }
  }

  /// Rows go; their places are those before the change. The numbers that have gone.
  @discardableResult
  package mutating func delete(_ paths: [IndexPath]) -> [Int] {
    var gone: [Int] = []
    for path in paths.sorted().reversed() where number(at: path) != nil {
      gone.append(sections[path.section].remove(at: path.row))
    }
    chosen.removeAll { gone.contains($0) }
    return gone
  }

  /// A row moves.
  package mutating func move(_ path: IndexPath, to new: IndexPath) {
    guard number(at: path) != nil, sections.indices.contains(new.section) else { return }
    let number = sections[path.section].remove(at: path.row)
    sections[new.section].insert(number, at: min(new.row, sections[new.section].count))
  }

  /// Sections are new, with so many rows each.
  package mutating func insertSections(_ indices: IndexSet, count: (Int) -> Int) {
    for index in indices {
      sections.insert((0..<max(count(index), 0)).map { _ in next() }, at: min(index, sections.count))
    }
  }

  /// Sections go.
  package mutating func deleteSections(_ indices: IndexSet) {
    for index in indices.reversed() where sections.indices.contains(index) {
      let gone = Set(sections.remove(at: index))
      chosen.removeAll(where: gone.contains)
    }
  }

  /// Has as many rows as there are, whatever was said: what is too much goes from the ends, what lacks comes there.
  package mutating func match(counts: [Int]) {
    sections = Array(sections.prefix(counts.count))
    while sections.count < counts.count { sections.append([]) }
    for (section, count) in counts.enumerated() {
      sections[section] = Array(sections[section].prefix(max(count, 0)))
      while sections[section].count < count { sections[section].append(next()) }
    }
  }

  /// Has other rows; `was` says where each was before, nil for a new one.
  package mutating func rearrange(counts: [Int], was: (IndexPath) -> IndexPath?) {
    let old = sections
    sections = counts.enumerated().map { section, count in
      (0..<count).map { row in
        guard let path = was(IndexPath(row: row, section: section)), old.indices.contains(path.section),
          old[path.section].indices.contains(path.row)
        else { return next() }
        return old[path.section][path.row]
      }
    }
    let known = Set(sections.joined())
    chosen.removeAll { !known.contains($0) }
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}
