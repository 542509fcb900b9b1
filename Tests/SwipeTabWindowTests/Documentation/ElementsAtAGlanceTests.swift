import Foundation
import SwipeTabWindow
import Testing

@testable import TestSupport

/// The article shows each element as it is drawn here, with nothing but the public interface.
@Suite("ElementsAtAGlance, the article")
@MainActor
struct ElementsAtAGlanceTests {
  private final class Kitchen {
    var isOpen = true
    var guests = 8.0
    var milk = "Oat"
    var name = ""
    func order() {}
    func cancel() {}
  }

  private final class Ruler: CustomView {
    func draw(in drawing: inout Drawing, context: ViewContext) {
      for x in stride(from: 0, through: context.size.width, by: context.size.width / 20) {
        drawing.line(
          from: Point(x: x, y: 0), to: Point(x: x, y: 20), width: 1.5, context.theme.selectedTint)
      }
    }
  }

  private let kitchen = Kitchen()
  private let bill = Page("Bill") { Label("12.50") }

  @Test("its code is the code of this file, in the same order")
  func sameCode() throws {
    let shown = try Snippets(article: "ElementsAtAGlance", of: "SwipeTabWindow").blocks
    expectEqual(shown.count, elements.count)
    expectEqual(shown, try Snippets(tests: "ElementsAtAGlanceTests", of: "SwipeTabWindow").blocks)
  }

  @Test("each element is drawn as in its picture")
  func pictures() throws {
    for (name, height, content) in elements {
      let app = SwipeTabApp("", configuration: Self.configuration) {
        Tab("Page", icon: "mug", content: content)
      }
      app.container.handle(.resize(Size(width: 320, height: height), scale: 2))
      app.update()
      let picture = try ArticlePicture(
        "element-\(name)", of: [app.container], in: "SwipeTabWindow")
      try expect(picture.isStored(), "\(name)")
    }
  }

