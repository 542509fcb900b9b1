import SwipeTabKit

extension StoryboardAudit {
  func reportCircles() {
    var members = Set(document.pages.map(\.id))
    members.formUnion(document.containers.map(\.id))
    reportEndlessDelays(among: members)
    reportEndlessContainers(among: members)
  }

  /// Reports actions after no time that lead to each other, which the program stops after a thousand.
  private func reportEndlessDelays(among members: Set<PageID>) {
    var graph = PushGraph<JSONValue>()
    graph.trapped = members
    for container in document.containers {
      if let front = container.frontTab { graph.add(from: container.id, to: front, at: nil) }
    }
    let below = pagesBelow
    for page in document.pages {
      guard let value = places.pages[page.id], let place = member("after", of: value) else {
        continue
      }
      for action in page.instantActions {
        switch action {
        case .pop, .popToRoot, .dismiss:
          for other in below[page.id] ?? [] { graph.add(from: page.id, to: other, at: place) }
        case .toggle(let control), .set(let control, _), .add(_, let control):
          for other in document.pages where other.id != page.id && other.reads(control) {
            graph.add(from: page.id, to: other.id, at: place)
          }
        case .selectIndex(let index):
          for container in document.containers where container.allTabs.contains(page.id) {
            let tabs = container.shownTabs
            if tabs.indices.contains(index) { graph.add(from: page.id, to: tabs[index], at: place) }
          }
        default:
          if let target = action.target { graph.add(from: page.id, to: target, at: place) }
        }
      }
    }
    for circle in graph.circles() {
      report(
        #"actions "after" no time lead in a circle (\#(circle.names)); give one of them a time"#,
        at: circle.place)
    }
  }

  /// The pages that each page came over, by an action after no time; a page in place of another came over the same.
  private var pagesBelow: [PageID: Set<PageID>] {
    var below: [PageID: Set<PageID>] = [:]
    for page in document.pages {
      for target in page.instantActions.compactMap(\.opened) {
        below[front(of: target), default: []].insert(page.id)
      }
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for page in document.pages {
        for case .replace(let target) in page.instantActions {
          let all = below[front(of: target), default: []].union(below[page.id] ?? [])
          guard all != below[front(of: target)] ?? [] else { continue }
          below[front(of: target)] = all
          isComplete = false
        }
      }
    }
    return below
  }

  /// Reports the containers that are pushed on themselves, deeper each time.
  private func reportEndlessContainers(among members: Set<PageID>) {
    var graph = PushGraph<JSONValue>()
    graph.trapped = members
    // The containers come first, so that each circle through one of them is found as such.
    for container in document.containers {
      for tab in container.allTabs { graph.add(from: container.id, to: tab, at: nil) }
    }
    for page in document.pages {
      for case .push(let target) in page.actions {
        let place = places.pages[page.id].flatMap { key("push", of: target.rawValue, in: $0) }
        graph.add(from: page.id, to: target, at: place ?? places.pages[page.id])
      }
    }
    let containers = Set(document.containers.map(\.id))
    for circle in graph.circles() where !containers.isDisjoint(with: circle.ids) {
      report(
        "a container is pushed on itself, deeper each time (\(circle.names)); "
          + #""popToRoot" or "root" leads back to it"#,
        at: circle.place)
    }
  }

  private func front(of id: PageID) -> PageID {
    var (front, seen) = (id, Set<PageID>())
    while seen.insert(front).inserted,
      let tab = document.containers.first(where: { $0.id == front })?.frontTab
    {
      front = tab
    }
    return front
  }
}

extension StoryboardDocument.Container {
  fileprivate var shownTabs: [PageID] {
    (segues.map(\.page) + ids).sorted { $0.rawValue < $1.rawValue } + pages
  }

  /// The tab that is selected first, or nil if it is not known here.
  fileprivate var frontTab: PageID? {
    switch initial {
    case nil: shownTabs.first
    case .id(let id): allTabs.contains(id) ? id : shownTabs.first
    case .index(let index): shownTabs.indices.contains(index) ? shownTabs[index] : nil
    }
  }
}

extension StoryboardDocument.Page {
  fileprivate var instantActions: [ScreenAction] {
    guard let delayedAction, delayedAction.seconds < 1.0 / 60 else { return [] }
    return delayedAction.action.single
  }

  fileprivate func reads(_ control: ControlID) -> Bool {
    item?.condition?.names.contains(control) ?? false
  }
}

extension ScreenAction {
  fileprivate var opened: PageID? {
    switch self {
    case .push(let id), .present(let id): id
    default: nil
    }
  }
}
