import SwipeTabKit
import SwipeTabWindow

/// The coordinator of the whole shop, which handles messages that concern several tabs.
final class ShopCoordinator: TabsCoordinator<ShopDependencies> {
  private let cartPage: BasePage

  /// The badge of `cartPage` counts the goods in the cart.
  init(cartPage: BasePage) {
    self.cartPage = cartPage
    super.init(id: "shop")
  }

  override func start() {
    dependencies?.cart.didChange = { [weak self] in self?.countCart() }
  }

  override func makeChild(_ id: PageID) -> Coordinator<ShopDependencies>? {
    switch id {
    case "sales", "catalog": BrowsingCoordinator(id: id)
    case "cart": CartCoordinator(id: id)
    case "account": AccountCoordinator(id: id)
    default: nil
    }
  }

  override func makeScreen(_ id: PageID) -> (any Screen)? {
    id == "offer" ? ShopScreens.offerOfTheDay : nil
  }

  override func receive(_ message: any CoordinatorMessage) -> Bool {
    guard let message = message as? TextMessage else { return false }
    let good = message.argument.flatMap { Goods.good($0) }
    switch (message.name, good) {
    case ("popup", _): present("offer")
    case ("add", let good?): dependencies?.cart.add(good)
    case ("open", let good?): show(good)
    default: return false
    }
    return true
  }

  private func show(_ good: Good) {
    let shelf = Goods.shelf(of: good).map { [PageID($0.id)] } ?? []
    open("catalog", screens: shelf + [ShopScreens.productID(good)])
  }

  private func countCart() {
    cartPage.item.badge = dependencies.map { .count($0.cart.count) }
    host?.redraw()
  }
}

/// The coordinator of the sales and catalog tabs: lists of goods, and the goods in them.
final class BrowsingCoordinator: Coordinator<ShopDependencies> {
  override func makeScreen(_ id: PageID) -> (any Screen)? {
    if let shelf = Goods.shelf(id.rawValue) { return ShopScreens.shelf(shelf) }
    let name = id.rawValue.split(separator: ":").last.map { String($0) } ?? ""
    guard id.rawValue.hasPrefix("product:"), let good = Goods.good(name) else { return nil }
    return dependencies.map { ShopScreens.product(good, $0.cart) }
  }
}

/// The coordinator of the cart tab, which leads to the checkout.
final class CartCoordinator: Coordinator<ShopDependencies> {
  override func makeChild(_ id: PageID) -> Coordinator<ShopDependencies>? {
    id == "checkout" ? CheckoutCoordinator(id: id) : nil
  }

  override func receive(_ message: any CoordinatorMessage) -> Bool {
    switch (message as? TextMessage)?.name {
    case "checkout": activateChild("checkout")
    case "empty": dependencies?.cart.empty()
    default: return false
    }
    return true
  }
}

/// The checkout, a part of the cart tab that ends when its screens are gone.
final class CheckoutCoordinator: Coordinator<ShopDependencies> {
  override func start() {
    if let cart = dependencies?.cart { show(ShopScreens.checkout(cart)) }
  }

  override func makeScreen(_ id: PageID) -> (any Screen)? {
    id == "thanks" ? ShopScreens.thanks() : nil
  }

  override func receive(_ message: any CoordinatorMessage) -> Bool {
    switch (message as? TextMessage)?.name {
    case "pay":
      show("thanks")
      dependencies?.cart.empty()
    case "done": finish()
    default: return false
    }
    return true
  }
}

/// The coordinator of the account tab and its settings.
final class AccountCoordinator: Coordinator<ShopDependencies> {
  override func makeScreen(_ id: PageID) -> (any Screen)? {
    id == "settings" ? ShopScreens.settings() : nil
  }
}
