import CryptoKit
import Foundation
import ImageIO
import MobileCoreServices
import Network
import QuartzCore
import Testing

struct FrameworkTests {
  @Test func digestsAreMade() {
    let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let key = SymmetricKey(size: .bits256)
    #expect(throws: Never.self) {
      let box = try AES.GCM.seal(Data("secret".utf8), using: key)
      #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    }
  }

  @Test func theNetworkIsThere() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    #expect(status == .satisfied)
    monitor.cancel()
    #expect(monitor.pathUpdateHandler == nil)
  }

  @Test func namesAreThere() {
    #expect(CACurrentMediaTime() > 0)
    #expect(kUTTypePNG == "public.png")
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(CGPoint(x: 0.5, y: 0.5)))
  }
}
