import SwipeTabWindow
import Testing

@testable import TestSupport

/// The article on shipping shows what is run here, with nothing but the public interface; its commands are run by Scripts/examples.
@Suite("ShippingAnApp, the article")
@MainActor
struct ShippingAnAppTests {
  @Test("files that are not in any bundle are named with the whole path, and nothing opens")
  func missing() {
    var options = WindowOptions()
    // snippet
    options.iconFolders = [.bundle("Icons"), .besideProgram("../share/shop/icons")]
    options.font = .bundle("Fonts/Brand.ttf")
    options.windowIcon = .bundle("Icons/shop.png")
    // end
    let app = SwipeTabApp("Shop", options: options) { Tab("Home", icon: "house") {} }
    var problems: [Substring] = []
    do throws(WindowError) { try app.run() } catch {
      problems = error.description.split(separator: "\n")
    }
    expectEqual(problems.count, 4)
    for problem in problems {
      expect(problem.hasPrefix("WindowOptions."))
      expect(problem.contains(" \"/"))
    }
  }
}
