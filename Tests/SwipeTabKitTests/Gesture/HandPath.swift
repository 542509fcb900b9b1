@testable import SwipeTabKit

/// The way of a contact, as it is reported to a container.
struct HandPath: Sendable {
  var contact = Contact(device: .touch)
  /// Seconds from the press, and points from the origin of the way; the first one is the press.
  var points: [(time: Double, point: Point)]
  /// When the contact is lifted, in seconds from the press.
  var lift: Double
  /// Where it is lifted, in points from the origin of the way.
  var end: Point

  /// Makes a way that is lifted at its last point.
  init(
    _ points: [(time: Double, point: Point)], lift: Double,
    contact: Contact = Contact(device: .touch)
  ) {
    (self.points, self.lift, self.contact) = (points, lift, contact)
    end = points.last?.point ?? .zero
  }

  /// Makes the way of a recorded hand.
  ///
  /// - Parameters:
  ///   - hand: The hand.
  ///   - isSwapped: Whether x and y change places.
  ///   - isMirrored: Whether it goes the opposite way.
  ///   - lift: When it is lifted, in seconds after its last report; nil for as recorded.
  init(_ hand: RecordedHand, swapped isSwapped: Bool, mirrored isMirrored: Bool, lift: Double?) {
    let sign: Double = isMirrored ? -1 : 1
    let points = hand.reports.map { report in
      let (x, y) = isSwapped ? (report.y, report.x) : (report.x, report.y)
      return (time: report.time, point: Point(x: sign * x, y: sign * y))
    }
    let last = points.last?.time ?? 0
    self.init(points, lift: lift.map { last + $0 } ?? hand.lift)
  }

  /// Makes the way of a recorded hand, as it was, by a contact.
  init(_ hand: RecordedHand, by contact: Contact) {
    self.init(hand, swapped: false, mirrored: false, lift: nil)
    self.contact = contact
  }

  /// Presses, moves and lifts on a container.
  ///
  /// `beside` is called after each report, with its index.
  @MainActor func perform(
    on container: TabContainer, from origin: Point = Point(x: 240, y: 400),
    beside: (Int) -> Void = { _ in }
  ) {
    let start = container.time
    func place(_ point: Point) -> Point { Point(x: origin.x + point.x, y: origin.y + point.y) }
    for (index, report) in points.enumerated() {
      container.advance(to: start + report.time)
      container.handle(
        index == 0
          ? .press(contact, at: place(report.point)) : .move(contact, to: place(report.point)))
      beside(index)
    }
    container.advance(to: start + lift)
    container.handle(.release(contact, at: place(end)))
  }
}
