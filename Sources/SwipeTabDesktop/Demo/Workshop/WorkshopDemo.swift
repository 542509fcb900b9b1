import SwipeTabKit
import SwipeTabWindow

/// A demo of the features of MDVTabBarController, with live controls and a data source for all that it can provide.
enum WorkshopDemo {
  static func scene(_ options: Options) throws(PageListError) -> Scene {
    let workshop = Workshop(keepsAnimator: options.settings[.animator] != nil)
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .fill
    configuration.adaptation = .top
    configuration.toolbarHeight = Workshop.usualHeight
    configuration.animator = workshop.animator ?? configuration.animator
    options.apply(to: &configuration)
    return Scene(
      title: DemoName.mdv.title, pages: try PageList(workshop.pages),
      configuration: configuration, initial: .id("colors"),
      install: { workshop.lead($0) })
  }
}

/// The colors of the tabs.
nonisolated enum WorkshopPalette: String, Sendable, CaseIterable {
  case fruit, sea, forest

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The color of each of the five tabs, legible on a bar of the appearance.
  func colors(_ appearance: Theme.Appearance) -> [Color] {
    let rgb: [UInt32]
    switch (self, appearance) {
    // The colors of animators that have no colors set.
    case (.fruit, .light): return Array(TabColors.light.prefix(5))
    case (.fruit, .dark): return Array(TabColors.dark.prefix(5))
    case (.sea, .light): rgb = [0x084CB4, 0x0A5A93, 0x006579, 0x04675E, 0x0F6B45]
    case (.sea, .dark): rgb = [0x95C6FF, 0x74C9F5, 0x4FD2E3, 0x55D6B8, 0x74D680]
    case (.forest, .light): rgb = [0x0F6B45, 0x2C672A, 0x3F6212, 0x5A5A00, 0x6F5200]
    case (.forest, .dark): rgb = [0x74D680, 0x9CDA68, 0xC7DB5A, 0xE6D65A, 0xF2CE4B]
    }
    return rgb.map { Color(rgb: $0) }
  }
}

/// The animators to choose from.
nonisolated enum WorkshopMark: String, Sendable, CaseIterable {
  case underline, overlay, zoom, hop

  var title: String {
    switch self {
    case .underline: "Underline"
    case .overlay: "Overlay"
    case .zoom: "Zoom"
    case .hop: "Hop"
    }
  }

  var summary: String {
    switch self {
    case .underline: "A line at the edge of the window, in the color of the tab below it."
    case .overlay: "A block behind the items, which slides from tab to tab."
    case .zoom: "The selected image grows, the one that is left shrinks."
    case .hop: "A ball jumps in an arc: 40 lines of this demo's own."
    }
  }

  func animator(_ colors: [Color]) -> any TabBarAnimator {
    switch self {
    case .underline: RainbowAnimator(colors: colors, isAtOuterEdge: true)
    case .overlay: OverlayAnimator(colors: colors)
    case .zoom: ZoomAnimator(factor: 1.5)
    case .hop: HopAnimator(colors: colors)
    }
  }
}
