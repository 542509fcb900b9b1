// Measures the painter alone: the cost of painting what changes from one frame to the next, in
// microseconds of processor time and in allocations.
//
// With --allocations it prints a line for each kind of frame: the mean allocations, and what was
// painted. Else it prints microseconds and what was painted. Scripts/allocations builds it.

import Glibc
import SwipeTabKit
import SwipeTabWindow

/// The number of allocations since the start; Tests/AllocationCounter counts them.
@_silgen_name("allocationCount") func allocationCount() -> Int

/// What is painted, by the number of the frame.
struct PaintBench {
  private let page = Rect(x: 0, y: 0, width: 480, height: 800)
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
  private let bitmap = Bitmap(width: 480, height: 800)
  private let photo = PixelImage(
    width: 900, height: 700, rgba: [UInt8](repeating: 99, count: 4 * 900 * 700))
  private let chart = Path(
    polyline: (0..<480).map { Point(x: Double($0), y: 400 + 20 * sin(Double($0) / 5)) })
  private let circle = Path(ellipseIn: Rect(x: 90, y: 200, width: 300, height: 300))
  private let dashed = StrokeStyle(
    width: 3, cap: .round, join: .round, dashes: [5, 2, 0, 2])
  private let center = Point(x: 240, y: 400)

  /// Paints frames; returns the mean cost of those after the first ones, which fill what is kept.
  func measure(
    _ draw: @MainActor (inout Drawing, Double) -> Void
  ) -> (microseconds: Double, allocations: Double) {
    var (old, new, damage) = (DisplayList(), DisplayList(), Damage())
    let blurs = KeptBlurs()
    func frame(_ number: Int) {
      swap(&old, &new)
      new.removeAll()
      Drawing.adding(to: &new, clip: page) { drawing in
        drawing.fill(page, .white)
        draw(&drawing, Double(number % 40))
      }
      damage.find(from: old, to: new, scale: 1, in: bitmap.canvas.bounds, painter: painter)
      painter.paint(new, scale: 1, damage: damage, keeping: blurs, into: bitmap.canvas)
    }
    for number in 0..<120 { frame(number) }
    let (allocated, began) = (allocationCount(), Self.now())
    for number in 0..<80 { frame(number) }
    return ((Self.now() - began) / 80, Double(allocationCount() - allocated) / 80)
  }

  func run(_ print: (String, (microseconds: Double, allocations: Double)) -> Void) {
    print("a rectangle moves", measure { $0.fill(moving($1), .red) })
    print(
      "a rectangle moves below a blurred bar",
      measure { drawing, time in
        drawing.fill(moving(time), .red)
        drawing.blur(Rect(x: 0, y: 700, width: 480, height: 100), radius: 20)
      })
    print(
      "a rectangle moves over a chart",
      measure { drawing, time in
        drawing.stroke(chart, width: 2, .blue, join: .round)
        drawing.fill(moving(time), .red)
      })
    print(
      "a chart moves",
      measure { drawing, time in
        drawing.transformed(by: .translation(x: time, y: 0)) {
          $0.stroke(chart, width: 2, .blue, join: .round)
        }
      })
    print(
      "a dashed chart grows",
      measure { drawing, time in
        drawing.transformed(by: .scale(1 + time / 100)) { $0.stroke(chart, .blue, style: dashed) }
      })
    print("shapes turn", measure(turn))
    print(
      "an image grows",
      measure { drawing, time in
        drawing.image(photo, in: Rect(x: 0, y: 0, width: 450 + time / 3, height: 700 + time))
      })
    print(
      "an image moves",
      measure { $0.image(photo, in: Rect(x: $1, y: 0, width: 450.3, height: 700)) })
    print(
      "an image turns",
      measure { drawing, time in
        drawing.transformed(by: .rotation(time / 7, about: center)) {
          $0.image(photo, in: Rect(x: 50, y: 100, width: 400, height: 400))
        }
      })
    print(
      "an image moves in a circle",
      measure { drawing, time in
        drawing.clipped(to: circle) {
          $0.image(photo, in: Rect(x: time, y: 200, width: 450, height: 350))
        }
      })
  }

  private func moving(_ time: Double) -> Rect { Rect(x: time, y: 10, width: 90, height: 700) }

  private func turn(_ drawing: inout Drawing, _ time: Double) {
    drawing.transformed(by: .rotation(time / 7, about: center)) { drawing in
      drawing.ring(Rect(x: 120, y: 320, width: 240, height: 140), radius: 9, width: 3, .red)
      drawing.gradient(Rect(x: 205, y: 305, width: 20, height: 40), from: .red, to: .blue)
      drawing.line(from: center, to: Point(x: 99, y: 70), width: 1.5, .black, cap: .round)
      drawing.text(
        "Hello", in: Rect(x: 150, y: 350, width: 99, height: 30), style: TextStyle(size: 14),
        .black)
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

@main
struct PaintBenchProgram {
  static func main() {
    let countsAllocations = CommandLine.arguments.contains("--allocations")
    PaintBench().run { kind, cost in
      let figure = countsAllocations ? cost.allocations : cost.microseconds
      print((figure * 100).rounded() / 100, countsAllocations ? "while \(kind)" : kind)
    }
  }
}
