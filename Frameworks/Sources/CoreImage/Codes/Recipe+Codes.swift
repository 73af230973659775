import Foundation

extension Recipe {
  /// What makes codes that machines read.
  static let codes: [Recipe] = [
    Recipe(name: "CIQRCodeGenerator", inputs: [("Message", Data()), ("CorrectionLevel", "M")], pictures: []) {
      let level = QRCode.Level(rawValue: $0.values["inputCorrectionLevel"] as? String ?? "M") ?? .medium
      guard let message = $0.values["inputMessage"] as? Data, !message.isEmpty,
        let code = QRCode(message, level: level)
      else { return nil }
      let side = code.size + 2
      let isDark = (0..<side * side).map { place in
        let (x, y) = (place % side - 1, place / side - 1)
        return x >= 0 && y >= 0 && x < code.size && y < code.size && code[x, y]
      }
      return CIImage(CIImage.Fields(width: side, height: side, isDark: isDark), width: side, height: side)
    },
    Recipe(
      name: "CICode128BarcodeGenerator", inputs: [("Message", Data()), ("QuietSpace", 10.0), ("BarcodeHeight", 32.0)],
      pictures: []
    ) {
      guard let message = $0.values["inputMessage"] as? Data, let bars = Code128.bars(message) else { return nil }
      let quiet = [Bool](repeating: false, count: max(0, min(20, Int($0["QuietSpace"]))))
      let line = quiet + bars + quiet
      let fields = CIImage.Fields(width: line.count, height: 1, isDark: line)
      return CIImage(fields, width: line.count, height: max(1, min(500, Int($0["BarcodeHeight"]))))
    },
  ]
}
