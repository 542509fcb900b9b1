import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A kind of gesture, of which 84 are made from random numbers, and what they should do.
struct HandClass: Sendable, CustomTestStringConvertible {
  /// What a hand means.
  enum Meaning: Sendable {
    /// The page stays.
    case stay
    /// One page in the direction of the hand.
    case turn
    /// Two pages in the direction of the hand.
    case turnTwice
  }

  let testDescription: String
  let meaning: Meaning
  /// How many of 84 do what they mean, at least.
  let least: Int
  /// The ways of one hand, one after the other.
  let paths: @Sendable (_ seed: Int) -> [HandPath]

  init(
    _ name: String, _ meaning: Meaning, least: Int = 84,
    _ path: @escaping @Sendable (inout SeededHand) -> HandPath
  ) {
    self.init(name, meaning, least: least, rates: [60, 90, 120, 125, 240], path)
  }

  init(
    _ name: String, _ meaning: Meaning, least: Int = 84, rates: [Double],
    _ path: @escaping @Sendable (inout SeededHand) -> HandPath
  ) {
    (testDescription, self.meaning, self.least) = (name, meaning, least)
    paths = { seed in
      var hand = SeededHand(seed: seed, rates: rates)
      return [path(&hand)]
    }
  }

  init(
    twice name: String, _ path: @escaping @Sendable (inout SeededHand) -> [HandPath]
  ) {
    (testDescription, meaning, least) = (name, .turnTwice, 84)
    paths = { seed in
      var hand = SeededHand(seed: seed)
      return path(&hand)
    }
  }

  static let all = taps + swipes + arcs + devices + ends

  // MARK: Hands that mean no swipe

  static let taps = [
    HandClass("a tap that rolls", .stay) { hand in
      hand.rest(for: hand.random(0.08...0.35))
      let (long, short) = (hand.random(11...15.5), hand.random(-15...15))
      hand.go(-hand.sign * long, short, in: hand.random(0.03...0.08))
      return hand.path()
    },
    HandClass("a resting finger that trembles", .stay) { hand in
      hand.tremble(
        hand.random(5...12), hand.random(4...6), along: hand.random(-0.8...0.8),
        for: hand.random(0.2...1.2))
      return hand.path()
    },
    HandClass("a mouse whose hand trembles on its button", .stay) { hand in
      hand.tremble(
        hand.random(1.5...6), hand.random(4...6), along: hand.random(-0.8...0.8),
        for: hand.random(0.2...1.2))
      return hand.path(.mouse)
    },
    HandClass("a first report far off, and rest", .stay) { hand in
      hand.jump(-hand.sign * hand.random(20...34), hand.random(-8...8), after: 1 / hand.rate)
      hand.rest(for: hand.random(0.035...0.08))
      return hand.path()
    },
    HandClass("a click that drifts", .stay, rates: [125, 250, 500, 1000]) { hand in
      hand.go(-hand.sign * hand.random(6...8), hand.random(-2...2), in: 0.065)
      return hand.path(.mouse)
    },
  ]

  // MARK: Swipes

