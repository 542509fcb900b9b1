import SwipeTabWindow
import Testing

@testable import TestSupport

// snippet
@MainActor
func makeLibrary(_ books: [String]) -> SwipeTabApp {
  let borrow = Page("Borrow", id: "borrow") { Label("For two weeks.") }.sheet(.fitted)
  func page(of book: String) -> Page {
    Page(book, id: PageID(book)) { Button("Borrow", present: borrow) }
  }
  var configuration = ContainerConfiguration.app
  configuration.navigation = .perTab
  let app = SwipeTabApp("Library", configuration: configuration) {
    Tab("Books", icon: "list") { List(books) { book in Row(book, push: page(of: book)) } }
    Tab("Places", icon: "house") { Label("Open until six.") }
  }
  app.makePage = { id in books.contains(id.rawValue) ? page(of: id.rawValue) : nil }
  return app
}
// end

// snippet
@MainActor
func makeReader(_ books: [String]) -> SwipeTabApp {
  var configuration = ContainerConfiguration.app
  configuration.navigation = .perTab
  return SwipeTabApp("Reader", configuration: configuration) {
    Tab("Books", icon: "list") {
      List(books) { book in
        Row(book, push: Page(book, id: PageID(book)) { Label("The text of \(book)") })
      }
    }
    .detail { Label("Choose a book") }
    Tab("Places", icon: "house") { Label("Open until six.") }
  }
}
// end

// snippet
@MainActor
func open(_ book: String, in app: SwipeTabApp) {
  app.container.select(index: 0, animated: false)
  app.container.popToRoot(animated: false)
  app.container.push(PageID(book), animated: false)
}
// end

/// The article on navigation shows what is run here, with nothing but the public interface.
@Suite("NavigationAndSheets, the article")
@MainActor
struct NavigationAndSheetsTests {
  private func app() -> SwipeTabApp {
    let app = makeLibrary(["Emma", "Ulysses"])
    app.container.configuration.reducesMotion = true
    app.update()
    return app
  }

  @Test("a row pushes its page below the toolbar, a button presents a sheet, and Escape leads back")
  func navigation() {
    let app = app()
    let container = app.container
    expect(container.activate(label: "Emma"))
    expectEqual(container.pushedScreens.map(\.id), ["Emma"])
    expect(container.activate(label: "Borrow"))
    expectEqual(container.presentedScreen?.id, "borrow")
    container.handle(.key(KeyPress(.escape)))
    expect(container.presentedScreen == nil)
    expectEqual(container.pushedScreens.map(\.id), ["Emma"])
    container.select(index: 1)
    expect(container.pushedScreens.isEmpty)
    container.select(index: 0)
    expectEqual(container.pushedScreens.map(\.id), ["Emma"])
    container.handle(.key(KeyPress(.escape)))
    expect(container.pushedScreens.isEmpty)
  }

  @Test("in a wide window the list stays beside the book that it opens, in place of another one")
  func sides() {
    let app = makeReader(["Emma", "Ulysses"])
    let container = app.container
    container.handle(.resize(Size(width: 1000, height: 700), scale: 1))
    app.update()
    expect(container.accessibilityTree().contains("Choose a book"))
    expect(container.activate(label: "Emma"))
    app.update()
    expect(container.activate(label: "Ulysses"))
    app.update()
    expectEqual(container.pushedScreens.map(\.id), ["Ulysses"])
    let tree = container.accessibilityTree()
    expect(tree.contains("Emma"))
    expect(tree.contains("The text of Ulysses"))
    expectEqual(tree.first { $0.role == .listItem && $0.label == "Ulysses" }?.isSelected, true)
    expect(!tree.contains("Choose a book"))
    container.handle(.resize(Size(width: 500, height: 700), scale: 1))
    app.update()
    expectEqual(container.pushedScreens.map(\.id), ["Ulysses"])
    expect(!container.accessibilityTree().contains("Emma"))
  }

  @Test("a book can be opened from outside, wherever the user is")
  func outside() {
    let app = app()
    app.container.select(index: 1)
    open("Ulysses", in: app)
    expectEqual(app.container.selectedIndex, 0)
    expectEqual(app.container.pushedScreens.map(\.id), ["Ulysses"])
    open("Emma", in: app)
    expectEqual(app.container.pushedScreens.map(\.id), ["Emma"])
  }
}

extension AccessibilityNode {
  /// Whether a node in the tree has a label.
  fileprivate func contains(_ label: String) -> Bool { first { $0.label == label } != nil }
}
