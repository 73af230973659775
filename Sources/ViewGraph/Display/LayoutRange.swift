import Foundation

/// What a view answers along one axis to what it is offered, as far as it is known without fonts: as much as it is
/// offered, but no less than a minimum and no more than a maximum.
///
/// Nil stands for a length that only the content tells, such as that of a text.
public struct LayoutRange: Equatable, Sendable {
  private var storedMinimum: Float
  private var storedIdeal: Float
  private var storedMaximum: Float
  private var storedSlope: Float
  private var storedCap: Float = .nan

  /// The least that the view takes.
  public var minimum: CGFloat? {
    get { storedMinimum.isNaN ? nil : CGFloat(storedMinimum) }
    set { storedMinimum = newValue.map { Float($0) } ?? .nan }
  }
  /// What the view takes where it is offered no particular length.
  public var ideal: CGFloat? {
    get { storedIdeal.isNaN ? nil : CGFloat(storedIdeal) }
    set { storedIdeal = newValue.map { Float($0) } ?? .nan }
  }
  /// The most that the view takes, infinite where it takes all that is offered.
  public var maximum: CGFloat? {
    get { storedMaximum.isNaN ? nil : CGFloat(storedMaximum) }
    set { storedMaximum = newValue.map { Float($0) } ?? .nan }
  }
  /// Where the view keeps proportions: how much the maximum grows with each point that is offered across.
  public var slope: CGFloat {
    get { CGFloat(storedSlope) }
    set { storedSlope = Float(newValue) }
  }

  /// Where the view keeps proportions: the most that it takes, whatever is offered across; nil is no limit.
  public var cap: CGFloat? {
    get { storedCap.isNaN || givesBack ? nil : CGFloat(storedCap) }
    set { storedCap = newValue.map { Float($0) } ?? .nan }
  }

  /// True where only the content tells the length and some of it takes less where less is offered, as a picture
  /// below a text does.
  public var givesBack: Bool {
    get { storedCap == -.infinity }
    set { storedCap = newValue ? -.infinity : .nan }
  }

  /// Makes a range; without arguments one that only the content tells.
  public init(_ minimum: CGFloat? = nil, ideal: CGFloat? = nil, _ maximum: CGFloat? = nil) {
    storedMinimum = minimum.map { Float($0) } ?? .nan
    storedIdeal = ideal.map { Float($0) } ?? .nan
    storedMaximum = maximum.map { Float($0) } ?? .nan
    storedSlope = 0
  }

  /// The range of what always has one length.
  public static func fixed(_ length: CGFloat) -> LayoutRange { LayoutRange(length, ideal: length, length) }

  /// The range of what takes all that it is offered; 10 points where it is offered nothing in particular, as shapes do.
  public static let filling = LayoutRange(0, ideal: 10, .infinity)

  /// The range of what takes all that it is offered, and where nothing is offered what its content takes.
  public static let greedy = LayoutRange(0, .infinity)

  /// The range of what takes all that it is offered and cannot be made narrower than its content.
  public static let stretching = LayoutRange(nil, .infinity)

  /// True where all that is offered is taken.
  public var fills: Bool { storedMaximum == .infinity }

  /// True where the length is known and the same whatever is offered.
  public var isFixed: Bool { storedSlope == 0 && storedMinimum == storedMaximum }

  /// True where the view takes more where it is offered more, up to a limit that is known.
  public var isLimited: Bool { !storedMaximum.isNaN && !fills && !isFixed }

  public static func == (left: LayoutRange, right: LayoutRange) -> Bool {
    left.minimum == right.minimum && left.ideal == right.ideal && left.maximum == right.maximum
      && left.storedSlope == right.storedSlope && left.cap == right.cap && left.givesBack == right.givesBack
  }
}

