import SwipeTabKit

/// Any number of pages in the style of the standard demo, generated when they come into view.
enum GeneratedPages {
  private static let colors: [Color] = [.red, .blue, .yellow]
  private static let icons = ["ic_music", "ic_play", "ic_star"]

  static func scene(_ count: Int) -> Scene {
    let pages = PageList.generated(
      count: count, id: { PageID("page\($0)") },
      index: { id in
        guard id.rawValue.hasPrefix("page") else { return nil }
        let number = Int(id.rawValue.dropFirst(4))
        return number.flatMap { (0..<count).contains($0) && "page\($0)" == id.rawValue ? $0 : nil }
      },
      page: page)
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .centered(width: 76, gap: 10)
    return Scene(
      title: "SwipeTab", pages: pages, configuration: configuration)
  }

  private static func page(_ index: Int) -> ColorPage {
    let title = "Page \(index + 1)"
    let icon = icons[index % icons.count]
    return ColorPage(
      id: PageID("page\(index)"), item: TabItem(title: title, image: icon),
      color: colors[index % colors.count], navigationTitle: title)
  }
}
