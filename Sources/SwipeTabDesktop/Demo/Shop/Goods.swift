import SwipeTabKit

/// A good of the demo shop.
struct Good: Sendable, Hashable {
  var id: String
  var name: String
  var image: String
  var color: Color
  /// The price in cents.
  var price: Int
  /// The price in cents without the sale, or nil if the good is not on sale.
  var usualPrice: Int?
  var words: String
  var material: String
  var measures: String
  var care: String

  var priceText: String { Self.text(price) }

  var offer: String {
    guard let usualPrice else { return priceText }
    return "\(priceText) instead of \(Self.text(usualPrice))"
  }

  /// The discount in percent, which is 0 without a sale.
  var discount: Int { usualPrice.map { (($0 - price) * 100 + $0 / 2) / $0 } ?? 0 }

  var fill: PageFill {
    .gradient(from: color, to: color.mixed(with: .black, share: 0.24), .down)
  }

  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    // A no-break space, so that an amount is never in two lines.
    return "€\u{A0}\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The goods of the shop, by shelf.
enum Goods {
  struct Shelf: Sendable, Hashable {
    var id: String
    var name: String
    var image: String
    var words: String
    var goods: [Good]
  }

  static let shelves = [
    Shelf(
      id: "kitchen", name: "Kitchen", image: "kettle",
      words: "For the first cup of the day and the last plate of the evening.",
      goods: [
        Good(
          id: "kettle", name: "Kettle", image: "kettle", color: Color(rgb: 0xD1495B), price: 3900,
          usualPrice: 4900, words: "Boils a litre in three minutes and sings when it is done.",
          material: "Enamelled steel, handle of beech", measures: "22 × 18 × 24 cm, 1.2 l",
          care: "For every stove, induction too"),
        Good(
          id: "mug", name: "Mug", image: "mug", color: Color(rgb: 0x2E86AB), price: 950,
          words: "Stoneware, thick enough to keep the last sip warm.",
          material: "Glazed stoneware", measures: "9 × 10 cm, 0.35 l",
          care: "Dishwasher, microwave, oven"),
        Good(
          id: "bowl", name: "Bowl", image: "bowl", color: Color(rgb: 0x8F5E9E), price: 1280,
          words: "For soup, for noodles, and for the keys by the door.",
          material: "Glazed stoneware", measures: "16 × 7 cm, 0.6 l",
          care: "Dishwasher, microwave, oven"),
      ]),
    Shelf(
      id: "living", name: "Living room", image: "lamp",
      words: "Light, leaves and a place to sit.",
      goods: [
        Good(
          id: "lamp", name: "Lamp", image: "lamp", color: Color(rgb: 0xE08A1E), price: 5600,
          usualPrice: 8000, words: "A warm light that does not ask for an app.",
          material: "Linen shade, brass foot", measures: "28 × 46 cm, cord of 2 m",
          care: "With a bulb, 2700 K, 6 W"),
        Good(
          id: "plant", name: "Rubber plant", image: "plant", color: Color(rgb: 0x235C3C),
          price: 2450, words: "Forgives a week without water, twice.",
          material: "Ficus elastica, clay pot", measures: "About 60 cm high",
          care: "Bright, no midday sun"),
        Good(
          id: "chair", name: "Chair", image: "chair", color: Color(rgb: 0x6C7A89), price: 11900,
          words: "Ash and linen. Stacks up to four.",
          material: "Oiled ash, linen", measures: "48 × 52 × 80 cm, 4.1 kg",
          care: "Carries 120 kg"),
      ]),
    Shelf(
      id: "desk", name: "Desk", image: "notebook",
      words: "Tools that stay quiet while you work.",
      goods: [
        Good(
          id: "notebook", name: "Notebook", image: "notebook", color: Color(rgb: 0x2F6690),
          price: 720, usualPrice: 900, words: "Lies flat. 96 pages, dotted, numbered.",
          material: "Recycled paper, 100 g", measures: "A5, 96 pages",
          care: "Takes ink without showing through"),
        Good(
          id: "clock", name: "Clock", image: "clock", color: Color(rgb: 0xA23B72), price: 3350,
          words: "Shows the time, and nothing about the weather.",
          material: "Powder-coated steel, glass", measures: "24 cm across",
          care: "One AA cell lasts two years"),
      ]),
  ]

  static let all = shelves.flatMap(\.goods)

  static func good(_ id: String) -> Good? { all.first { $0.id == id } }

  static func shelf(_ id: String) -> Shelf? { shelves.first { $0.id == id } }

  static func shelf(of good: Good) -> Shelf? { shelves.first { $0.goods.contains(good) } }

  static var onSale: [Good] { all.filter { $0.discount > 0 } }

  static func related(to goods: [Good]) -> [Good] {
    let shelves = goods.compactMap { shelf(of: $0)?.id }
    let others = all.filter { !goods.contains($0) }
    func isNear(_ good: Good) -> Bool { shelf(of: good).map { shelves.contains($0.id) } ?? false }
    return others.filter(isNear) + others.filter { !isNear($0) }
  }
}
