import SwipeTabKit
import SwipeTabWindow

/// A screen whose body is made again only when its dependencies have changed.
nonisolated final class ShopScreen<Key: Equatable>: Screen {
  let id: PageID
  let navigationTitle: String
  private let color: Color?
  private let key: () -> Key
  private let make: () -> [ScreenBody.Element]
  private var made: (key: Key, body: ScreenBody)?

  /// Makes a screen; `color` is the upper color of its background.
  init(
    _ id: PageID, title: String, color: Color? = nil, dependingOn key: @escaping () -> Key,
    make: @escaping () -> [ScreenBody.Element]
  ) {
    (self.id, navigationTitle, self.color) = (id, title, color)
    (self.key, self.make) = (key, make)
  }

  var body: ScreenBody? {
    let key = key()
    if let made, made.key == key { return made.body }
    let body = ScreenBody(make())
    made = (key, body)
    return body
  }

  func draw(in drawing: inout Drawing, context: PageContext) {
    let background = context.theme.background
    drawing.fill(context.frame, background)
    guard let color, context.theme.contrast == .normal else { return }
    let glow = Rect(
      x: context.frame.x, y: context.frame.y, width: context.frame.width,
      height: min(context.frame.height, 360))
    let top = background.mixed(
      with: color, share: context.theme.appearance == .light ? 0.34 : 0.42)
    drawing.fill(glow, .gradient(from: top, to: background, .down))
  }
}

