import SwipeTabKit
import SwipeTabWindow

/// A screen whose body is made again only when its dependencies have changed.
final class ShopScreen<Key: Equatable>: Screen {
  let id: PageID
  let navigationTitle: String
  let header: PageHeader?
  private let color: Color?
  private let key: () -> Key
  private let make: () -> [ScreenBody.Element]
  private var made: (key: Key, body: ScreenBody)?

  /// `color` is the upper color of the background, and `isLarge` true if the title is large until it scrolls.
  init(
    _ id: PageID, title: String, isLarge: Bool = false, color: Color? = nil,
    dependingOn key: @escaping () -> Key, make: @escaping () -> [ScreenBody.Element]
  ) {
    (self.id, navigationTitle, self.color) = (id, title, color)
    header = isLarge ? PageHeader(title, expanded: 52, collapsed: 0) : nil
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

/// The screens of the shop's tabs, and those that they push.
enum ShopScreens {
  typealias Element = ScreenBody.Element

  static func sales() -> any Screen {
    ShopScreen("sales", title: "Sales", isLarge: true, dependingOn: { 0 }) {
      [
        title("This week"), strip(Goods.onSale),
        title("All offers"), .list(Goods.onSale.map { row($0, $0.offer) }),
        title("Under €\u{A0}15"),
        .list(Goods.all.filter { $0.price < 1500 }.map { row($0, $0.words) }),
      ]
    }
  }

  static func catalog() -> any Screen {
    ShopScreen("catalog", title: "Catalog", isLarge: true, dependingOn: { 0 }) {
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
      [
        center(shelf.words, .body),
        .list(shelf.goods.map { row($0, $0.offer) }),
        title("From other shelves"),
        strip(Goods.all.filter { !shelf.goods.contains($0) }), backHint,
      ]
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
        .list([
          ScreenBody.Row("Material", subtitle: good.material),
          ScreenBody.Row("Size", subtitle: good.measures),
          ScreenBody.Row("Good to know", subtitle: good.care),
        ]),
        title("Goes with it"), strip(Array(Goods.related(to: [good]).prefix(5))), backHint,
      ]
    }
  }

  static var offerOfTheDay: (any Screen)? {
    Goods.onSale.max { $0.discount < $1.discount }.map { offer($0) }
  }

  private static func offer(_ good: Good) -> any Screen {
    ShopScreen("offer", title: "Offer of the day", color: good.color, dependingOn: { 0 }) {
      [
        .spacer(14), tile(good, 120), .spacer(6),
        center("\(good.discount)\u{A0}% off today", .title),
        center("\(good.name): \(good.offer)", .body),
        .spacer(8), .button(ScreenBody.Button("Show me", action: .send("open:\(good.id)"))),
        .button(ScreenBody.Button("Not now", style: .plain, action: .dismiss)),
      ]
    }
  }

  static func productID(_ good: Good) -> PageID { PageID("product:\(good.id)") }

  // MARK: Parts

  static func title(_ text: String) -> Element {
    .label(ScreenBody.Label(text, style: .title, alignment: .leading, size: 24))
  }

  static func center(_ text: String, _ style: ScreenBody.Label.Style) -> Element {
    .label(ScreenBody.Label(text, style: style))
  }

  private static var backHint: Element {
    center("Choose the tab once more to come all the way back.", .caption)
  }

  static func thumbnail(_ good: Good) -> ScreenBody.Picture {
    picture(of: good, 52, cornerRadius: 10)
  }

  static func strip(_ goods: [Good]) -> Element {
    .strip(ScreenBody.Strip(goods.map(card), height: 190, cardWidth: 150))
  }

  private static func tile(_ good: Good, _ size: Double) -> Element {
    .image(picture(of: good, size, cornerRadius: size / 8))
  }

  private static func picture(
    of good: Good, _ size: Double, cornerRadius: Double
  ) -> ScreenBody.Picture {
    ScreenBody.Picture(
      "product-\(good.id)", width: size, height: size, cornerRadius: cornerRadius, fill: good.fill)
  }

  private static func card(_ good: Good) -> ScreenBody.Card {
    ScreenBody.Card(
      good.discount > 0 ? "\(good.name) −\(good.discount)\u{A0}%" : good.name,
      picture: ScreenBody.Picture("product-\(good.id)"), fill: good.fill,
      action: .push(productID(good)))
  }

  private static func row(_ good: Good, _ subtitle: String) -> ScreenBody.Row {
    ScreenBody.Row(
      good.name, subtitle: subtitle, picture: thumbnail(good), action: .push(productID(good)))
  }
}
