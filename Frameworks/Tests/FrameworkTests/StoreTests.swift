import Foundation
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

/// A page has no store: programs that sell are answered as on a device that may not buy.
@MainActor
struct StoreTests {
  @Test func nothingCanBeBought() async throws {
    #expect(try await Product.products(for: ["a", "b"]).isEmpty)
    #expect(!AppStore.canMakePayments)
    var count = 0
    for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
    for await _ in StoreKit.Transaction.unfinished { count += 1 }
    for await _ in Product.SubscriptionInfo.Status.all { count += 1 }
    #expect(count == 0)
    let latest = await StoreKit.Transaction.latest(for: "a")
    let place = await Storefront.current
    #expect(latest == nil && place == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
  }

  @Test func askingTheStoreFails() async {
    for ask in [{ try await AppStore.sync() }, { _ = try await AppTransaction.shared }] as [() async throws -> Void] {
      do {
        try await ask()
        Issue.record("the store answers")
      } catch StoreKitError.networkError {} catch { Issue.record(error) }
    }
  }

  @Test func whoWaitsForPurchasesWaitsUntilTheyLeave() async {
    let waiting = Task { @MainActor in
      for await _ in StoreKit.Transaction.updates { Issue.record("nothing is bought") }
      return Task.isCancelled
    }
    await Task.yield()
    waiting.cancel()
    #expect(await waiting.value)
  }

  @Test func whatIsSignedIsThereOnlyIfItIsTrue() throws {
    #expect(try VerificationResult.verified(1).payloadValue == 1)
    let doubtful = VerificationResult.unverified(2, .invalidSignature)
    #expect(doubtful.unsafePayloadValue == 2)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try doubtful.payloadValue }
  }

  @Test func periodsHaveTheirDays() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let range = Product.SubscriptionPeriod.everyTwoWeeks.dateRange(referenceDate: day)
    #expect(range.upperBound == Calendar.current.date(byAdding: .day, value: 14, to: day))
  }

  private struct Shop: View {
    struct Row: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        if case .unavailable = configuration.state { Text("gone") }
      }
    }

    @State private var isManaging = false
    @State private var isRefunding = false
    @State private var isRecommended = true
    @State private var ending = "open"

    var body: some View {
      VStack {
        StoreView(ids: ["a"])
        SubscriptionStoreView(groupID: "group") { Text("the pass") }
        ProductView(id: "a").productViewStyle(Row())
        Text(ending)
        Text(isRecommended ? "recommended" : "not recommended")
        Button("Manage") { isManaging = true }
        Button("Refund") { isRefunding = true }
      }
      .storeButton(.visible, for: .restorePurchases)
      .manageSubscriptionsSheet(isPresented: $isManaging)
      .refundRequestSheet(for: 1, isPresented: $isRefunding) { result in
        if case .failure(let error) = result { ending = "\(error)" }
      }
      .appStoreOverlay(isPresented: $isRecommended) {
        SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
      }
    }
  }

  @Test func viewsSayThatThereIsNoStore() throws {
    let screen = TestScreen(Shop())
    #expect(screen.texts.filter { $0 == "The store is not available" }.count == 2)
    #expect(Set(screen.texts).isSuperset(of: ["gone", "open", "not recommended"]))
    #expect(!screen.texts.contains("the pass"))
    try screen.tap("Manage")
    try screen.tap("Done")
    try screen.tap("Refund")
    try screen.tap("Done")
    #expect(screen.texts.contains("failed"))
  }

  private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var told: [String] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      told.append("\(response.products.count) \(response.invalidProductIdentifiers)")
    }
    func requestDidFinish(_ request: SKRequest) { told.append("finished") }
    func request(_ request: SKRequest, didFailWithError error: any Error) { told.append("no receipt") }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        told.append("\(transaction.transactionState) \(((transaction.error as? SKError)?.code).map { "\($0)" } ?? "")")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
      told.append("nothing restored")
    }
  }

  @Test func olderProgramsAreToldTheSame() async {
    let (observer, queue) = (Observer(), SKPaymentQueue.default())
    #expect(!SKPaymentQueue.canMakePayments())
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = observer
    request.start()
    let receipt = SKReceiptRefreshRequest()
    receipt.delegate = observer
    receipt.start()
    queue.add(observer)
    queue.add(SKMutablePayment())
    queue.restoreCompletedTransactions()
    for _ in 0..<2 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    queue.remove(observer)
    #expect(
      observer.told == [
        #"0 ["a", "b"]"#, "finished", "no receipt", "failed paymentNotAllowed", "nothing restored",
      ])
    #expect(queue.transactions.isEmpty)
  }
}
