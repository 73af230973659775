/// Turns what a publisher sends into answers to `next()`: one value is requested for each question.
///
/// The end, once reached, is the answer to every further question. A failure is told once.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Answer = Result<Input?, Failure>
  private typealias Question = UnsafeContinuation<Answer, Never>

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var questions = Queue<Question>()
  private var unrequested = Subscribers.Demand.none
  private var failure: Failure?

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      return subscription.cancel()
    }
    status = .subscribed(subscription)
    let demand = unrequested
    unrequested = .none
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    switch status {
    case .awaiting:
      // It breaks the rules, and ends what was asked so far.
      var open = questions
      questions = Queue()
      lock.unlock()
      while let question = open.popFirst() { answer(question, .success(nil)) }
    case .subscribed:
      guard let question = questions.popFirst() else {
        preconditionFailure("Received a value that was not asked for")
      }
      lock.unlock()
      answer(question, .success(input))
    case .terminal:
      lock.unlock()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard !status.isTerminal else { return lock.unlock() }
    if case .failure(let error) = completion { failure = error }
    end()
  }

  /// Stops the upstream; questions that are open are answered with the end.
  func cancel() {
    lock.lock()
    let upstream = status.subscription
    failure = nil
    end()
    upstream?.cancel()
  }

  /// The next value, or nil at the end. Cancelling the task cancels the subscription.
  func next(isolation: isolated (any Actor)?) async -> sending Answer {
    nonisolated(unsafe) let answer = await withTaskCancellationHandler {
      await withUnsafeContinuation { ask($0) }
    } onCancel: {
      cancel()
    }
    return answer
  }

  /// The next value, or nil at the end, whether the task is cancelled or not.
  func nextRegardlessOfCancellation() async -> sending Input? where Failure == Never {
    nonisolated(unsafe) let answer = await withUnsafeContinuation { ask($0) }
    return answer.get()
  }

  private func ask(_ question: Question) {
    lock.lock()
    switch status {
    case .awaiting:
      unrequested += 1
      questions.append(question)
      lock.unlock()
    case .subscribed(let upstream):
      questions.append(question)
      lock.unlock()
      upstream.request(.max(1))
    case .terminal:
      let failure = failure.take()
      lock.unlock()
      answer(question, failure.map(Answer.failure) ?? .success(nil))
    }
  }

  /// Answers the questions that are open. Called with the lock held; releases it.
  private func end() {
    status = .terminal
    var open = questions
    questions = Queue()
    let failure = open.isEmpty ? nil : failure.take()
    lock.unlock()
    if let failure, let first = open.popFirst() { answer(first, .failure(failure)) }
    while let question = open.popFirst() { answer(question, .success(nil)) }
  }

  private func answer(_ question: Question, _ answer: Answer) {
    nonisolated(unsafe) let answer = answer
    question.resume(returning: answer)
  }
}
