import SwipeTabKit

/// The look of the Toptal tutorial on swipeable tab bars: three plain colors, three icons, the second page first.
enum StandardDemo {
  /// The scene.
  static func scene() throws(PageListError) -> Scene {
    let pages = try PageList([
      page("red", "Red", .red, icon: "ic_music", label: "Music"),
      page("blue", "Blue", .blue, icon: "ic_play", label: "Play"),
      page("yellow", "Yellow", .yellow, icon: "ic_star", label: "Star"),
    ])
    return Scene(
      title: "SwipeTab", pages: pages, configuration: configuration, initial: .index(1))
  }

  /// Centred items on a translucent bar, whose tints tell what is selected.
  static var configuration: ContainerConfiguration {
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .centered(width: 76, gap: 10)
    configuration.isTranslucent = true
    return configuration
  }

  /// So many pages in the three colors, made when they come into view.
  static func generated(_ count: Int) -> Scene {
    let colors: [Color] = [.red, .blue, .yellow]
    let icons = ["ic_music", "ic_play", "ic_star"]
    let pages = PageList.generated(
      count: count, id: { PageID("page\($0)") },
      index: { id in
        guard id.rawValue.hasPrefix("page") else { return nil }
        let number = Int(id.rawValue.dropFirst(4))
        return number.flatMap { (0..<count).contains($0) && "page\($0)" == id.rawValue ? $0 : nil }
      },
      page: { index in
        page(
          PageID("page\(index)"), "Page \(index)", colors[index % 3], icon: icons[index % 3],
          label: "Page \(index)")
      })
    return Scene(
      title: "SwipeTab", pages: pages, configuration: configuration,
      initial: .index(min(1, count - 1)))
  }

  private static func page(
    _ id: PageID, _ title: String, _ color: Color, icon: String, label: String
  ) -> ColorPage {
    ColorPage(
      id: id, item: TabItem(image: icon, selectedImage: icon, label: label), color: color,
      navigationTitle: title)
  }
}
