import Combine

func justSpecialisations() {
  let one = Just(1)
  let mapped: Just<String> = one.map { "\($0)" }
  let filtered: Int?.Publisher = one.filter { $0 > 0 }
  let compacted: Int?.Publisher = one.compactMap { $0 }
  let tried: Result<Int, any Error>.Publisher = one.tryMap { $0 }
  let failing: Result<Int, Failed>.Publisher = one.setFailureType(to: Failed.self)
  let mappedError: Result<Int, Failed>.Publisher = one.mapError { _ in Failed() }
  let collected: Just<[Int]> = one.collect()
  let counted: Just<Int> = one.count()
  let appended: Publishers.Sequence<[Int], Never> = one.append(2)
  let reduced: Result<Int, any Error>.Publisher = one.tryReduce(0) { $0 + $1 }
  _ = (mapped, filtered, compacted, tried, failing, mappedError, collected, counted, appended, reduced)
}

func otherSpecialisations() {
  let optional: Int?.Publisher = Int?.Publisher(1).map { $0 + 1 }
  let filtered: Int?.Publisher = Int?.Publisher(1).filter { $0 > 1 }
  let many: [Int]?.Publisher = Int?.Publisher(1).collect()
  let result: Result<String, Failed>.Publisher = Result<Int, Failed>.Publisher(1).map { "\($0)" }
  let tried: Result<Int, any Error>.Publisher = Result<Int, Failed>.Publisher(1).tryMap { $0 }
  let replaced: Result<Int, Never>.Publisher = Result<Int, Failed>.Publisher(1).replaceError(with: 1)
  let sequence: Publishers.Sequence<[Int], Never> = [1, 2].publisher.map { $0 + 1 }
  let first: Int?.Publisher = [1, 2].publisher.first()
  let sum: Result<Int, Never>.Publisher = [1, 2].publisher.reduce(0, +)
  let collected: Result<[Int], Never>.Publisher = [1, 2].publisher.collect()
  let appended: Publishers.Sequence<[Int], Never> = [1, 2].publisher.append(3)
  _ = (optional, filtered, many, result, tried, replaced, sequence, first, sum, collected, appended)
}
