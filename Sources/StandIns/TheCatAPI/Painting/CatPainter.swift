/// Draws cats: what the cat looks like comes from its breed, everything else by chance, always the same for the same cat.
struct CatPainter {
  typealias Colour = Canvas.Colour

  enum Pose: CaseIterable {
    case sitting, loaf, walking, asleep, portrait
  }

  let look: CatLook
  let colours: CatColours
  let category: CatKind?
  private let seed: UInt64

  init(_ cat: Cat) {
    look = cat.look
    colours = CatColours(cat.look)
    category = cat.category
    seed = cat.seed
  }

  /// The picture in so many points.
  func picture(width: Int, height: Int) -> Canvas {
    var random = SeededRandom(seed, text: "picture")
    var sketch = CatSketch(width: width, height: height)
    let pose = pose(&random)
    let scene = CatScene(category: category, &random)
    scene.draw(on: &sketch, &random)
    let isWide = sketch.halfWidth > sketch.halfHeight
    let x = isWide && pose != .portrait ? Double(random.within(-25...25)) : 0
    sketch.place.isMirrored = random.chance(50)
    let tilt = Double(random.within(-8...8)) / 100
    sketch.at(x, scene.ground(for: pose), scale: pose == .portrait ? 1 : Double(random.within(92...104)) / 100) {
      draw(pose, tilt: tilt, on: &$0)
    }
    return sketch.picture
  }

  private func pose(_ random: inout SeededRandom) -> Pose {
    switch category {
    case .boxes, .sinks, .ties, .clothes, .space: .sitting
    case .hats, .sunglasses: random.pick([.sitting, .portrait])
    case nil: random.pick([.sitting, .sitting, .loaf, .walking, .asleep, .portrait, .portrait])
    }
  }

  private func draw(_ pose: Pose, tilt: Double, on sketch: inout CatSketch) {
    switch pose {
    case .sitting: drawSitting(tilt, on: &sketch)
    case .loaf: drawLoaf(tilt, on: &sketch)
    case .walking: drawWalking(tilt, on: &sketch)
    case .asleep: drawAsleep(on: &sketch)
    case .portrait: drawPortrait(tilt, on: &sketch)
    }
  }
}
