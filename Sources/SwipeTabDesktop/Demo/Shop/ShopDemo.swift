import SwipeTabKit
import SwipeTabWindow

/// A small shop with a coordinator for each tab.
enum ShopDemo {
  static func scene(_ options: Options) throws(PageListError) -> Scene {
    let cart = Cart()
    let cartPage = page("cart", "Cart", "cart", ShopScreens.cart(cart))
    var popup = TabItem(
      title: "Offer", image: "gift", hint: "opens the offer of the day", action: .send("popup"))
    popup.section = "For you"
    let pages = try PageList([
      page("sales", "Sales", "tag", ShopScreens.sales()),
      page("catalog", "Catalog", "list", ShopScreens.catalog()), cartPage,
      page("account", "Account", "person", ShopScreens.account(), section: "For you"),
      BasePage(id: "popup", item: popup, content: ShopScreens.offerOfTheDay),
    ])
    return Scene(
      title: "Corner shop", pages: pages, configuration: configuration(options),
      initial: .id("catalog"),
      install: { container in
        ShopCoordinator(cartPage: cartPage).run(in: container, with: ShopDependencies(cart: cart))
      })
  }

  private static func page(
    _ id: PageID, _ title: String, _ image: String, _ content: any Screen,
    section: String = "Shop"
  ) -> BasePage {
    var item = TabItem(title: title, image: image)
    item.section = section
    return BasePage(id: id, item: item, content: content)
  }

  private static func configuration(_ options: Options) -> ContainerConfiguration {
    var configuration = ContainerConfiguration.app
    configuration.navigation = .perTab
    configuration.adaptation = .sidebar
    configuration.sidebarState = .expanded
    configuration.itemLayout = .fill
    options.apply(to: &configuration)
    for path in [\Theme.toolbar, \Theme.navigationBar] {
      configuration.theme[keyPath: path] = configuration.theme[keyPath: path].opacity(0.8)
    }
    return configuration
  }
}