  @Test("every element of the library has its place in it")
  func complete() throws {
    let article = try PackageFile.lines(
      "Sources/SwipeTabWindow/SwipeTabWindow.docc/ElementsAtAGlance.md")
    let headings = Set(article.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) })
    // What makes others, what is for tuning a container, and an example in a comment.
    let left: Set<String> = [
      "DisabledContent", "GroupContent", "Settings", "NameFromElsewhere", "Headline",
    ]
    var types: Set<String> = []
    let folder = PackageFile.absolute("Sources/SwipeTabWindow/Content")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try PackageFile.lines("Sources/SwipeTabWindow/Content/\(file)").joined(
        separator: "\n")
      for match in text.matches(of: /struct (\w+)(?:<[^>]*>)?: (?:Modifiable)?PageElement/) {
        types.insert(String(match.1))
      }
    }
    expectGreater(types.count, 15)
    expectEqual(types.subtracting(headings).subtracting(left), [])
  }

  private static var configuration: ContainerConfiguration {
    var configuration = ContainerConfiguration.app
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    return configuration
  }

  private var elements:
    [(name: String, height: Double, content: @MainActor @Sendable () -> [any PageElement])]
  {
    [
      ("label", 150, label),
      ("image", 110, image),
      ("background", 110, background),
      ("button", 230, button),
      ("list", 150, list),
      ("lazylist", 170, lazyList),
      ("strip", 130, strip),
      ("columns", 100, columns),
      ("grid", 150, grid),
      ("section", 150, section),
      ("toggle", 80, toggle),
      ("slider", 120, slider),
      ("choice", 190, choice),
      ("field", 170, field),
      ("progress", 190, progress),
      ("link", 80, link),
      ("spacer", 130, spacer),
      ("figure", 90, figure),
      ("customelement", 90, customElement),
    ]
  }

  @ContentBuilder private func label() -> [any PageElement] {
    // snippet
    Label("Good morning").style(.title)
    Label("The kettle is on, and there is bread.")
    Label("from 7 to 11").style(.caption)
    // end
  }

  @ContentBuilder private func image() -> [any PageElement] {
    // snippet
    Image("kettle", label: "A kettle", width: 72, height: 72).tint(.blue)
    // end
  }

  @ContentBuilder private func background() -> [any PageElement] {
    // snippet
    Background(Color(rgb: 0xDCEBFF))
    Label("A page in light blue").style(.title)
    // end
  }

  @ContentBuilder private func button() -> [any PageElement] {
    // snippet
    Button("Order", image: "cart") { kitchen.order() }
    Button("Show the bill", push: bill).style(.plain)
    Button("Cancel all") { kitchen.cancel() }.role(.destructive)
    // end
  }

  @ContentBuilder private func list() -> [any PageElement] {
    // snippet
    List {
      Row("Tea", subtitle: "a pot for two", image: "kettle", push: bill)
      Row("Coffee", image: "mug") { kitchen.order() }
    }
    // end
  }

  @ContentBuilder private func lazyList() -> [any PageElement] {
    // snippet
    LazyList(count: 1_000_000) { index in Row("Table \(index + 1)") }
    // end
  }

  @ContentBuilder private func strip() -> [any PageElement] {
    // snippet
    Strip(height: 96, cardWidth: 120) {
      for name in ["Mug", "Bowl", "Kettle"] { Card(name, image: name.lowercased()) }
    }
    // end
  }

  @ContentBuilder private func columns() -> [any PageElement] {
    // snippet
    Columns {
      Column { Label("Starters").style(.caption) }
      Column { Label("Desserts").style(.caption) }
    }
    // end
  }

  @ContentBuilder private func grid() -> [any PageElement] {
    // snippet
    Grid(cellWidth: 90) {
      for table in 1...6 { Label("Table \(table)") }
    }
    // end
  }

  @ContentBuilder private func section() -> [any PageElement] {
    // snippet
    Section("Kitchen") {
      Toggle("Open", isOn: kitchen.isOpen) { kitchen.isOpen = $0 }
    }.footer("Orders wait while it is closed.")
    // end
  }

  @ContentBuilder private func toggle() -> [any PageElement] {
    // snippet
    Toggle("Open", isOn: kitchen.isOpen) { kitchen.isOpen = $0 }
    // end
  }

  @ContentBuilder private func slider() -> [any PageElement] {
    // snippet
    Slider("Guests", value: kitchen.guests, in: 0...20, step: 1) { kitchen.guests = $0 }
    // end
  }

  @ContentBuilder private func choice() -> [any PageElement] {
    // snippet
    Choice("Milk", options: ["Oat", "Soy"], selection: kitchen.milk) { kitchen.milk = $0 }
    Choice("Sort", options: ["Name", "Price"], selection: "Name") { print($0) }.style(.menu)
    // end
  }

  @ContentBuilder private func field() -> [any PageElement] {
    // snippet
    Field("Name", text: kitchen.name, prompt: "Ada") { kitchen.name = $0 }
    Field("Search", text: "") { print($0) }.search()
    // end
  }

  @ContentBuilder private func progress() -> [any PageElement] {
    // snippet
    ScreenBody.Progress("In the oven", share: 0.6)
    ScreenBody.Progress("Calling the waiter")
    // end
  }

  @ContentBuilder private func link() -> [any PageElement] {
    // snippet
    Link("Our site", "https://example.org")
    // end
  }

  @ContentBuilder private func spacer() -> [any PageElement] {
    // snippet
    Label("Above")
    Spacer(40)
    Label("Below")
    // end
  }

  @ContentBuilder private func figure() -> [any PageElement] {
    // snippet
    Figure(height: 40) { drawing, context in
      drawing.roundedRect(context.bounds, radius: 12, context.theme.selectedTint)
    }
    // end
  }

  @ContentBuilder private func customElement() -> [any PageElement] {
    // snippet
    CustomElement("scale", height: 24, isFocusable: true) { Ruler() }
    // end
  }
}
