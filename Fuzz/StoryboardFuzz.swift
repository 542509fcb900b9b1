/// Reads any bytes as a storyboard file and holds the decoder to what it promises.
func fuzzStoryboard(_ bytes: [UInt8]) {
  let images = StoryboardReader.Images(names: ["i"]) { $0 == "i" }
  do throws(StoryboardFileError) {
    let document = try StoryboardReader.read(bytes, file: "f", images: images)
    check(document)
    check(document.warnings)
    precondition(document.warnings.allSatisfy { $0.severity == .warning })
  } catch {
    check(error.diagnostics)
    precondition(error.diagnostics.contains { $0.severity == .error }, "refused without an error")
  }
}

/// What a document names is in it, even a lenient one.
private func check(_ document: StoryboardDocument) {
  let pages = Dictionary(uniqueKeysWithValues: document.pages.map { ($0.id, $0) })
  precondition(!document.containers.isEmpty, "no container")
  let isThere = document.container(document.root) != nil || pages[document.root] != nil
  precondition(isThere, "no root \(document.root)")
  for container in document.containers {
    let tabs = container.segues.map(\.id) + container.ids + container.pages
    precondition(Set(tabs).count == tabs.count, "a tab twice in \(tabs)")
    for page in container.segues.map(\.page) + container.ids + container.pages {
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

/// Mistakes come in the order of the text, in one line each.
private func check(_ diagnostics: [Diagnostic]) {
  var last = (line: 1, column: 1)
  for diagnostic in diagnostics {
    precondition(!diagnostic.description.utf8.contains(UInt8(ascii: "\n")), "\(diagnostic)")
    guard let line = diagnostic.line, let column = diagnostic.column else { continue }
    precondition((line, column) >= last, "\(diagnostic)")
    last = (line, column)
  }
}
