import Synchronization

/// Answers that were worked out before, for all readers of the process.
///
/// It holds so many (`limit`) and begins anew when there are more, so that texts from outside cannot fill the memory.
/// Use it from any thread; the answer must depend on the question alone.
package final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let limit: Int
  private let known = Mutex<[Question: Answer]>([:])

  package init(limit: Int = 1024) {
    self.limit = limit
  }

  /// The answer to a question; two threads that ask at once may both work it out.
  package func answer(_ question: Question, _ work: (Question) -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = work(question)
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[question] = answer
    }
    return answer
  }
}
