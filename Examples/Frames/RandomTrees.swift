import Foundation

/// Trees that are shown, and the frames that they should have.
struct RandomTrees: Sendable {
  struct Expected: Codable {
    var frames: [String: Engine.Frame]
    var limits: [String]
    var code: String
    var tree: Tree
    /// The sizes of texts, by path.
    var texts: [String: [Double]]
  }

  static let width = 300.0
  static let height = 200.0

  let trees: [Tree]
  /// True where all is laid out from the right to the left.
  let isMirrored: Bool

  /// As many trees as `FRAMES_COUNT` says from the seed `FRAMES_SEED`, with texts where `FRAMES_TEXTS` is set, with views of limits beyond their place where
  /// `FRAMES_LIMITS` is, with more kinds of containers where
  /// `FRAMES_WIDE` is, with controls and pictures where `FRAMES_PIECES` is, with room below nothing and layouts of its own where `FRAMES_MORE` is, from the right to the left where `FRAMES_MIRRORED` is, or those of the file `FRAMES_TREES`, or with
  /// `FRAMES_SMALLER` those that are one step smaller than the first of that file.
  init?(_ environment: [String: String]) throws {
    isMirrored = environment["FRAMES_MIRRORED"] != nil
    if let path = environment["FRAMES_TREES"] {
      let given = try JSONDecoder().decode([Tree].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      trees = environment["FRAMES_SMALLER"] == nil ? given : given[0].smaller
    } else if let seed = environment["FRAMES_SEED"].flatMap(UInt64.init) {
      var generator = Generator(
        seed: seed, hasTexts: environment["FRAMES_TEXTS"] != nil, hasLimits: environment["FRAMES_LIMITS"] != nil,
        isWide: environment["FRAMES_WIDE"] != nil, hasPieces: environment["FRAMES_PIECES"] != nil,
        hasMore: environment["FRAMES_MORE"] != nil)
      let count = environment["FRAMES_COUNT"].flatMap { Int($0) } ?? 100
      trees = (0..<count).map { generator.tree(depth: 2 + $0 % 3) }
    } else {
      return nil
    }
  }

  /// What the frames should be, for the test that measures them.
  func expected() throws -> String {
    let all = trees.enumerated().map { index, tree in
      var engine = Engine()
      engine.layOut(tree, path: "\(index).", width: Self.width, height: Self.height)
      return Expected(
        frames: isMirrored ? engine.frames.mapValues(Self.mirrored) : engine.frames, limits: engine.limits.sorted(),
        code: tree.code, tree: tree,
        texts: engine.texts)
    }
    return String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
  }

  private static func mirrored(_ frame: Engine.Frame) -> Engine.Frame {
    var result = frame
    result.x = width - frame.x - frame.width
    return result
  }
}
