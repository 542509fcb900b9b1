import Testing

@testable import TestSupport

@testable import SwipeTabDesktop
@testable import SwipeTabKit

/// The shop of the article on coordinators.
@Suite("The coordinators demo") @MainActor struct ShopDemoTests {
  private let container: TabContainer

  init() throws { container = try Self.container([]) }

  private static func container(_ arguments: [String]) throws -> TabContainer {
    let launch = try Launch(
      arguments: ["--demo", "coordinators", "--headless"] + arguments)
    return try launch.container(
      launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  private func activate(_ labels: String...) {
    for label in labels {
      let isThere = container.activate(label: label)
      expect(isThere, "\(label) is not there")
      container.advance(to: container.time + 5)
    }
  }

  private var stack: [PageID] { ContainerSnapshot(of: container).navigation.stack }
  private var badge: Badge? { container.parts.catalog.page(at: 2).item.badge }

  @Test("starts on the catalog, with five items on glass over the safe area")
  func start() {
    expectEqual(container.selectedID, "catalog")
    expectEqual(
      (0..<container.count).map { container.parts.catalog.page(at: $0).item.label },
      [
        "Sales", "Catalog", "Cart", "Account", "Offer",
      ])
    expectEqual(container.parts.context.layout.toolbar, Rect(x: 16, y: 724, width: 448, height: 60))
    container.configuration.safeArea.bottom = 34
    expectEqual(container.parts.context.layout.toolbar, Rect(x: 16, y: 706, width: 448, height: 60))
    expectGreater(container.configuration.barBlur, 0)
  }

  @Test("counts what is put into the cart, on its item alone")
  func cart() {
    activate("Kitchen", "Kettle")
    let before = container.parts.presentation.pageContext(
      amount: 1, in: container.parts.context.layout.viewport)
    activate("Add to cart", "Add to cart")
    expectEqual(badge, .count(2))
    expectEqual(stack, ["kitchen", "product:kettle"])
    expectEqual(
      container.parts.presentation.pageContext(
        amount: 1, in: container.parts.context.layout.viewport), before)
    activate("Cart")
    let row = container.accessibilityTree().first { $0.role == .listItem }
    expectEqual(row?.label, "Kettle")
  }

  @Test("keeps each tab's way while another shows")
  func ways() {
    activate("Kitchen", "Account", "Settings")
    expectEqual(stack, ["settings"])
    activate("Catalog")
    expectEqual(stack, ["kitchen"])
    activate("Catalog")
    expectEqual(stack, [], "the tab again leads to its page")
  }

  @Test("goes forward again to what was left, by key and by the side button of the mouse")
  func forward() {
    activate("Kitchen", "Kettle")
    let whole = stack
    for _ in whole { container.handle(.key(KeyPress(.left, modifiers: .alt))) }
    expectEqual(stack, [])
    expectEqual(whole.count, 2)
    container.advance(to: container.time + 5)
    container.handle(.key(KeyPress(.right, modifiers: .alt)))
    container.handle(.press(.mouse, at: Point(x: 240, y: 400), button: 5))
    expectEqual(stack, whole)
    activate("Add to cart")
    expectEqual(badge, .count(1))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("the account's switch keeps swipes from changing the tab, and lets them again")
  func swiping() {
    func swipe() {
      container.handle(.press(.mouse, at: Point(x: 400, y: 700)))
      container.handle(.move(.mouse, to: Point(x: 20, y: 700)))
      container.handle(.release(.mouse, at: Point(x: 20, y: 700)))
      container.advance(to: container.time + 5)
    }
    activate("Account", "Swipe between tabs", "Sales")
    swipe()
    expectEqual(container.selectedID, "sales")
    activate("Account", "Swipe between tabs", "Sales")
    swipe()
    expectEqual(container.selectedID, "catalog")
  }

  @Test("the tab again pops its screens with motion")
  func popsInMotion() {
    activate("Kitchen", "Kettle")
    expect(container.activate(label: "Catalog"))
    expect(container.isMoving)
    container.advance(to: container.time + 5)
    expectEqual(stack, [])
  }

  @Test("the delivery costs nothing from a sum on, and nothing without goods")
  func delivery() throws {
    let cart = Cart()
    expectEqual(cart.toPay, 0)
    cart.add(try #require(Goods.good("kettle")))
    expectEqual(cart.toPay, 3900 + 490)
    cart.add(try #require(Goods.good("mug")))
    cart.add(try #require(Goods.good("mug")))
    expectEqual(cart.delivery, 0)
    expectEqual(cart.toPay, 5800)
  }

  @Test("opens a popup instead of switching, which a swipe never reaches")
  func popup() {
    activate("Offer")
    expectEqual(stack, ["offer"])
    expectEqual(container.selectedID, "catalog")
    activate("Not now")
    container.select("account", animated: false)
    container.handle(.press(.mouse, at: Point(x: 400, y: 300)))
    container.handle(.move(.mouse, to: Point(x: 20, y: 300)))
    container.handle(.release(.mouse, at: Point(x: 20, y: 300)))
    container.advance(to: container.time + 5)
    expectEqual(container.selectedID, "account")
  }

  @Test("leads from the popup deep into the catalog")
  func deepLink() {
    activate("Cart", "Offer", "Show me")
    expectEqual(container.selectedID, "catalog")
    expectEqual(stack, ["living", "product:lamp"])
    expectEqual(container.parts.navigationBar.content?.title, "Lamp")
  }

  @Test("pays in a part of its own, which ends with its screens and an empty cart")
  func checkout() {
    activate("Kitchen", "Mug", "Add to cart", "Cart", "Check out")
    expectEqual(stack, ["checkout"])
    activate("Back", "Check out", "Pay")
    expectEqual(stack, ["checkout", "thanks"])
    expectEqual(badge, .count(0))
    // Nothing can be paid twice.
    activate("Back")
    let paysAgain = container.activate(label: "Pay")
    expectEqual(stack, ["checkout"])
    expect(!paysAgain)
    activate("Back", "Catalog", "Add to cart", "Cart", "Check out", "Pay")
    activate("Done")
    expectEqual(stack, [])
    expectEqual(container.selectedID, "cart")
  }

  @Test("knows name and address at the checkout, and asks for them before paying without")
  func address() {
    activate("Kitchen", "Mug", "Add to cart", "Cart", "Check out")
    container.setValue(.text(""), of: "address")
    activate("Pay")
    expectEqual(stack, ["checkout"])
    expectEqual(badge, .count(1))
    container.setValue(.text("2 Sample Street"), of: "address")
    activate("Pay")
    expectEqual(stack, ["checkout", "thanks"])
  }

  @Test("finds its screens again in another run")
  func restores() throws {
    activate("Living room", "Lamp", "Account", "Settings")
    let other = try Self.container([])
    other.restore(container.state)
    expectEqual(other.state, container.state)
    expectEqual(other.screens(ofPage: "catalog").map(\.id), ["living", "product:lamp"])
  }

  @Test(
    "reads well in every look",
    arguments: [["--theme", "dark"], ["--rtl"], ["--toolbar", "top"], ["--titles", "beside"]])
  func looks(arguments: [String]) throws {
    let container = try Self.container(arguments)
    for label in ["Kitchen", "Kettle", "Add to cart", "Offer"] {
      expect(container.activate(label: label))
      container.advance(to: container.time + 5)
      expectEqual(container.checkInvariants(), [])
    }
  }

  @Test("a discount is rounded to the nearest percent")
  func discount() throws {
    var good = try #require(Goods.onSale.first)
    let cases = [(2, 33), (1, 67), (3, 0)]
    for (price, discount) in cases {
      (good.price, good.usualPrice) = (price, 3)
      expectEqual(good.discount, discount)
    }
  }
}
