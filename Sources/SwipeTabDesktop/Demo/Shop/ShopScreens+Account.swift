import SwipeTabKit
import SwipeTabWindow

extension ShopScreens {
  static let customer = "Robin Example"

  static func account() -> any Screen {
    ShopScreen(
      "account", title: "Account", isLarge: true, color: Color(rgb: 0x2E86AB),
      dependingOn: { 0 }
    ) {
      [
        .spacer(4), badge("person", Color(rgb: 0x2E6FAB)), center(customer, .title),
        center("With us since the first shelf", .caption),
        .setting(ScreenBody.Setting(.swiping, title: "Swipe between tabs")),
        center("When it is off, only the bar leads to another tab.", .caption),
        .list([
          ScreenBody.Row("Settings", image: "gear", action: .push("settings")),
          ScreenBody.Row("Offer of the day", image: "gift", action: .send("popup")),
        ]),
        title("Orders"),
        .list(
          orders.compactMap { id, state in
            Goods.good(id).map { good in
              ScreenBody.Row(
                good.name, subtitle: state, picture: thumbnail(good),
                action: .send("open:\(good.id)"))
            }
          }),
      ]
    }
  }

  private static let orders: KeyValuePairs<String, String> = [
    "clock": "On its way, arrives on Thursday", "chair": "Delivered on 12 May",
    "mug": "Delivered on 3 March",
  ]

  static func settings() -> any Screen {
    ShopScreen("settings", title: "Settings", dependingOn: { 0 }) {
      [
        .toggle(ScreenBody.Toggle("news", title: "Tell me about sales", isOn: true)),
        .toggle(ScreenBody.Toggle("bags", title: "Without a paper bag", isOn: true)),
        .toggle(ScreenBody.Toggle("gifts", title: "Wrap as a gift")),
        .setting(ScreenBody.Setting(.theme, title: "Colors of the shop")),
        .setting(ScreenBody.Setting(.textScale, title: "Size of texts")),
        center("What you choose holds at once, and on every page.", .caption),
      ]
    }
  }
}
