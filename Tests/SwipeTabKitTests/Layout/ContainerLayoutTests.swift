import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Container layout")
struct ContainerLayoutTests {
  private func layout(
    count: Int = 3, size: Size = Size(width: 400, height: 800),
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) -> ContainerLayout {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    return ContainerLayout(
      size: size, configuration: configuration, count: count,
      naturalWidth: { _ in 80 })
  }

  private func rect(_ y: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: y, width: 400, height: height)
  }

  @Test("bars stand below each other, and the insets say how far they cover the pages")
  func bars() {
    typealias Row = (
      name: String, change: (inout ContainerConfiguration) -> Void, navigationBar: Rect?,
      toolbar: Rect, items: Rect, insets: EdgeInsets
    )
    let rows: [Row] = [
      //    0 ┌────────────┐
      //      │ navigation │
      //   44 ├────────────┤
      //      │   pages    │  (under both bars while they are translucent)
      //  751 ├────────────┤
      //      │  toolbar   │
      //  800 └────────────┘
      (
        "below: 49 at the bottom, pages under both bars", { _ in }, rect(0, 44), rect(751, 49),
        rect(751, 49), EdgeInsets(top: 44, bottom: 49)
      ),
      //    0 ┌────────────┐
      //      │ navigation │
      //   44 ├────────────┤
      //      │  toolbar   │
      //   93 ├────────────┤
      //      │   pages    │
      //  800 └────────────┘
      (
        "on top it stands below the navigation bar", { $0.toolbarPosition = .top }, rect(0, 44),
        rect(44, 49), rect(44, 49), EdgeInsets(top: 93)
      ),
      (
        "on top below a navigation bar the safe area is paid once",
        {
          $0.toolbarPosition = .top
          $0.safeArea = EdgeInsets(top: 20, bottom: 30)
        }, rect(0, 64), rect(64, 49), rect(64, 49), EdgeInsets(top: 113, bottom: 30)
      ),
      (
        "on top without a navigation bar the toolbar pays it",
        {
          $0.toolbarPosition = .top
          $0.navigationBarVisibility = .hidden
          $0.safeArea = EdgeInsets(top: 20)
        }, nil, rect(0, 69), rect(20, 49), EdgeInsets(top: 69)
      ),
    ]
    for (name, change, navigationBar, toolbar, items, insets) in rows {
      let layout = layout(change)
      expectEqual(layout.navigationBar, navigationBar, "\(name)")
      expectEqual(layout.toolbar, toolbar, "\(name)")
      expectEqual(layout.items.bounds, items, "\(name)")
      expectEqual(layout.insets, insets, "\(name)")
      expectEqual(layout.viewport, rect(0, 800), "\(name)")
    }
  }

  @Test(
    "titles beside take 40, a height that is set takes that",
    arguments: [
      (ContainerConfiguration.Titles.below, nil as Double?, 49.0), (.beside, nil, 40),
      (.below, 60, 60),
      (.beside, 60, 60),
    ])
  func heights(titles: ContainerConfiguration.Titles, height: Double?, expected: Double) {
    let layout = layout {
      $0.titles = titles
      $0.toolbarHeight = height
    }
    expectEqual(layout.toolbar, rect(800 - expected, expected))
  }

  @Test(
    "opaque bars: pages end at the bars and nothing is covered",
    arguments: [
      (ContainerConfiguration.ToolbarPosition.bottom, 44.0, 707.0), (.top, 93, 707),
    ])
  func opaque(position: ContainerConfiguration.ToolbarPosition, y: Double, height: Double) {
    let layout = layout {
      $0.isTranslucent = false
      $0.toolbarPosition = position
    }
    expectEqual(layout.viewport, rect(y, height))
    expectEqual(layout.insets, .zero)
  }

  //   0 ┌──────────────┐
  //     │ ▒▒ notch ▒▒▒ │  20
  //     │  navigation  │  44
  //     │    pages     │
  //     │   toolbar    │  49
  //     │ ▒▒▒▒▒▒▒▒▒▒▒▒ │  30
  // 800 └──────────────┘
  @Test("bars reach into the safe areas, what is on them does not")
  func safeArea() {
    let layout = layout { $0.safeArea = EdgeInsets(top: 20, left: 8, bottom: 30, right: 4) }
    expectEqual(layout.navigationBar, rect(0, 64))
    expectEqual(layout.navigationContent, Rect(x: 8, y: 20, width: 388, height: 44))
    expectEqual(layout.toolbar, rect(721, 79))
    expectEqual(layout.items.bounds, Rect(x: 8, y: 721, width: 388, height: 49))
    expectEqual(layout.insets, EdgeInsets(top: 64, left: 8, bottom: 79, right: 4))
  }

  @Test("hidden bars take no space, and the safe area covers the pages")
  func hidden() {
    for isTranslucent in [true, false] {
      let layout = layout {
        $0.isTranslucent = isTranslucent
        $0.toolbarVisibility = .hidden
        $0.navigationBarVisibility = .hidden
        $0.safeArea = EdgeInsets(top: 20, left: 8, bottom: 30, right: 4)
      }
      expectEqual(layout.toolbar, nil)
      expectEqual(layout.navigationBar, nil)
      expectEqual(layout.viewport, rect(0, 800))
      expectEqual(layout.insets, EdgeInsets(top: 20, left: 8, bottom: 30, right: 4))
      expectEqual(layout.items.count, 0)
    }
  }

  @Test("what is left without the toolbar, for pages that hide it")
  func withoutToolbar() {
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      let translucent = layout { $0.toolbarPosition = position }
      expectEqual(translucent.withoutToolbar.viewport, rect(0, 800))
      expectEqual(translucent.withoutToolbar.insets, EdgeInsets(top: 44))
      let opaque = layout {
        $0.toolbarPosition = position
        $0.isTranslucent = false
      }
      expectEqual(opaque.withoutToolbar.viewport, rect(44, 756))
      expectEqual(opaque.withoutToolbar.insets, .zero)
    }
  }

  @Test("with a single page a bar may hide", arguments: [(1, true), (2, false), (3, false)])
  func single(count: Int, isHidden: Bool) {
    let layout = layout(count: count) {
      $0.toolbarVisibility = .hiddenWithSinglePage
      $0.navigationBarVisibility = .hiddenWithSinglePage
    }
    expectEqual((layout.toolbar == nil), isHidden)
    expectEqual((layout.navigationBar == nil), isHidden)
  }

  @Test("without pages there is no toolbar")
  func none() {
    expectEqual(layout(count: 0).toolbar, nil)
  }

  @Test(
    "a container lower than its bars gives them what there is", arguments: [0.0, 20, 44, 60, 93])
  func low(height: Double) {
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      let layout = layout(size: Size(width: 400, height: height)) {
        $0.toolbarPosition = position
        $0.isTranslucent = false
      }
      let (navigation, toolbar) = (layout.navigationBar ?? .zero, layout.toolbar ?? .zero)
      expectAtMost(navigation.height + toolbar.height, height)
      expectAtLeast(navigation.height, 0)
      expectAtLeast(toolbar.height, 0)
      expectAtLeast(layout.viewport.height, 0)
      expectAtMost(navigation.maxY, height)
      expectAtMost(toolbar.maxY, height)
    }
  }

  @Test(
    "a screen with a navigation bar over pages without one has room below it",
    arguments: ContainerConfiguration.ToolbarPosition.allCases)
  func screenBelowBar(toolbar: ContainerConfiguration.ToolbarPosition) {
    let layout = layout {
      $0.toolbarPosition = toolbar
      $0.navigationBarVisibility = .hidden
    }
    let (page, screen) = (
      layout.room(besideToolbar: true, belowNavigationBar: false),
      layout.room(besideToolbar: true, belowNavigationBar: true)
    )
    expectEqual(screen.insets.top, page.insets.top + 44)
  }
}
