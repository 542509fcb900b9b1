import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// Asks in a sheet before a page with unsaved changes is left.
final class DraftGuard: TabContainerDelegate {
  var isSaved = true
  private var target: PageID?

  func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool {
    guard !isSaved, container.selectedID == "draft" else { return true }
    target = page
    container.present(Question())
    return false
  }

  func container(
    _ container: TabContainer, didReceive message: String, from sender: PageID
  ) {
    guard message == "discard", let target else { return }
    isSaved = true
    container.dismiss()
    container.select(target)
  }
}

/// The sheet with the question.
struct Question: Screen {
  let id: PageID = "question"
  let body: ScreenBody? = ScreenBody([
    .label(ScreenBody.Label("Discard the draft?", style: .title)),
    .button(ScreenBody.Button("Discard", action: .send("discard"))),
    .button(ScreenBody.Button("Keep", style: .plain, action: .dismiss)),
  ])
}
// end

@Suite("EventsAndVetoes, the article")
@MainActor struct EventsAndVetoesTests {
  private static func pages() throws -> PageList {
    try PageList(
      ["draft", "sent", "trash"].map {
        ColorPage(id: PageID($0), item: TabItem(title: $0), color: .red)
      })
  }

  private func container() throws -> TabContainer {
    try TabContainer(pages: Self.pages(), size: Size(width: 400, height: 800))
  }

  // snippet
  @Test("a draft asks before it is left, and is left after Discard")
  func veto() throws {
    let tabs = try TabContainer(pages: Self.pages(), size: Size(width: 400, height: 800))
    let draftGuard = DraftGuard()
    tabs.delegate = draftGuard
    var events: [ContainerEvent] = []
    tabs.onEvent = { events.append($0) }

    draftGuard.isSaved = false
    #expect(tabs.select("sent") == .refused)
    let refused = SelectionChange(from: "draft", to: "sent", cause: .program)
    #expect(events.contains(.vetoed(refused)))
    #expect(tabs.selectedID == "draft")
    #expect(tabs.presentedScreen?.id == "question")

    tabs.activate(label: "Discard")
    tabs.advance(to: tabs.time + 10)
    #expect(tabs.selectedID == "sent")
    #expect(tabs.presentedScreen == nil)
  }
  // end

  @Test(
    "a swipe and a tap are asked about too, and Keep stays", arguments: ["swipe", "tap", "key"])
  func causes(cause: String) throws {
    let tabs = try container()
    let draftGuard = DraftGuard()
    tabs.delegate = draftGuard
    draftGuard.isSaved = false
    switch cause {
    case "swipe":
      tabs.handle(.press(.mouse, at: Point(x: 300, y: 400)))
      tabs.handle(.move(.mouse, to: Point(x: 20, y: 400)))
      tabs.advance(to: 1)
      tabs.handle(.release(.mouse, at: Point(x: 20, y: 400)))
    case "tap": tabs.activate(label: "sent")
    default: tabs.handle(.key(KeyPress(.tab, modifiers: .control)))
    }
    tabs.advance(to: 10)
    #expect(tabs.presentedScreen?.id == "question")
    #expect(tabs.position == 0 && tabs.phase == .resting)
    tabs.activate(label: "Keep")
    tabs.advance(to: 20)
    #expect(tabs.selectedID == "draft" && tabs.presentedScreen == nil)
  }

  @Test("closures observe and refuse")
  func closures() throws {
    let tabs = try container()
    var log: [String] = []
    // snippet
    tabs.shouldSelect = { page, cause in page != "trash" || cause == .program }
    tabs.willSelect = { change in log.append("to \(change.to ?? "nothing")") }
    tabs.didSelect = { change in log.append("at \(change.to ?? "nothing")") }
    // end
    tabs.activate(label: "trash")
    #expect(log == [])
    tabs.activate(label: "sent")
    tabs.advance(to: 10)
    #expect(log == ["to sent", "at sent"])
  }

  @Test("the result says what became of a selection")
  func results() throws {
    let tabs = try container()
    var log: [String] = []
    func print(_ text: String) { log.append(text) }
    for page in ["sent", "sent", "nowhere"] as [PageID] {
      // snippet
      switch tabs.select(page) {
      case .selected: print("the pages move there")
      case .alreadySelected: print("it was selected before")
      case .refused: print("shouldSelect or the delegate said no")
      case .superseded: print("shouldSelect or the delegate went elsewhere")
      case .unknown: print("there is no such page")
      }
      // end
    }
    #expect(
      log == ["the pages move there", "it was selected before", "there is no such page"])
  }

  @Test("a swipe gives its events in pairs and in order")
  func order() throws {
    let tabs = try container()
    var events: [ContainerEvent] = []
    tabs.onEvent = { events.append($0) }
    tabs.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    tabs.handle(.move(.mouse, to: Point(x: 20, y: 400)))
    tabs.handle(.release(.mouse, at: Point(x: 20, y: 400)))
    tabs.advance(to: 10)
    let change = SelectionChange(from: "draft", to: "sent", cause: .swipe)
    #expect(
      events == [
        .swipeBegan(from: "draft"), .pageAppeared("sent"), .swipeEnded(target: "sent"),
        .willSelect(change), .pageDisappeared("draft"), .didSelect(change),
      ])
  }

  @Test("a page that a listener selects is reported after what was under way")
  func nested() throws {
    let tabs = try container()
    var log: [String] = []
    tabs.didSelect = { [unowned tabs] change in
      log.append("did \(change.to ?? "")")
      if change.to == "sent" { tabs.select("trash", animated: false) }
      log.append("returned")
    }
    tabs.select("sent", animated: false)
    #expect(log == ["did sent", "returned", "did trash", "returned"])
  }

  @Test("who goes elsewhere while asked is obeyed")
  func superseded() throws {
    let tabs = try container()
    tabs.shouldSelect = { [unowned tabs] page, _ in
      if page == "sent" { tabs.select("trash") }
      return true
    }
    #expect(tabs.select("sent") == .superseded)
    #expect(tabs.selectedID == "trash")
  }
}
