import Foundation
import SwiftUITesting
import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

/// What views of UIKit are told, asked, and say of their size.
@MainActor
struct ViewLifeTests {
  private final class Diary: UIView {
    var notes: [String] = []

    override func willMove(toSuperview view: UIView?) { notes.append(view == nil ? "leaves" : "comes") }
    override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "came") }
    override func didAddSubview(_ subview: UIView) { notes.append("has one") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("loses one") }
    override func didMoveToWindow() { notes.append("window") }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    var size: CGSize?
    var change: (UIView) -> Void = { _ in }

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) { change(view) }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      size.map { CGSize(width: proposal.width ?? $0.width, height: $0.height) }
    }
  }

  @Test func viewsAreToldWhereTheyAre() {
    let (around, view) = (Diary(), Diary())
    around.addSubview(view)
    view.removeFromSuperview()
    #expect(around.notes == ["has one", "loses one"])
    #expect(view.notes == ["comes", "came", "leaves", "left"])
  }

  @Test func viewsOnThePageAreToldSo() {
    let view = Diary()
    let host = TestHost(Shown(view: view))
    #expect(view.notes.contains("window"))
    withExtendedLifetime(host) {}
  }

  @Test func viewsAreFoundAtPoints() {
    let (around, behind, front) = (UIView(frame: .init(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
    behind.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    around.addSubview(behind)
    around.addSubview(front)
    #expect(around.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    #expect(around.hitTest(CGPoint(x: 15, y: 15), with: nil) === behind)
    #expect(around.hitTest(CGPoint(x: 95, y: 5), with: nil) === around)
    #expect(around.hitTest(CGPoint(x: 105, y: 5), with: nil) == nil)
    #expect(front.isDescendant(of: around) && !around.isDescendant(of: front))
    around.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(around.subviews == [front, behind])
  }

  @Test func constraintsAskForASize() {
    let (around, view) = (UIView(), Diary())
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -7),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(around.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 42, height: 44))
  }

  @Test func aRepresentableSaysItsSize() {
    let fixed = TestHost(Shown(view: UIView(), size: CGSize(width: 40, height: 24))).modifiers
    #expect(fixed.contains { if case .frame = $0 { String(describing: $0).contains("24") } else { false } })
  }

  @Test func theViewAroundTheOneAroundIsThePresentation() {
    let view = UIView()
    let surface = RepresentableSurface(view)
    #expect(surface.background == nil)
    view.superview?.superview?.backgroundColor = .clear
    #expect(surface.background == Color(uiColor: .clear))
  }

  @Test func scrollingViewsGoWhereTheProgramWants() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let (view, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener())
    view.delegate = listener
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(view.contentOffset.y == 50 && view.wish?.isAnimated == true && listener.count == 1)
    view.scrolled(to: CGPoint(x: 0, y: 80))
    #expect(view.contentOffset.y == 80 && view.wish == nil && listener.count == 2)
    view.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 100)
  }

  @Test func coloursAreKept() throws {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read?.storage == colour.storage)
  }
}
