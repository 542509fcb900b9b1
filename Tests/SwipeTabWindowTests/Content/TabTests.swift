import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Tabs from declarations")
@MainActor
struct TabTests {
  private func app(@TabBuilder _ tabs: @escaping @MainActor () -> [Tab]) -> SwipeTabApp {
    SwipeTabApp("Test", tabs: tabs)
  }

  @Test("a pinned tab comes first")
  func pinned() {
    let app = app {
      Tab("One") {}
      Tab("Two") {}.pinned()
    }
    expectEqual(app.container.pages.allIDs, ["two", "one"])
    expect(app.container.isPinned("two"))
  }

  @Test("tabs become pages with items, in order")
  func items() {
    let app = app {
      Tab("My songs", icon: "list") {}
      Tab(icon: "star", label: "Best") {}.badge(3).hint("the best").disabled()
      Tab("My songs", id: "own") {}.badge("new").badgeColor(.blue).label("Others").closable(false)
        .pinned(false)
    }
    let pages = (0..<app.container.count).map { app.container.pages.page(at: $0) }
    expectEqual(pages.map(\.id), ["my-songs", "best", "own"])
    expectEqual(pages[0].item, TabItem(title: "My songs", image: "list"))
    let best = TabItem(
      image: "star", label: "Best", hint: "the best", badge: .count(3), isEnabled: false)
    expectEqual(pages[1].item, best)
    expect(pages[2].item.badge == .text("new") && pages[2].item.badgeColor == .blue)
    expect(pages[2].item.label == "Others" && !pages[2].item.isClosable)
    expectEqual(pages.map(\.navigationTitle), ["My songs", "Best", "My songs"])
    expectEqual(app.container.selectedID, "my-songs")
  }

  @Test("equal titles are numbered, and a title without letters is a tab")
  func identifiers() {
    let app = app {
      for title in ["A b", "a-B!", "…", "音楽"] { Tab(title) {} }
    }
    expectEqual(app.container.pages.allIDs, ["a-b", "a-b-2", "tab", "音楽"])
  }

  @Test("if, if else and switch choose tabs", arguments: [0, 1, 2])
  func branches(number: Int) {
    let app = app {
      if number > 0 { Tab("More than 0") {} }
      if number > 1 { Tab("Many") {} } else { Tab("Few") {} }
      switch number {
      case 0: Tab("Zero") {}
      default: Tab("Other") {}
      }
    }
    let titles = app.container.pages.allIDs.map(\.rawValue)
    switch number {
    case 0: expectEqual(titles, ["few", "zero"])
    case 1: expectEqual(titles, ["more-than-0", "few", "other"])
    default: expectEqual(titles, ["more-than-0", "many", "other"])
    }
  }

  @Test("a hidden tab is left out, and a locked one is not left by swiping")
  func hidden() {
    let app = app {
      Tab("A") {}.hidden()
      Tab("B") {}.swipeLock(.forward)
    }
    expectEqual(app.container.count, 1)
    expectEqual(app.container.pages.page(at: 0).swipeLock, .forward)
  }

  @Test("bar buttons run their closures, and keys reach the page first")
  func bar() {
    var log: [String] = []
    let app = app {
      Tab("A") {}
        .navigationTitle("Home")
        .leadingButton("Edit") { log.append("edit") }
        .trailingButton("Add", image: "plus") { log.append("add") }
        .onKey { key in
          log.append("\(key.key)")
          return true
        }
    }
    expectEqual(app.container.pages.page(at: 0).navigationTitle, "Home")
    expect(app.container.activate(label: "Add"))
    expect(app.container.activate(label: "Edit"))
    expect(app.container.handle(.key(KeyPress(.home))))
    expectEqual(log, ["add", "edit", "home"])
  }

  @Test("two tabs with one explicit identifier are refused when the app runs")
  func duplicates() {
    let app = app {
      Tab("A", id: "x") {}
      Tab("B", id: "x") {}
    }
    #expect(throws: WindowError.pages(["the identifier \"x\" is given to two pages"])) {
      try app.run()
    }
  }
}
