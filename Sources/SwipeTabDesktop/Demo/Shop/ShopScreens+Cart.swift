import SwipeTabKit
import SwipeTabWindow

extension ShopScreens {
  static func cart(_ cart: Cart) -> any Screen {
    ShopScreen("cart", title: "Cart", isLarge: true, dependingOn: { cart.lines }) {
      cart.count == 0 ? emptyCart : filledCart(cart)
    }
  }

  private static var emptyCart: [Element] {
    [
      .spacer(24),
      .image(ScreenBody.Picture("cart", width: 72, height: 72, rendering: .template())),
      .spacer(8), center("Nothing in it yet", .title),
      .button(ScreenBody.Button("To the catalog", style: .plain, action: .select("catalog"))),
      .spacer(16), title("On sale now"), offers(Goods.onSale),
    ]
  }

  private static func filledCart(_ cart: Cart) -> [Element] {
    let rows = cart.lines.map { line in
      ScreenBody.Row(
        line.good.name,
        subtitle: "\(line.count) × \(line.good.priceText)", picture: thumbnail(line.good),
        action: .send("open:\(line.good.id)"))
    }
    return [
      .list(rows), .spacer(16),
      sum("Goods", cart.total),
      sum("Delivery", cart.delivery),
      sum("Total", cart.toPay, weight: .bold),
      center("Delivery is free from \(Good.text(Cart.freeFrom)) on.", .caption), .spacer(12),
      .button(ScreenBody.Button("Check out", action: .send("checkout"))),
      .button(ScreenBody.Button("Empty the cart", style: .plain, action: .send("empty"))),
      title("Goes with it"),
      offers(Array(Goods.related(to: cart.lines.map(\.good)).prefix(5))),
    ]
  }

  private static func offers(_ goods: [Good]) -> Element {
    guard var strip = strip(goods).as(ScreenBody.Strip.self) else { return .spacer(0) }
    for (index, good) in goods.enumerated() {
      strip.cards[index].action = .send("open:\(good.id)")
    }
    return .strip(strip)
  }

  private static func sum(
    _ name: String, _ cents: Int, weight: TextStyle.Weight = .regular
  ) -> Element {
    let price = cents == 0 ? "free" : Good.text(cents)
    return .columns([
      ScreenBody.Column([
        .label(ScreenBody.Label(name, alignment: .leading, weight: weight))
      ]),
      ScreenBody.Column(
        [.label(ScreenBody.Label(price, alignment: .trailing, weight: weight))], width: 96),
    ])
  }

  static func checkout(_ cart: Cart) -> any Screen {
    ShopScreen("checkout", title: "Check out", dependingOn: { [cart.toPay, cart.count] }) {
      [
        center("To pay", .body), center(Good.text(cart.toPay), .title), .spacer(16),
        required("name", "Name", customer),
        required("address", "Address", "1 Sample Street, Exampleton"),
        .choice(
          ScreenBody.Choice(
            "when", title: "Delivery",
            options: [
              ScreenBody.Choice.Option("day", title: "By day"),
              ScreenBody.Choice.Option("evening", title: "In the evening"),
              ScreenBody.Choice.Option("corner", title: "To the corner"),
            ])),
        .field(ScreenBody.Field("code", title: "Voucher code", isSecure: true, limit: 20)),
        .toggle(ScreenBody.Toggle("gifts", title: "Wrap as a gift")),
        // After Back from the last screen the cart is empty.
        cart.count > 0
          ? .button(ScreenBody.Button("Pay", image: "check", action: .send("pay")))
          : center("The cart is empty.", .body),
        center("This is a demo: nothing is paid, and nothing is sent.", .caption),
      ]
    }
  }

  private static func required(_ id: ControlID, _ title: String, _ text: String) -> Element {
    var field = ScreenBody.Field(id, title: title, text: text)
    field.isRequired = true
    return .field(field)
  }

  static func thanks() -> any Screen {
    ShopScreen("thanks", title: "Thank you", color: .blue, dependingOn: { 0 }) {
      [
        .spacer(nil), badge("check", Color(rgb: 0x1E7F4F)), .spacer(8),
        center("It is on its way", .title),
        center("Number 1024 arrives on Thursday.", .body),
        .spacer(10), .button(ScreenBody.Button("Done", action: .send("done"))), .spacer(nil),
      ]
    }
  }

  static func badge(_ image: String, _ color: Color) -> Element {
    .image(
      ScreenBody.Picture(
        image, width: 84, height: 84, rendering: .template(.white), cornerRadius: 42,
        fill: .gradient(from: color, to: color.mixed(with: .black, share: 0.24), .down)))
  }
}
