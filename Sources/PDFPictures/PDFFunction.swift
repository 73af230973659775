import Foundation

/// A function of numbers, by which PDF files say gradients and mixed colours.
struct PDFFunction: Sendable {
  private let file: PDFFile
  private let value: PDFValue
  /// How many functions this one is a part of: one may name itself.
  private let depth: Int

  init(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    self.file = file
    self.depth = depth
    self.value = file[value]
  }

  func callAsFunction(_ inputs: [Double]) -> [Double] {
    guard depth < 4 else { return [] }
    // One function for each result.
    if let list = value.array { return list.flatMap { PDFFunction($0, in: file, depth: depth + 1)(inputs) } }
    guard let dictionary = value.dictionary, let first = inputs.first else { return [] }
    let domain = file.numbers(dictionary["Domain"])
    let x = domain.count > 1 ? min(max(first, domain[0]), domain[1]) : first
    switch file[dictionary["FunctionType"]].number {
    case 0: return sampled(dictionary, inputs, domain)
    case 2:
      let start = dictionary["C0"].map { file.numbers($0) } ?? [0]
      let end = dictionary["C1"].map { file.numbers($0) } ?? [1]
      let part = pow(x, file[dictionary["N"]].number ?? 1)
      return zip(start, end).map { $0 + part * ($1 - $0) }
    case 3: return stitched(dictionary, x, domain)
    default: return []
    }
  }

  /// Functions one after the other.
  private func stitched(_ dictionary: [String: PDFValue], _ x: Double, _ domain: [Double]) -> [Double] {
    let functions = file[dictionary["Functions"]].array ?? []
    let encode = file.numbers(dictionary["Encode"])
    let limits = [domain.first ?? 0] + file.numbers(dictionary["Bounds"]) + [domain.last ?? 1]
    guard !functions.isEmpty, limits.count == functions.count + 1 else { return [] }
    let place = (0..<functions.count).last { x >= limits[$0] } ?? 0
    let (low, high) = (limits[place], limits[place + 1])
    let (from, to) = encode.count > 2 * place + 1 ? (encode[2 * place], encode[2 * place + 1]) : (0, 1)
    let part = high > low ? (x - low) / (high - low) : 0
    return PDFFunction(functions[place], in: file, depth: depth + 1)([from + part * (to - from)])
  }

  /// A table of results, of eight or sixteen bits each, for one input or for the first of many.
  private func sampled(_ dictionary: [String: PDFValue], _ inputs: [Double], _ domain: [Double]) -> [Double] {
    let size = file.numbers(dictionary["Size"]).map { Int($0) }
    let range = file.numbers(dictionary["Range"])
    let bits = Int(file[dictionary["BitsPerSample"]].number ?? 8)
    guard let count = size.first, size.count == 1, count > 1, domain.count > 1, bits == 8 || bits == 16 else {
      return []
    }
    let bytes = file.contents(value)
    let results = range.count / 2
    let width = bits / 8
    func sample(_ index: Int, _ result: Int) -> Double {
      let start = (index * results + result) * width
      guard start + width <= bytes.count else { return 0 }
      let number =
        width == 1 ? Double(bytes[start]) / 255 : Double(Int(bytes[start]) << 8 | Int(bytes[start + 1])) / 65_535
      return range[2 * result] + number * (range[2 * result + 1] - range[2 * result])
    }
    let x = (min(max(inputs[0], domain[0]), domain[1]) - domain[0]) / max(domain[1] - domain[0], .leastNormalMagnitude)
    let place = x * Double(count - 1)
    guard place >= 0, place <= Double(count - 1) else { return [] }
    let (low, part) = (min(Int(place), count - 2), place - Double(min(Int(place), count - 2)))
    return (0..<results).map { sample(low, $0) * (1 - part) + sample(low + 1, $0) * part }
  }
}
