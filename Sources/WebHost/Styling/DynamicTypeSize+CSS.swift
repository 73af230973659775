import ViewGraph

extension DynamicTypeSize {
  /// The points of each text style, by the name under which the style sheet reads them.
  ///
  /// Source: the table of dynamic type sizes in Apple's Human Interface Guidelines, "Typography".
  var points: [(StaticString, Double)] {
    let column = Self.allCases.firstIndex(of: self) ?? 3
    return Self.table.map { ($0.0, $0.1[column]) }
  }

  private static let table: [(StaticString, [Double])] = [
    ("--t1", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ("--t2", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ("--t3", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    ("--t4", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    ("--t6", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    ("--t7", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("--t8", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    ("--t9", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    ("--ta", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    ("--tb", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}
