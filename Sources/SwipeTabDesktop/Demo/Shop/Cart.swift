import SwipeTabKit

/// The goods in the cart, in the order in which they were added.
final class Cart {
  struct Line: Sendable, Hashable {
    var good: Good
    var count: Int
  }

  private(set) var lines: [Line] = []
  var didChange: () -> Void = {}

  var count: Int { lines.reduce(0) { $0 + $1.count } }
  var total: Int { lines.reduce(0) { $0 + $1.count * $1.good.price } }
  var delivery: Int { lines.isEmpty || total >= Self.freeFrom ? 0 : 490 }
  var toPay: Int { total + delivery }

  /// The price of goods from which their delivery is free, in cents.
  static let freeFrom = 5000

  func count(of good: Good) -> Int { lines.first { $0.good == good }?.count ?? 0 }

  func add(_ good: Good) {
    if let index = lines.firstIndex(where: { $0.good == good }) {
      lines[index].count += 1
    } else {
      lines.append(Line(good: good, count: 1))
    }
    didChange()
  }

  func empty() {
    lines = []
    didChange()
  }
}

/// The dependencies that every coordinator of the shop receives at its start and at each activation.
struct ShopDependencies {
  var cart: Cart
}