extension LayoutRange {
  /// What is taken of a length that is offered, nil for none in particular; nil where only the content tells.
  func answer(_ offered: CGFloat?) -> CGFloat? {
    guard slope == 0, let minimum, let maximum else { return nil }
    return offered.map { min(max($0, minimum), maximum) } ?? ideal
  }

  /// The range with a length added to every answer.
  func adding(_ length: CGFloat) -> LayoutRange {
    var result = self
    result.minimum = minimum.map { max($0 + length, 0) }
    result.ideal = ideal.map { max($0 + length, 0) }
    result.maximum = maximum.map { slope == 0 ? max($0 + length, 0) : $0 + length }
    if let cap { result.cap = max(cap + length, 0) }
    return result
  }

  /// The range with lengths added that only fonts tell.
  var untold: LayoutRange {
    if fills { return .stretching }
    var result = LayoutRange()
    result.givesBack = yields
    return result
  }

  /// The range of a frame with limits around what has this range.
  func limited(_ least: CGFloat?, ideal: CGFloat?, _ most: CGFloat?) -> LayoutRange {
    if least == nil && ideal == nil && most == nil { return self }
    var result = self
    if let least {
      result.minimum = least
      if most == nil { result.maximum = slope == 0 ? maximum.map { max($0, least) } : maximum }
    }
    if let most {
      if least == nil { result.minimum = minimum.map { min($0, most) } }
      result.maximum = most
      result.slope = 0
      result.givesBack = false
    }
    if let ideal {
      // What is inside is offered the ideal length, and may take more.
      let offered = min(max(ideal, least ?? 0), most ?? .infinity)
      let taken = answer(offered) ?? offered
      let narrowed = least.map { max($0, min(taken, offered)) } ?? taken
      result.ideal = most == nil ? narrowed : max(narrowed, offered)
    }
    result.ideal = result.ideal.map { min(max($0, least ?? 0), most ?? .infinity) }
    return result
  }

  /// The range of views that lie one on the other.
  func union(_ other: LayoutRange) -> LayoutRange {
    var result = LayoutRange()
    if let one = minimum, let two = other.minimum { result.minimum = max(one, two) }
    if let one = ideal, let two = other.ideal { result.ideal = max(one, two) }
    if fills || other.fills {
      result.maximum = .infinity
    } else if let one = maximum, let two = other.maximum {
      if slope == other.slope {
        result.maximum = max(one, two)
        result.slope = slope
      } else if slope == 0 || other.slope == 0 {
        // What keeps proportions is taken to be the larger: beside it, fixed views count as a minimum.
        let (sloping, fixed) = slope == 0 ? (other, one) : (self, two)
        result.maximum = sloping.maximum
        result.slope = sloping.slope
        result.cap = sloping.cap
        result.minimum = result.minimum.map { max($0, fixed) }
      } else {
        // Of several that keep proportions the one counts that takes more.
        let larger = slope > other.slope ? self : other
        result.maximum = larger.maximum
        result.slope = larger.slope
        result.cap = larger.cap
      }
    } else if let flexible = [self, other].first(where: { $0.slope != 0 }) {
      // What keeps proportions is taken to be larger than a text that it lies with.
      result.maximum = flexible.maximum
      result.slope = flexible.slope
      result.cap = flexible.cap
    } else {
      result.givesBack = yields || other.yields
    }
    return result
  }

  /// The range of views that stand beside each other.
  func followed(by other: LayoutRange) -> LayoutRange {
    var result = LayoutRange()
    if let one = minimum, let two = other.minimum { result.minimum = one + two }
    if let one = ideal, let two = other.ideal { result.ideal = one + two }
    if fills || other.fills {
      result.maximum = .infinity
    } else if let one = maximum, let two = other.maximum {
      result.maximum = one + two
      result.slope = slope + other.slope
    } else {
      result.givesBack = yields || other.yields
    }
    return result
  }

  /// True where less is taken than the most, where less is offered.
  private var yields: Bool { givesBack || slope != 0 || isLimited }
}
