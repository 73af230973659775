/// The numbers of several variables of different types, one after the other: what `@Animatable` makes.
public struct _AnimatableFields: VectorArithmetic {
  private var fields: [any VectorArithmetic]

  public init(_ fields: [any VectorArithmetic]) {
    self.fields = fields
  }

  /// Gives a variable its numbers; of nothing it keeps those that it has.
  public func write<Data: VectorArithmetic>(_ index: Int, to data: inout Data) {
    if fields.indices.contains(index), let field = fields[index] as? Data { data = field }
  }

  public static var zero: _AnimatableFields { _AnimatableFields([]) }

  public static func + (left: _AnimatableFields, right: _AnimatableFields) -> _AnimatableFields {
    left.adding(right, times: 1)
  }

  public static func - (left: _AnimatableFields, right: _AnimatableFields) -> _AnimatableFields {
    left.adding(right, times: -1)
  }

  public mutating func scale(by rhs: Double) {
    for index in fields.indices { fields[index].scale(by: rhs) }
  }

  public var magnitudeSquared: Double { fields.reduce(0) { $0 + $1.magnitudeSquared } }

  public static func == (left: _AnimatableFields, right: _AnimatableFields) -> Bool {
    (left - right).magnitudeSquared == 0
  }

  /// Field by field; where one has fewer, the rest of the other counts alone.
  private func adding(_ other: _AnimatableFields, times factor: Double) -> _AnimatableFields {
    func sum<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> any VectorArithmetic {
      guard var right = right as? V else { return left }
      right.scale(by: factor)
      return left + right
    }
    var result = fields
    for (index, field) in other.fields.enumerated() {
      if result.indices.contains(index) {
        result[index] = sum(result[index], field)
      } else {
        var alone = field
        alone.scale(by: factor)
        result.append(alone)
      }
    }
    return _AnimatableFields(result)
  }
}
