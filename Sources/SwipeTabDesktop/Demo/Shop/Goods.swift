import SwipeTabKit

/// A good of the demo shop.
nonisolated struct Good: Sendable, Hashable {
  var id: String
  var name: String
  /// The name of its picture.
  var image: String
  var color: Color
  /// The price in cents.
  var price: Int
  /// The price in cents when it is not on sale; nil if it is not on sale.
  var usualPrice: Int?
  var words: String

  var priceText: String { Self.text(price) }

  /// The price, and the discount if there is one.
  var offer: String {
    guard let usualPrice else { return priceText }
    return "\(priceText) instead of \(Self.text(usualPrice))"
  }

  /// The discount in percent; 0 without a sale.
  var discount: Int { usualPrice.map { (($0 - price) * 100 + $0 / 2) / $0 } ?? 0 }

  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The goods of the shop, by shelf.
nonisolated enum Goods {
  /// A shelf of the shop.
  struct Shelf: Sendable, Hashable {
    var id: String
    var name: String
    var image: String
    var goods: [Good]
  }

  static let shelves = [
    Shelf(
      id: "kitchen", name: "Kitchen", image: "kettle",
      goods: [
        Good(
          id: "kettle", name: "Kettle", image: "kettle", color: Color(rgb: 0xD1495B), price: 3900,
          usualPrice: 4900, words: "Boils a litre in three minutes and sings when it is done."),
        Good(
          id: "mug", name: "Mug", image: "mug", color: Color(rgb: 0x2E86AB), price: 950,
          words: "Stoneware, thick enough to keep the last sip warm."),
        Good(
          id: "bowl", name: "Bowl", image: "bowl", color: Color(rgb: 0x8F5E9E), price: 1280,
          words: "For soup, for noodles, and for the keys by the door."),
      ]),
    Shelf(
      id: "living", name: "Living room", image: "lamp",
      goods: [
        Good(
          id: "lamp", name: "Lamp", image: "lamp", color: Color(rgb: 0xE08A1E), price: 5600,
          usualPrice: 8000, words: "A warm light that does not ask for an app."),
        Good(
          id: "plant", name: "Rubber plant", image: "plant", color: Color(rgb: 0x235C3C),
          price: 2450, words: "Forgives a week without water, twice."),
        Good(
          id: "chair", name: "Chair", image: "chair", color: Color(rgb: 0x6C7A89), price: 11900,
          words: "Ash and linen. Stacks up to four."),
      ]),
    Shelf(
      id: "desk", name: "Desk", image: "notebook",
      goods: [
        Good(
          id: "notebook", name: "Notebook", image: "notebook", color: Color(rgb: 0x2F6690),
          price: 720, usualPrice: 900, words: "Lies flat. 96 pages, dotted, numbered."),
        Good(
          id: "clock", name: "Clock", image: "clock", color: Color(rgb: 0xA23B72), price: 3350,
          words: "Shows the time, and nothing about the weather."),
      ]),
  ]

  static let all = shelves.flatMap(\.goods)

  static func good(_ id: String) -> Good? { all.first { $0.id == id } }

  static func shelf(_ id: String) -> Shelf? { shelves.first { $0.id == id } }

  /// The shelf of a good.
  static func shelf(of good: Good) -> Shelf? { shelves.first { $0.goods.contains(good) } }

  static var onSale: [Good] { all.filter { $0.discount > 0 } }
}