/// The screens of the shop.
nonisolated enum ShopScreens {
  typealias Element = ScreenBody.Element

  static func sales() -> any Screen {
    ShopScreen("sales", title: "Sales", dependingOn: { 0 }) {
      [
        title("This week"), strip(Goods.onSale),
        title("All offers"), .list(Goods.onSale.map { row($0, $0.offer) }),
      ]
    }
  }

  static func catalog() -> any Screen {
    ShopScreen("catalog", title: "Catalog", dependingOn: { 0 }) {
      [
        .list(
          Goods.shelves.map { shelf in
            ScreenBody.Row(
              shelf.name, subtitle: "\(shelf.goods.count) things", image: shelf.image,
              action: .push(PageID(shelf.id)))
          }), title("New"), strip(Goods.all.reversed()),
        title("On sale"), .list(Goods.onSale.map { row($0, $0.offer) }),
      ]
    }
  }

  static func shelf(_ shelf: Goods.Shelf) -> any Screen {
    ShopScreen(PageID(shelf.id), title: shelf.name, dependingOn: { 0 }) {
      [.list(shelf.goods.map { row($0, $0.offer) })]
    }
  }

  static func product(_ good: Good, _ cart: Cart) -> any Screen {
    ShopScreen(
      productID(good), title: good.name, color: good.color, dependingOn: { cart.count(of: good) }
    ) {
      let count = cart.count(of: good)
      return [
        .spacer(8), tile(good, 190), .spacer(14), center(good.name, .title),
        center(good.offer, .body), .spacer(10), center(good.words, .body), .spacer(14),
        .button(
          ScreenBody.Button(
            "Add to cart", image: "cart", action: .send("add:\(good.id)"))),
        center(count == 0 ? "In stock" : "\(count) in your cart", .caption),
      ]
    }
  }

  static func cart(_ cart: Cart) -> any Screen {
    ShopScreen("cart", title: "Cart", dependingOn: { cart.lines }) {
      guard cart.count > 0 else {
        return [
          .spacer(nil), picture("cart", nil, 72), .spacer(8), center("Nothing in it yet", .title),
          .button(
            ScreenBody.Button("To the catalog", style: .plain, action: .select("catalog"))),
          .spacer(nil),
        ]
      }
      let rows = cart.lines.map { line in
        ScreenBody.Row(
          line.good.name,
          subtitle: "\(line.count) × \(line.good.priceText)", picture: thumbnail(line.good),
          action: .send("open:\(line.good.id)"))
      }
      return [
        .list(rows), title("Total: \(Good.text(cart.total))"),
        .button(ScreenBody.Button("Check out", action: .send("checkout"))),
        .button(ScreenBody.Button("Empty the cart", style: .plain, action: .send("empty"))),
      ]
    }
  }

  static func account() -> any Screen {
    ShopScreen("account", title: "Account", dependingOn: { 0 }) {
      [
        picture("person", nil, 72), center("Robin Example", .title),
        center("With us since the first shelf", .caption),
        .list([
          ScreenBody.Row("Settings", image: "gear", action: .push("settings")),
          ScreenBody.Row("Offer of the day", image: "gift", action: .send("popup")),
        ]),
      ]
    }
  }

  static func settings() -> any Screen {
    ShopScreen("settings", title: "Settings", dependingOn: { 0 }) {
      [
        .toggle(ScreenBody.Toggle("news", title: "Tell me about sales", isOn: true)),
        .toggle(ScreenBody.Toggle("bags", title: "Without a paper bag", isOn: true)),
        .toggle(ScreenBody.Toggle("gifts", title: "Wrap as a gift")),
      ]
    }
  }

  static func checkout(_ cart: Cart) -> any Screen {
    ShopScreen("checkout", title: "Check out", dependingOn: { cart.total }) {
      [
        center("To pay", .body), center(Good.text(cart.total), .title), .spacer(4),
        .field(ScreenBody.Field("name", title: "Name", placeholder: "Robin Example", limit: 60)),
        .field(
          ScreenBody.Field("address", title: "Address", placeholder: "1 Sample Street, Exampleton")),
        .field(ScreenBody.Field("code", title: "Voucher code", isSecure: true, limit: 20)),
        .spacer(4), .button(ScreenBody.Button("Pay", image: "check", action: .send("pay"))),
        center("This is a demo: nothing is paid, and nothing is sent.", .caption),
      ]
    }
  }

  static func thanks() -> any Screen {
    ShopScreen("thanks", title: "Thank you", color: .blue, dependingOn: { 0 }) {
      [
        .spacer(48), picture("check", nil, 84), .spacer(8), center("It is on its way", .title),
        .spacer(10), .button(ScreenBody.Button("Done", action: .send("done"))),
      ]
    }
  }

  /// The popup with an offer to accept or decline.
  static func offer(_ good: Good) -> any Screen {
    ShopScreen("offer", title: "Offer of the day", color: good.color, dependingOn: { 0 }) {
      [
        .spacer(14), tile(good, 120), .spacer(6),
        center("\(good.discount) % off today", .title),
        center("\(good.name): \(good.offer)", .body),
        .spacer(8), .button(ScreenBody.Button("Show me", action: .send("open:\(good.id)"))),
        .button(ScreenBody.Button("Not now", style: .plain, action: .dismiss)),
      ]
    }
  }

  static func productID(_ good: Good) -> PageID { PageID("product:\(good.id)") }

  // MARK: Parts

  private static func title(_ text: String) -> Element {
    .label(ScreenBody.Label(text, style: .title, alignment: .leading))
  }

  private static func center(_ text: String, _ style: ScreenBody.Label.Style) -> Element {
    .label(ScreenBody.Label(text, style: style))
  }

  private static func picture(_ name: String, _ color: Color?, _ size: Double) -> Element {
    .image(
      ScreenBody.Picture(name, width: size, height: size, rendering: .template(color)))
  }

  /// The photo of a good on its color, in a square.
  private static func tile(_ good: Good, _ size: Double) -> Element {
    .image(
      ScreenBody.Picture(
        "tile-\(good.id)", width: size, height: size))
  }

  private static func thumbnail(_ good: Good) -> ScreenBody.Picture {
    ScreenBody.Picture("tile-\(good.id)", width: 52, height: 52, cornerRadius: 10)
  }

  private static func strip(_ goods: [Good]) -> Element {
    .strip(ScreenBody.Strip(goods.map(card), height: 190, cardWidth: 150))
  }

  private static func card(_ good: Good) -> ScreenBody.Card {
    ScreenBody.Card(
      good.discount > 0 ? "\(good.name) −\(good.discount) %" : good.name,
      picture: ScreenBody.Picture("product-\(good.id)"),
      fill: .gradient(
        from: good.color, to: good.color.mixed(with: .black, share: 0.24), .down),
      action: .push(productID(good)))
  }

  private static func row(_ good: Good, _ subtitle: String) -> ScreenBody.Row {
    ScreenBody.Row(
      good.name, subtitle: subtitle, picture: thumbnail(good), action: .push(productID(good)))
  }
}
