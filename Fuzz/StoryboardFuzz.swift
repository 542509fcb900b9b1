@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// Reads arbitrary bytes as a storyboard file, shows it, and checks the guarantees of reader and
/// container.
func fuzzStoryboard(_ bytes: [UInt8]) {
  let images = StoryboardFile.Images(names: ["i"]) { $0 == "i" }
  do throws(StoryboardFileError) {
    let document = try StoryboardReader.read(bytes, file: "f", images: images)
    check(document)
    check(document.warnings)
    precondition(document.warnings.allSatisfy { $0.severity == .warning })
    let container = try fuzzedContainer(document)
    use(container)
    try StoryboardScene.make(document).apply(to: container)
    checkPromises(of: container)
  } catch {
    check(error.diagnostics)
    precondition(error.diagnostics.contains { $0.severity == .error }, "refused without an error")
  }
}

/// Checks that a document contains whatever it refers to, even a lenient one.
private func check(_ document: StoryboardDocument) {
  let pages = Dictionary(uniqueKeysWithValues: document.pages.map { ($0.id, $0) })
  precondition(!document.containers.isEmpty, "no container")
  let isThere = document.container(document.root) != nil || pages[document.root] != nil
  precondition(isThere, "no root \(document.root)")
  for container in document.containers {
    let tabs = container.segues.map(\.id) + container.ids + container.pages
    precondition(Set(tabs).count == tabs.count, "a tab twice in \(tabs)")
    for page in container.segues.map(\.page) + container.ids + container.pages {
      // A container can be a tab too.
      guard document.container(page) == nil else { continue }
      precondition(pages[page]?.item?.problems == [], "\(page) is no tab")
      precondition(pages[page]?.canBeTab == true, "\(page) is no tab")
    }
    switch container.initial {
    case .index(let index): precondition(tabs.indices.contains(index))
    case .id(let id): precondition(tabs.contains(id))
    case nil: break
    }
  }
}

/// Checks that mistakes are in the order of the text, one line each.
private func check(_ diagnostics: [Diagnostic]) {
  var last = (line: 1, column: 1)
  for diagnostic in diagnostics {
    precondition(!diagnostic.description.utf8.contains(UInt8(ascii: "\n")), "\(diagnostic)")
    guard let line = diagnostic.line, let column = diagnostic.column else { continue }
    precondition((line, column) >= last, "\(diagnostic)")
    last = (line, column)
  }
}

/// A container that shows a storyboard, too small for all its items.
func fuzzedContainer(
  _ document: StoryboardDocument
) throws(StoryboardFileError) -> TabContainer {
  let scene = try StoryboardScene.make(document)
  do throws(ContainerError) {
    let container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
      size: Size(width: 320, height: 480))
    scene.install(in: container)
    return container
  } catch {
    preconditionFailure("a scene without its own initial page: \(error)")
  }
}

/// Drags sideways and up, goes to the next page, activates whatever has the focus, and goes back.
private func use(_ container: TabContainer) {
  checkPromises(of: container)
  for end in [Point(x: 40, y: 240), Point(x: 280, y: 60)] {
    container.handle(.press(.mouse, at: Point(x: 280, y: 240)))
    container.handle(.move(.mouse, to: end))
    checkPromises(of: container)
    container.handle(.release(.mouse, at: end))
    container.advance(to: container.time + 0.1)
    checkPromises(of: container)
  }
  container.handle(.key(KeyPress(.pageDown, modifiers: .control)))
  container.advance(to: container.time + 5)
  for _ in 0..<4 {
    container.handle(.key(KeyPress(.tab)))
    container.handle(.key(KeyPress(.enter)))
    container.advance(to: container.time + 0.2)
    checkPromises(of: container)
  }
  container.handle(.key(KeyPress(.escape)))
  container.advance(to: container.time + 5)
  checkPromises(of: container)
}
