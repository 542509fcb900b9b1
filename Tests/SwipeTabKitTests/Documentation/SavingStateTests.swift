import Foundation
import SwipeTabKit
import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
/// A canvas that saves how far it is zoomed.
final class Canvas: CustomView {
  var zoom = 1.0

  func draw(in drawing: inout Drawing, context: ViewContext) {
    drawing.fill(context.bounds, context.theme.background)
  }

  var savedState: String? { zoom == 1 ? nil : String(zoom) }
  func restore(_ state: String) { zoom = Double(state) ?? 1 }
}
// end

@Suite("SavingState, the article")
@MainActor struct SavingStateTests {
  private struct Article: Screen { let id: PageID }

  private func container(_ ids: [PageID] = ["news", "chart"], canvas: Canvas = Canvas()) throws
    -> TabContainer
  {
    let pages = ids.map { id in
      let page = BasePage(id: id, item: TabItem(title: id.rawValue))
      page.body = ScreenBody([.view(ScreenBody.View("canvas", height: 2000))])
      return page
    }
    let tabs = try TabContainer(pages: PageList(pages), size: Size(width: 400, height: 800))
    tabs.makeView = { _ in canvas }
    // snippet
    tabs.makeScreen = { id in id == "article" ? Article(id: id) : nil }
    // end
    return tabs
  }

  @Test("selection, screens, offsets and views come back from a file")
  func roundTrip() throws {
    let canvas = Canvas()
    let tabs = try container(canvas: canvas)
    tabs.select("chart", animated: false)
    tabs.handle(.wheel(dx: 0, dy: -2, at: Point(x: 200, y: 400)))
    tabs.advance(to: 5)
    canvas.zoom = 3
    tabs.push("article", animated: false)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    // snippet
    let data = try JSONEncoder().encode(tabs.state)
    try data.write(to: file)
    // end
    let newCanvas = Canvas()
    let (saved, tabsBefore) = (try Data(contentsOf: file), tabs)
    do {
      let tabs = try container(canvas: newCanvas)
      // snippet
      if let data = try? Data(contentsOf: file),
        let state = try? JSONDecoder().decode(ContainerState.self, from: data)
      {
        tabs.restore(state)
      }
      // end
      expectEqual(tabs.selectedID, "chart")
      expectEqual(tabs.pushedScreens.map(\.id), ["article"])
      expectEqual(tabs.state, tabsBefore.state)
      expect(!saved.isEmpty)
      tabs.pop(animated: false)
      var list = DisplayList()
      tabs.draw(into: &list)
      expectEqual(newCanvas.zoom, 3)
      expectGreater(tabs.state.screens["chart"]?.offset ?? 0, 0)
      expectEqual(tabs.missing(in: tabsBefore.state), nil)
    }
  }

  @Test("what is gone is named, and left out")
  func missing() throws {
    let tabs = try container()
    tabs.select("chart", animated: false)
    let state = tabs.state
    let other = try container(["news", "mail"])
    expectEqual(other.missing(in: state), "chart")
    other.restore(state)
    expectEqual(other.selectedID, "news", "the nearest neighbor that is still there")
  }

  @Test("a restored change of selection is reported as the program's")
  func events() throws {
    let tabs = try container()
    let state = ContainerState(selected: "chart")
    var causes: [Cause] = []
    tabs.didSelect = { causes.append($0.cause) }
    tabs.restore(state)
    expectEqual(causes, [.program])
  }
}
