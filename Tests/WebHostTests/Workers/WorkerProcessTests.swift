import Testing

@testable import WebHost

struct WorkerProcessTests {
  @Test func whoNeverServedIsStartedAgainMoreAndMoreSeldom() {
    var worker = WorkerProcess(0)
    var pauses: [Double] = []
    for _ in 0..<8 {
      worker.ended(at: 100)
      pauses.append((worker.restart ?? 0) - 100)
    }
    #expect(pauses == [0.25, 0.5, 1, 2, 4, 8, 10, 10])
  }

  @Test func whoHasServedIsStartedAtOnce() {
    var worker = WorkerProcess(0)
    worker.ended(at: 0)
    worker.isReady = true
    worker.ended(at: 100)
    #expect(worker.restart == 100)
    #expect(!worker.isReady)
    worker.isReady = true
    worker.lastPong = 100
    #expect(worker.isLively(at: 102) && !worker.isLively(at: 104))
  }
}
