import SwiftUI

private let r = Color.red

/// Bars at edges of safe areas, several of them, and what reaches behind them.
struct SafeIdioms: View {
  var body: some View {
    Group {
      Case("safe.two-ignored") {
        r.at(0, 0, 300, 200).ignoresSafeArea()
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 10).at(0, 170, 300, 10) }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 20).at(0, 180, 300, 20) }
      }
      Case("safe.two-edges-ignored") {
        r.at(0, 0, 300, 170).ignoresSafeArea(edges: .top)
          .safeAreaInset(edge: .top, spacing: 0) { c(300, 20).at(0, 0, 300, 20) }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30).at(0, 170, 300, 30) }
      }
      Case("safe.column-last") {
        VStack(spacing: 0) {
          c(100, 20).at(100, 0, 100, 20)
          r.at(0, 20, 300, 180).ignoresSafeArea(edges: .bottom)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30).at(0, 170, 300, 30) }
      }
      Case("safe.column-first") {
        VStack(spacing: 0) {
          r.at(0, 0, 300, 150).ignoresSafeArea(edges: .bottom)
          c(100, 20).at(100, 150, 100, 20)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30).at(0, 170, 300, 30) }
      }
      Case("safe.row-sides") {
        HStack(spacing: 0) {
          r.at(0, 0, 150, 200).ignoresSafeArea()
          r.at(150, 0, 150, 200).ignoresSafeArea()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("safe.padded") {
        r.at(20, 20, 260, 130).ignoresSafeArea().padding(20)
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("safe.z") {
        ZStack {
          r.at(0, 0, 300, 200).ignoresSafeArea()
          c(20, 20).at(140, 75, 20, 20)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("safe.background") {
        c(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).at(0, 0, 300, 170)
          .background { r.at(0, 0, 300, 200).ignoresSafeArea() }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
    }
    Group {
      Case("safe.told") {
        GeometryReader { proxy in
          c(proxy.safeAreaInsets.bottom, proxy.size.height / 10).at(0, 0, 30, 17)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("safe.told-two") {
        GeometryReader { proxy in
          c(proxy.safeAreaInsets.bottom, proxy.safeAreaInsets.top).at(0, 20, 30, 20)
        }
        .safeAreaInset(edge: .top, spacing: 0) { c(300, 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 10) }
      }
      Case("safe.told-padding") {
        GeometryReader { proxy in
          c(proxy.safeAreaInsets.leading, proxy.safeAreaInsets.top).at(12, 12, 12, 12)
        }
        .safeAreaPadding(12)
      }
      Case("safe.padding-and-bar") {
        r.at(10, 10, 280, 150).safeAreaPadding(10).safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("safe.bar-and-padding-ignored") {
        r.at(0, 0, 300, 200).ignoresSafeArea().safeAreaPadding(10).safeAreaInset(edge: .bottom, spacing: 0) {
          c(300, 30)
        }
      }
      Case("safe.sides") {
        r.at(0, 0, 250, 200).ignoresSafeArea(edges: .leading)
          .safeAreaInset(edge: .leading, spacing: 0) { c(40, 200) }
          .safeAreaInset(edge: .trailing, spacing: 0) { c(50, 200).at(250, 0, 50, 200) }
      }
      Case("safe.bar-over") {
        ScrollView { c(300, 400).at(0, 0, 300, 400) }.safeAreaInset(edge: .bottom, spacing: 0) {
          c(300, 30).at(0, 170, 300, 30)
        }
      }
      Case("safe.framed") {
        r.at(100, 50, 100, 100).ignoresSafeArea().frame(width: 100, height: 100)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 0) }
      }
    }
  }
}
