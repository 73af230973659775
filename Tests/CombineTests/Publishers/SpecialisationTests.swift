import Combine
import Testing

/// The cheap forms: operators of publishers whose values are known give such publishers again.
@Suite struct SpecialisationTests {
  @Test func just() {
    #expect(Just(2).map { $0 + 1 } == Just(3))
    #expect(Just(2).filter { $0 > 5 } == Int?.Publisher(nil))
    #expect(Just(2).collect() == Just([2]))
    #expect(Just(2).count() == Just(1))
    #expect(Just(2).contains(2) == Just(true))
    #expect(Just(2).prepend(1) == [1, 2].publisher)
    #expect(Just(2).append([3, 4]) == [2, 3, 4].publisher)
    #expect(Just(2).dropFirst() == Int?.Publisher(nil))
    #expect(Just(2).output(at: 0) == Int?.Publisher(2))
    #expect(Just(2).output(in: 1...3) == Int?.Publisher(nil))
    #expect(Just(2).setFailureType(to: TestError.self) == Result<Int, TestError>.success(2).publisher)
    #expect(Just(2).scan(1, +) == Result<Int, Never>.Publisher(3))
    #expect(Just(2).removeDuplicates().replaceError(with: 1).retry(3).first().last().min().max() == Just(2))
    let mapped: Result<Int, any Error>.Publisher = Just(2).tryMap { _ in throw TestError(code: 5) }
    #expect(throws: TestError(code: 5)) { try mapped.result.get() }
  }

  @Test func optional() {
    #expect(Int?.some(2).publisher.map { $0 + 1 } == Int?.Publisher(3))
    #expect(Int?.none.publisher.collect() == .init([]))
    #expect(Int?.none.publisher.count() == .init(nil))
    #expect(Int?.none.publisher.replaceEmpty(with: 1) == Just(1))
    #expect(Int?.some(2).publisher.allSatisfy { $0 > 3 } == Bool?.Publisher(false))
    #expect(Int?.some(2).publisher.contains(2) == Bool?.Publisher(true))
    #expect(Int?.some(2).publisher.prefix(0) == Int?.Publisher(nil))
  }

  @Test func result() {
    let (good, bad) = (
      Result<Int, TestError>.success(2).publisher, Result<Int, TestError>.failure(TestError()).publisher
    )
    #expect(good.map { $0 * 2 } == Result<Int, TestError>.success(4).publisher)
    #expect(bad.map { $0 * 2 } == bad.self.map { $0 })
    #expect(bad.replaceError(with: 7) == Result<Int, Never>.success(7).publisher)
    #expect(bad.mapError { _ in TestError(code: 9) } == Result<Int, TestError>.failure(TestError(code: 9)).publisher)
    #expect(good.contains(2) == Result<Bool, TestError>.success(true).publisher)
    #expect(good.collect() == Result<[Int], TestError>.success([2]).publisher)
  }

  @Test func sequence() {
    let numbers = [3, 1, 1, 2].publisher
    #expect(numbers.map { $0 * 2 } == [6, 2, 2, 4].publisher)
    #expect(numbers.filter { $0 > 1 } == [3, 2].publisher)
    #expect(numbers.removeDuplicates() == [3, 1, 2].publisher)
    #expect(numbers.min() == Int?.Publisher(1))
    #expect(numbers.first() == Int?.Publisher(3))
    #expect(numbers.last() == Int?.Publisher(2))
    #expect(numbers.output(in: 1..<3) == [1, 1].publisher)
    #expect(numbers.output(at: 9) == Int?.Publisher(nil))
    #expect(numbers.scan(0, +) == [3, 4, 5, 7].publisher)
    #expect(numbers.append(9).prepend([0]) == [0, 3, 1, 1, 2, 9].publisher)
    #expect([1, nil].publisher.replaceNil(with: 0) == [1, 0].publisher)
    let count: Just<Int> = numbers.count()
    #expect(count == Just(4))
    let sum: Result<Int, Never>.Publisher = numbers.reduce(0, +)
    #expect(sum == Result<Int, Never>.success(7).publisher)
    #expect(numbers.contains(5) == Result<Bool, Never>.success(false).publisher)
  }
}
