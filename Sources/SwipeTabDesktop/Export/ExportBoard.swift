import SwipeTabKit
import SwipeTabWindow

/// The screens at one size, with their pictures and places on a board.
struct ExportBoard {
  /// A combination of language, theme and size in which the screens are shown.
  struct Variant: Hashable {
    var locale: String?
    var theme: Theme.Appearance
    var size: Size
  }

  /// An element that leads to another screen.
  struct Spot: Hashable {
    var target: Int
    var frame: Rect
    /// Whether it is an item of a toolbar, or goes back.
    var isObvious: Bool
  }

  struct Shot {
    var variant: Variant
    var title: String
    var spots: [Spot]
    var encoding: Later<[UInt8]>

    var bytes: [UInt8] { encoding.value }

    /// The element with a link, or nil if it is out of view.
    func spot(to target: Int) -> Spot? { spots.first { $0.target == target && !$0.isObvious } }
  }

  struct Screen {
    var screen: ScreenMap.Screen
    /// The beginning of the names of its files: plain letters, and no other screen's.
    var fileName: String
    var shots: [Shot] = []
  }

  var size: Size
  var inset: Double
  var screens: [Screen] = []

  init(_ map: ScreenMap, size: Size, inset: Double) {
    (self.size, self.inset) = (size, inset)
    var taken: Set<String> = []
    for (index, screen) in map.screens.enumerated() {
      let plain = Self.plain(screen.id.rawValue)
      var (name, number) = (plain, index)
      while !taken.insert(name.lowercased()).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      screens.append(Screen(screen: screen, fileName: name))
    }
  }

  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(40).map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
        default: "_"
        }
      })
  }

  var pictures: [(name: String, bytes: [UInt8])] {
    screens.flatMap { screen in
      screen.shots.map { (Self.name($0, of: screen), $0.bytes) }
    }
  }

  static func name(_ shot: Shot, of screen: Screen) -> String {
    let size = shot.variant.size
    let locale = shot.variant.locale.map { "-\($0)" } ?? ""
    let extent = DecimalText.text(size.width) + "x" + DecimalText.text(size.height)
    return "\(screen.fileName)\(locale)-\(shot.variant.theme.rawValue)-\(extent).png"
  }

  // MARK: Places

  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private static let mostColumns = 6

  /// The place of each screen, to the right of the first that leads to it; screens without links are side by side.
  var places: [Place] {
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for (index, screen) in screens.enumerated() {
      if let parent = screen.screen.parent {
        children[parent, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
    var places = [Place](repeating: Place(column: 0, row: 0), count: screens.count)
    /// Places a screen with all that it leads to; returns the number of columns and rows.
    func place(_ index: Int, _ column: Int, _ row: Int) -> (columns: Int, rows: Int) {
      places[index] = Place(column: column, row: row)
      var (columns, rows) = (1, 0)
      for child in children[index] ?? [] {
        let size = place(child, column + 1, row + rows)
        columns = max(columns, size.columns + 1)
        rows += size.rows
      }
      return (columns, max(1, rows))
    }
    // Trees are side by side on shelves. Trees that lead to each other are on one shelf.
    var (column, row, height) = (0, 0, 0)
    for chain in chains(of: roots) {
      let sizes = chain.map { place($0, 0, 0) }
      if column > 0, sizes.reduce(column, { $0 + $1.columns }) > Self.mostColumns {
        (column, row, height) = (0, row + height, 0)
      }
      for (root, size) in zip(chain, sizes) {
        _ = place(root, column, row)
        column += size.columns
        height = max(height, size.rows)
      }
    }
    return places
  }

  /// The screens that nothing leads to but tabs, with each chain of such screens that lead on to the next one together.
  private func chains(of roots: [Int]) -> [[Int]] {
    roots.reduce(into: []) { chains, root in
      let before = chains.last?.last
      let leads = before.map { screens[$0].screen.links.contains(root) }
      if leads == true { chains[chains.count - 1].append(root) } else { chains.append([root]) }
    }
  }
}
