import Combine
import Foundation
import Testing

@Suite struct DispatchQueueTimeTests {
  typealias Stride = DispatchQueue.SchedulerTimeType.Stride

  @Test func literalsAreSeconds() {
    #expect(Stride(floatLiteral: 0.5).magnitude == 500_000_000)
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect(Stride.seconds(1e300).magnitude == .max)
    #expect(Stride.milliseconds(.min).magnitude == .min)
    #expect(Stride(.never).magnitude == .max)
  }
}