  static let swipes = [
    HandClass("minimum jerk", .turn, least: 75) { hand in
      hand.swipe(
        -hand.sign * hand.random(60...220), hand.random(-20...20), in: hand.random(0.15...0.28))
      return hand.path()
    },
    HandClass("a swipe that brakes", .turn, least: 61) { hand in
      let way = hand.random(90...280)
      let (duration, sign) = (hand.random(0.15...0.33), hand.sign)
      // It slows down from its first moment to its last.
      hand.move(for: duration) { Point(x: -sign * way * (2 * $0 - $0 * $0), y: 0) }
      return hand.path()
    },
    HandClass("a flick shorter than 60 ms", .turn) { hand in
      hand.go(-hand.sign * hand.random(24...60), hand.random(-6...6), in: hand.random(0.035...0.06))
      return hand.path()
    },
    HandClass("a hold, then a fling", .turn) { hand in
      hand.rest(for: hand.random(0.3...1))
      hand.go(-hand.sign * hand.random(40...120), in: hand.random(0.06...0.12))
      return hand.path()
    },
    HandClass("a swipe that hesitates", .turn) { hand in
      hand.go(-hand.sign * hand.random(40...80), in: 0.1)
      hand.rest(for: hand.random(0.05...0.2))
      hand.go(-hand.sign * hand.random(40...90), in: 0.09)
      return hand.path()
    },
    HandClass("a jump, then a swipe", .turn) { hand in
      hand.jump(hand.sign * hand.random(4...14), hand.random(-6...6), after: 1 / hand.rate)
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.08...0.16))
      return hand.path()
    },
    HandClass("a swipe of a hand that trembles", .turn) { hand in
      let (way, duration) = (hand.random(140...220), hand.random(0.2...0.3))
      let (amplitude, frequency) = (hand.random(1...4), hand.random(4...6))
      let (phase, sign) = (hand.random(0...6), hand.sign)
      hand.move(for: duration) { share in
        let tremble =
          amplitude * (sine(2 * .pi * frequency * share * duration + phase) - sine(phase))
        return Point(x: -sign * (way * SeededHand.course(share * 0.8) + tremble), y: tremble)
      }
      return hand.path()
    },
    HandClass(twice: "two flings after each other") { hand in
      (0..<2).map { _ in
        var fling = hand
        fling.go(-hand.sign * hand.random(60...140), in: hand.random(0.06...0.1))
        return fling.path()
      }
    },
  ]

  // MARK: Swipes that are not straight

  static let arcs = [
    HandClass("an arc of a thumb", .turn) { hand in
      let (way, bow, sign) = (hand.random(90...180), hand.random(20...50), hand.sign)
      hand.move(for: hand.random(0.14...0.25)) { share in
        Point(x: -sign * way * share, y: 4 * bow * share * (share - 1))
      }
      return hand.path()
    },
    HandClass("35 degrees", .turn) { hand in
      let way = hand.random(90...180)
      hand.go(-hand.sign * way, way * 0.7, in: hand.random(0.12...0.2))
      return hand.path()
    },
    HandClass("a vertical swipe", .stay) { hand in
      let way = hand.random(90...220)
      hand.go(hand.random(-0.25...0.25) * way, hand.sign * way, in: hand.random(0.12...0.25))
      return hand.path()
    },
  ]

  // MARK: Devices

  static let devices = [
    HandClass("reports up to 3 ms late", .turn) { hand in
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.09...0.16))
      hand.change { points, generator in
        for index in points.indices.dropFirst() {
          let late = Double.random(in: 0...0.003, using: &generator)
          points[index].time += late
        }
      }
      return hand.path()
    },
    HandClass("a stylus", .turn, rates: [240]) { hand in
      hand.go(-hand.sign * hand.random(40...140), in: hand.random(0.06...0.16))
      return hand.path()
    },
    HandClass("a mouse that reports 8000 times a second", .turn, rates: [8000]) { hand in
      hand.go(-hand.sign * hand.random(40...140), in: hand.random(0.05...0.1))
      return hand.path(.mouse)
    },
    HandClass("two reports at one time", .turn) { hand in
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.08...0.16))
      hand.change { points, _ in
        for index in stride(from: 2, to: points.count, by: 3) {
          points[index].time = points[index - 1].time
        }
      }
      return hand.path()
    },
    HandClass("a third of the reports dropped", .turn, least: 80) { hand in
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.1...0.16))
      hand.change { points, generator in
        let last = points.count - 1
        points = points.enumerated().filter { index, _ in
          index == 0 || index == last || Double.random(in: 0...1, using: &generator) > 0.33
        }.map(\.element)
      }
      return hand.path()
    },
    HandClass("30 reports a second", .turn, least: 80, rates: [30]) { hand in
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.1...0.16))
      return hand.path()
    },
    HandClass("four reports in one", .turn, least: 70, rates: [120, 240]) { hand in
      hand.go(-hand.sign * hand.random(60...140), in: hand.random(0.1...0.16))
      hand.change { points, _ in
        let last = points.count - 1
        points = points.enumerated().filter { $0.offset % 4 == 0 || $0.offset == last }.map(
          \.element)
      }
      return hand.path()
    },
  ]

  // MARK: Ends of slow swipes

  static let ends = [
    HandClass("a drag past half of the page", .turn) { hand in
      hand.swipe(-hand.sign * hand.random(270...420), in: hand.random(0.5...0.9))
      hand.rest(for: hand.random(0.05...0.2))
      return hand.path()
    },
    HandClass("a drag past half that rolls back slowly", .turn) { hand in
      hand.swipe(-hand.sign * hand.random(300...420), in: hand.random(0.5...0.9))
      hand.go(hand.sign * hand.random(2...7), in: hand.random(0.06...0.1))
      return hand.path()
    },
    HandClass("a drag short of half of the page", .stay) { hand in
      hand.swipe(-hand.sign * hand.random(60...210), in: hand.random(0.5...0.9))
      hand.rest(for: hand.random(0.11...0.2))
      return hand.path()
    },
    HandClass("half way back", .stay) { hand in
      let way = hand.random(120...200)
      hand.swipe(-hand.sign * way, in: hand.random(0.15...0.25))
      hand.go(hand.sign * way / 2, in: hand.random(0.08...0.14))
      return hand.path()
    },
    HandClass("a finger that rolls back as it lifts", .turn) { hand in
      hand.swipe(-hand.sign * hand.random(270...330), in: hand.random(0.25...0.35))
      hand.go(hand.sign * hand.random(4...6), in: 0.024)
      return hand.path()
    },
    HandClass("a finger that rests, and rolls back as it lifts", .turn) { hand in
      hand.swipe(-hand.sign * hand.random(270...330), in: hand.random(0.25...0.35))
      hand.rest(for: hand.random(0.1...0.3))
      hand.go(hand.sign * hand.random(4...6), in: 0.024)
      return hand.path()
    },
  ]
}
