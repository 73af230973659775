import Foundation

/// What a service is, or a part of it.
open class CBUUID: NSObject, @unchecked Sendable {
  /// Its bytes: two, four or sixteen.
  public let data: Data

  /// Makes one of its digits.
  public init(string theString: String) {
    let digits = theString.filter(\.isHexDigit)
    data = Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
        let start = digits.index(digits.startIndex, offsetBy: place)
        return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
      })
  }
  /// Makes one of its bytes.
  public init(data theData: Data) { data = theData }
  /// Makes one of sixteen bytes.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// Its digits.
  open var uuidString: String {
    let text = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return text }
    var result = ""
    for (place, digit) in text.enumerated() {
      if [8, 12, 16, 20].contains(place) { result += "-" }
      result.append(digit)
    }
    return result
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
  open override var hash: Int { data.hashValue }
  open override var description: String { uuidString }
}
