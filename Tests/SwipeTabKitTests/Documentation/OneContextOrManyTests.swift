import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A screen over a tab.
struct Stop: Screen {
  let id: PageID
  var navigationTitle: String { id.rawValue }
}

/// Two tabs, and a screen for every identifier.
@MainActor func makeLines(_ navigation: ContainerConfiguration.Navigation) throws -> TabContainer {
  var options = ContainerConfiguration()
  options.navigation = navigation
  let lines = try TabContainer(
    pages: PageList([
      ColorPage(id: "north", item: TabItem(title: "North"), color: .red),
      ColorPage(id: "south", item: TabItem(title: "South"), color: .blue),
    ]),
    configuration: options, size: Size(width: 480, height: 800))
  lines.makeScreen = { id in Stop(id: id) }
  return lines
}
// end

@Suite("OneContextOrMany, the article")
@MainActor struct OneContextOrManyTests {
  private func rest(_ container: TabContainer) { container.advance(to: container.time + 10) }

  /// Drags from the right to the left, far enough for the next page.
  private func drag(_ container: TabContainer) {
    container.handle(.press(.mouse, at: Point(x: 400, y: 300)))
    container.handle(.move(.mouse, to: Point(x: 100, y: 300)))
    container.handle(.release(.mouse, at: Point(x: 100, y: 300)))
    rest(container)
  }

  private func stack(_ container: TabContainer, _ page: PageID) -> [PageID] {
    container.screens(ofPage: page).map(\.id)
  }

  @Test("on the train, a pushed screen covers the bar, and belongs to the container")
  func train() throws {
    // snippet
    let train = try makeLines(.continuous)
    train.push("harbor")
    // end
    rest(train)
    expectEqual(train.pushedScreens.map(\.id), ["harbor"])
    expect(!train.activate(label: "South"), "the bar is covered")
    expectEqual(stack(train, "north"), ["harbor"])
    expectEqual(stack(train, "south"), ["harbor"])
    train.select("south")
    rest(train)
    expectEqual(train.selectedID, "south")
    expectEqual(train.pushedScreens.map(\.id), ["harbor"])
    drag(train)
    expectEqual(train.selectedID, "south", "a screen that covers the pages takes drags")
  }

  @Test("at the station, each tab keeps its screens, and the bar stays")
  func station() throws {
    // snippet
    let station = try makeLines(.perTab)
    station.push("harbor")
    station.select("south")
    station.push("airport")
    station.select("north")
    // end
    rest(station)
    expectEqual(station.pushedScreens.map(\.id), ["harbor"])
    expectEqual(stack(station, "south"), ["airport"])
    expect(station.activate(label: "South"))
    rest(station)
    expectEqual(station.pushedScreens.map(\.id), ["airport"])
    expect(station.activate(label: "South"))
    rest(station)
    expect(station.pushedScreens.isEmpty, "a second tap pops")
  }

  @Test("a drag turns the tabs over a pushed screen too, unless it hides the bar")
  func drags() throws {
    let station = try makeLines(.perTab)
    station.push("harbor")
    rest(station)
    drag(station)
    expectEqual(station.selectedID, "south")
    expectEqual(stack(station, "north"), ["harbor"])
    // snippet
    /// A screen that covers the bar.
    struct Ticket: Screen {
      let id: PageID = "ticket"
      let hidesToolbar = true
    }
    // end
    station.push(Ticket())
    rest(station)
    drag(station)
    expectEqual(station.selectedID, "south")
    expectEqual(station.pushedScreens.map(\.id), ["ticket"])
    expect(!station.activate(label: "North"))
  }

  @Test("the option can change at any time, and each choice keeps its screens")
  func change() throws {
    let lines = try makeLines(.perTab)
    lines.push("harbor")
    lines.select("south")
    lines.push("airport")
    rest(lines)
    lines.configuration.navigation = .continuous
    expectEqual(lines.pushedScreens.map(\.id), ["airport"])
    lines.configuration.navigation = .perTab
    expectEqual(stack(lines, "north"), ["harbor"])
    expectEqual(stack(lines, "south"), ["airport"])
  }

  @Test("a container on a screen pushes onto the stack of its host")
  func hosted() throws {
    // snippet
    let city = try makeLines(.continuous)
    let host = try TabContainer(
      pages: PageList([ColorPage(id: "map", item: TabItem(title: "Map"), color: .yellow)]),
      size: Size(width: 480, height: 800))
    host.push(ContainerScreen(id: "city", container: city))
    city.push("harbor")
    // end
    rest(host)
    expectEqual(host.pushedScreens.map(\.id), ["city", "harbor"])
    host.popToRoot()
    rest(host)
    expect(host.pushedScreens.isEmpty)
    expect(city.pushedScreens.isEmpty)
  }
}
