import Foundation
import Testing

@testable import WebHost

struct SharedMemoryTests {
  @Test func bothSidesSeeTheSame() throws {
    let one = try #require(SharedMemory(workers: 3))
    defer { close(one.descriptor) }
    let other = try #require(SharedMemory(one.descriptor, workers: 3))
    Metrics(one.cells, worker: 2).count(.pages, by: 5)
    #expect(Metrics(other.cells, worker: 2).value(of: .pages) == 5)
    #expect(Metrics(other.cells, worker: 1).value(of: .pages) == 0)
    let page = SessionID()
    one.note(of: 2).begin(page, from: Array(0..<16), "press", on: "/")
    #expect(other.note(of: 2).content?.page == page)
    #expect(other.note(of: 1).content == nil)
    one.traps.add(page.bytes)
    #expect(!other.traps.isHopeless(page.bytes))
    one.traps.add(page.bytes)
    #expect(other.traps.isHopeless(page.bytes))
    #expect(Metrics(other.cells, worker: 2).value(of: .pages) == 5)
  }

  @Test func oldTrapsMakeRoomForNewOnes() throws {
    let memory = try #require(SharedMemory(workers: 1))
    defer { close(memory.descriptor) }
    let names = (0..<100).map { _ in SessionID().bytes }
    for name in names {
      memory.traps.add(name)
      memory.traps.add(name)
      #expect(memory.traps.isHopeless(name))
    }
    #expect(names.count { memory.traps.isHopeless($0) } == 64)
    #expect(!memory.traps.isHopeless(names[0]))
  }

  @Test func descriptorsGoFromOneProcessToAnother() throws {
    let (near, far) = try #require(DescriptorLink.pair())
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(near.send(.ping))
    #expect(near.send(.connection, ends[0]))
    #expect(far.receive()?.message == .ping)
    let (message, descriptor) = try #require(far.receive())
    #expect(message == .connection)
    let passed = try #require(descriptor)
    #expect(passed != ends[0])
    var byte: UInt8 = 7
    #expect(write(ends[1], &byte, 1) == 1)
    byte = 0
    #expect(read(passed, &byte, 1) == 1 && byte == 7)
    close(near.descriptor)
    #expect(far.receive() == nil)
    for each in ends + [passed, far.descriptor] { close(each) }
  }

  @Test func datesAreAsHTTPWritesThem() {
    #expect(HandedServer.date(Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }
}
