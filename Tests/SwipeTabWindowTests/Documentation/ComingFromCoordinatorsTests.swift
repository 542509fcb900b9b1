import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// What the coordinators need.
struct Stock {
  var products = ["kettle", "lamp"]
}

/// What buttons in the shop send.
enum ShopMessage: CoordinatorMessage {
  case addToCart(String)
}

/// The catalog, with a screen for each product.
final class CatalogCoordinator: Coordinator<Stock> {
  override func makeScreen(_ id: PageID) -> (any Screen)? {
    guard dependencies?.products.contains(id.rawValue) == true else { return nil }
    let product = BasePage(id: id, item: TabItem(title: "\(id)"))
    let add = ScreenAction.run { [weak self] in self?.send(ShopMessage.addToCart("\(id)")) }
    product.body = ScreenBody([.button(ScreenBody.Button("Add to cart", action: add))])
    return product
  }
}

/// The whole app: its tabs, and the messages that no tab handles.
final class ShopCoordinator: TabsCoordinator<Stock> {
  var cart: [String] = []

  override func makeChild(_ id: PageID) -> Coordinator<Stock>? {
    id == "catalog" ? CatalogCoordinator(id: id) : Coordinator(id: id)
  }
  override func receive(_ message: any CoordinatorMessage) -> Bool {
    switch message {
    case ShopMessage.addToCart(let product): cart.append(product)
    case let tap as TabTap where tap.page == "popup":
      present(BasePage(id: "popup", item: TabItem(title: "Popup")))
    default: return false
    }
    return true
  }
}
// end

@Suite("ComingFromCoordinators, the article")
@MainActor struct ComingFromCoordinatorsTests {
  private func container() throws -> TabContainer {
    try TabContainer(
      pages: PageList([
        BasePage(id: "sales", item: TabItem(title: "Sales", image: "tag")),
        BasePage(id: "catalog", item: TabItem(title: "Catalog", image: "list")),
        BasePage(id: "popup", item: TabItem(title: "Popup", image: "gift")),
      ]), size: Size(width: 320, height: 400))
  }

  @Test("a link opens a product, whose button is handled by the root")
  func link() throws {
    let container = try container()
    // snippet
    let shop = ShopCoordinator(id: "shop")
    shop.run(in: container, with: Stock())
    shop.open("catalog", screens: ["kettle"])
    // end
    container.rest()
    expectEqual(container.selectedID, "catalog")
    expectEqual(container.pushedScreens.map(\.id), ["kettle"])
    expect(container.activate(label: "Add to cart"))
    expectEqual(shop.cart, ["kettle"])
    expect(container.activate(label: "Sales"))
    container.rest()
    expectEqual(container.screens(ofPage: "catalog").map(\.id), ["kettle"], "the tab keeps it")
  }

  @Test("a tap on the third tab presents a sheet and selects nothing")
  func popup() throws {
    let container = try container()
    let shop = ShopCoordinator(id: "shop")
    shop.run(in: container, with: Stock())
    expect(container.activate(label: "Popup"))
    container.rest()
    expectEqual(container.selectedID, "sales")
    expectEqual(container.presentedScreen?.id, "popup")
  }

  @Test("its picture shows the product over its tab, and the sheet")
  func picture() throws {
    let (product, popup) = (try container(), try container())
    let shops = [product, popup].map { container in
      let shop = ShopCoordinator(id: "shop")
      shop.run(in: container, with: Stock())
      return shop
    }
    shops[0].open("catalog", screens: ["kettle"])
    popup.activate(label: "Popup")
    product.rest()
    popup.rest()
    try expect(ArticlePicture("coming-from-coordinators", of: [product, popup]).isStored())
  }
}
