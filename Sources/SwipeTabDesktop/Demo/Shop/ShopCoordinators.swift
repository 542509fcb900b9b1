import SwipeTabKit
import SwipeTabWindow

/// The whole shop: what concerns more than one tab ends here.
nonisolated final class ShopCoordinator: TabsCoordinator<ShopDependencies> {
  private let cartPage: BasePage

  /// Makes the root; the page of the cart is the one whose badge counts.
  init(cartPage: BasePage) {
    self.cartPage = cartPage
    super.init(id: "shop")
  }

  override func start() {
    dependencies?.cart.didChange = { [unowned self] in countCart() }
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
    guard id == "offer" else { return nil }
    return Goods.onSale.max { $0.discount < $1.discount }.map { ShopScreens.offer($0) }
  }

  override func receive(_ message: CoordinatorMessage) -> Bool {
    let good = message.argument.flatMap { Goods.good($0) }
    switch (message.name, good) {
    case ("popup", _): host?.present("offer")
    case ("add", let good?): dependencies?.cart.add(good)
    case ("open", let good?): show(good)
    default: return false
    }
    return true
  }

  /// Opens the page of something deep inside the catalog.
  private func show(_ good: Good) {
    let shelf = Goods.shelf(of: good).map { [PageID($0.id)] } ?? []
    open("catalog", screens: shelf + [ShopScreens.productID(good)])
  }

  private func countCart() {
    cartPage.item.badge = dependencies.map { .count($0.cart.count) }
    host?.redraw()
  }
}

/// Lists, and the things on them: sales and catalog alike.
nonisolated final class BrowsingCoordinator: Coordinator<ShopDependencies> {
  override func makeScreen(_ id: PageID) -> (any Screen)? {
    if let shelf = Goods.shelf(id.rawValue) { return ShopScreens.shelf(shelf) }
    let name = id.rawValue.split(separator: ":").last.map { String($0) } ?? ""
    guard id.rawValue.hasPrefix("product:"), let good = Goods.good(name) else { return nil }
    return dependencies.map { ShopScreens.product(good, $0.cart) }
  }
}

/// The cart, from which one goes to pay.
nonisolated final class CartCoordinator: Coordinator<ShopDependencies> {
  override func makeChild(_ id: PageID) -> Coordinator<ShopDependencies>? {
    id == "checkout" ? CheckoutCoordinator(id: id) : nil
  }

  override func receive(_ message: CoordinatorMessage) -> Bool {
    switch message.name {
    case "checkout": activateChild("checkout")
    case "empty": dependencies?.cart.empty()
    default: return false
    }
    return true
  }
}

/// Paying: a part of the program inside the cart's tab, which is over when its screens are gone.
nonisolated final class CheckoutCoordinator: Coordinator<ShopDependencies> {
  override func start() {
    if let cart = dependencies?.cart { show(ShopScreens.checkout(cart)) }
  }

  override func makeScreen(_ id: PageID) -> (any Screen)? {
    id == "thanks" ? ShopScreens.thanks() : nil
  }

  override func receive(_ message: CoordinatorMessage) -> Bool {
    switch message.name {
    case "pay":
      show("thanks")
      dependencies?.cart.empty()
    case "done": finish()
    default: return false
    }
    return true
  }
}

/// The account and what is set there.
nonisolated final class AccountCoordinator: Coordinator<ShopDependencies> {
  override func makeScreen(_ id: PageID) -> (any Screen)? {
    id == "settings" ? ShopScreens.settings() : nil
  }
}
