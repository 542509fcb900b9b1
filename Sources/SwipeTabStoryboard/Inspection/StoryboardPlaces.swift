package import SwipeTabKit

/// Finds the places of pages and their elements in the text of a storyboard file.
package struct StoryboardPlaces {
  package struct Place: Sendable, Hashable {
    package var file: String
    package var line: Int
    package var column: Int
    /// The path of the value, such as `$.pages[0].body[2]`.
    package var path: String
  }

  let json: JSONDocument
  let file: String
  private let document: StoryboardDocument
  private(set) var pages: [PageID: JSONValue] = [:]
  private(set) var containers: [PageID: JSONValue] = [:]

  package init?(_ bytes: [UInt8], file: String, document: StoryboardDocument) {
    guard let json = try? JSONReader.parse(bytes, limits: StoryboardReader.limits) else {
      return nil
    }
    (self.json, self.file, self.document) = (json, file, document)
    add(json.root["screens"])
    add(json.root["pages"])
    add(json.root["add"])
    for container in json.root["containers"].array {
      if let id = container["id"]?.string { containers[PageID(id)] = container }
      add(container["pages"])
      add(container["add"])
    }
  }

  private mutating func add(_ list: JSONValue?) {
    for page in list.array {
      guard let id = page["id"]?.string else { continue }
      if pages[PageID(id)] == nil { pages[PageID(id)] = page }
    }
  }

  package func diagnostic(_ message: String, atKey key: String) -> Diagnostic {
    let place = json.root[key].map { self.place(of: $0) }
    return Diagnostic(
      file: place?.file, line: place?.line, column: place?.column, path: place?.path,
      message: message)
  }

  package func place(ofPage id: PageID) -> Place? {
    (pages[source(of: id)] ?? containers[id]).map { place(of: $0) }
  }

  /// The place of the item's object, or else the page's.
  package func place(ofItem id: PageID) -> Place? {
    pages[source(of: id)].map { place(of: $0["item"] ?? $0) }
  }

  /// The place of a button of the navigation bar, or the page's if it has no such button.
  package func place(ofButton index: Int, isLeading: Bool, onPage id: PageID) -> Place? {
    pages[source(of: id)].map { page in
      let buttons = page[isLeading ? "leading" : "trailing"].array
      return place(of: buttons.indices.contains(index) ? buttons[index] : page)
    }
  }

  /// The identifier in the file of a page, which a segue may have registered under another one.
  private func source(of id: PageID) -> PageID {
    guard pages[id] == nil else { return id }
    return document.containers.lazy.flatMap(\.segues).first { $0.id == id }?.page ?? id
  }

  /// The place of an element of a body, as body targets count them, or of a row, card or option of it.
  ///
  /// It is the page's place if the element has none in the text. Parts whose condition does not hold are not counted.
  package func place(
    ofElement index: Int, part: Int?, onPage id: PageID,
    with result: (Formula) -> ControlValue? = { _ in .flag(true) }
  ) -> Place? {
    let id = source(of: id)
    guard let page = pages[id], let body = document.page(id)?.body else { return nil }
    let leaves = Self.leaves(body, page["body"].array, in: page, result)
    guard leaves.indices.contains(index) else { return place(of: page) }
    let (element, parts) = leaves[index]
    let number = part.map { parts.indices.contains($0) ? parts[$0] : $0 }
    return place(of: number.flatMap { Self.part($0, of: element) } ?? element)
  }

  func place(of value: JSONValue) -> Place {
    let place = value.place()
    var finder = JSONPathFinder(document: json)
    return Place(
      file: file, line: place.line, column: place.column, path: finder.path(to: value.index))
  }

  // MARK: Elements

  /// The JSON value of a leaf, and the index in it of each visible row or card.
  private typealias Leaf = (value: JSONValue, parts: [Int])

  /// Returns the visible leaves, all with the value `whole` if elements of a lenient file were omitted.
  private static func leaves(
    _ elements: [StoryboardDocument.Element], _ values: [JSONValue], in whole: JSONValue,
    _ result: (Formula) -> ControlValue?
  ) -> [Leaf] {
    guard elements.count == values.count else {
      return elements.flatMap { leaves($0, whole, isKnown: false, result) }
    }
    return zip(elements, values).flatMap { leaves($0, $1, isKnown: true, result) }
  }

  private static func leaves(
    _ element: StoryboardDocument.Element, _ value: JSONValue, isKnown: Bool,
    _ result: (Formula) -> ControlValue?
  ) -> [Leaf] {
    guard let shown = ScreenBody.Element(element).shown(with: result) else { return [] }
    guard case .group(let group) = element else {
      let parts = ScreenBody.Element(element).shownParts(with: result)
      return Array(repeating: (value, parts), count: shown.leafCount)
    }
    let items = value["column"] == nil ? list(value["row"]) : [value]
    let isKnown = isKnown && items.count == group.columns.count
    return group.columns.enumerated().flatMap { index, column -> [Leaf] in
      guard column.isLeft(with: result) else { return [] }
      let item = isKnown ? items[index] : value
      let inner =
        column.elements.count == 1 && item["column"] == nil ? [item] : list(item["column"])
      let own = leaves(column.elements, inner, in: item, result)
      let spaces = group.spaces(of: column)
      return Array(repeating: (item, []), count: spaces.above) + own
        + Array(repeating: (item, []), count: spaces.below)
    }
  }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    value?.kind == .array ? value.array : (value?["items"]).array
  }

  private static func part(_ part: Int, of element: JSONValue) -> JSONValue? {
    let list =
      element["list"] ?? element["strip"] ?? element["choice"]?["options"]
      ?? element["image"]?["hotSpots"]
    let parts = list?.kind == .array ? list.array : (list?["cards"] ?? list?["rows"]).array
    return parts.indices.contains(part) ? parts[part] : nil
  }
}

extension StoryboardDocument.Column {
  /// Whether anything of it shows; a column that loses all but its spaces goes.
  fileprivate func isLeft(with result: (Formula) -> ControlValue?) -> Bool {
    let left = elements.compactMap { ScreenBody.Element($0).shown(with: result) }
    return left.count == elements.count || !left.allSatisfy { $0.as(ScreenBody.Spacer.self) != nil }
  }
}

extension ScreenBody.Element {
  fileprivate func shownParts(with result: (Formula) -> ControlValue?) -> [Int] {
    let conditions =
      self.as(ScreenBody.List.self)?.rows.map(\.condition)
      ?? self.as(ScreenBody.Strip.self)?.cards.map(\.condition)
      ?? self.as(ScreenBody.Picture.self)?.hotSpots.map(\.condition) ?? []
    return conditions.indices.filter { conditions[$0].holds(with: result) }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    members?.first { $0.key.isString(key) }?.value
  }
}

extension JSONValue? {
  fileprivate var array: [JSONValue] { self?.elements.map(Array.init) ?? [] }
}
