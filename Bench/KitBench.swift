// Measures SwipeTabKit alone: the cost of an event and of a frame, in time and allocations, by the
// number of pages.
//
// A frame is what a program does without its painter: a moved pointer or a later time, and a new
// display list. A hundred tabs fill the toolbar and three do not, so a frame is also measured
// without the toolbar: then the same is on screen for any number.
// With --allocations it measures only the allocations of frames, and prints a line for each kind of
// frame: the number, and what was done. Else it prints a line for each number of pages: pages, then
// nanoseconds and allocations of an event, of a frame while dragging, of a frame while settling,
// and of a frame while dragging without the toolbar. Scripts/bench builds it.

import Glibc
import SwipeTabKit

/// The number of allocations since the start; Tests/AllocationCounter counts them.
@_silgen_name("allocationCount") func allocationCount() -> Int

/// The cost of one step.
struct Cost {
  var nanoseconds: Double
  var allocations: Double

  /// Measures batches of steps.
  ///
  /// The time is that of the batch at the fastest quarter, as other programs only ever make it
  /// longer; the allocations are the mean of all batches.
  static func measure(batches: Int, steps: Int, prepare: () -> Void, step: (Int) -> Void) -> Cost {
    var times: [Double] = []
    times.reserveCapacity(batches)
    var allocations = 0
    for _ in 0..<batches {
      prepare()
      let allocated = allocationCount()
      let began = now()
      for index in 0..<steps { step(index) }
      times.append((now() - began) / Double(steps))
      allocations += allocationCount() - allocated
    }
    times.sort()
    return Cost(
      nanoseconds: times[batches / 4], allocations: Double(allocations) / Double(batches * steps))
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  var text: String { "\(Int(nanoseconds.rounded())) \((allocations * 1000).rounded() / 1000)" }
}

/// A page of one color, which may have a body.
struct BenchPage: TabPage {
  let id: PageID
  let item: TabItem
  let body: ScreenBody?
  var navigationTitle: String { item.label }

  func draw(in drawing: inout Drawing, context: PageContext) { drawing.fill(context.frame, .blue) }
}

/// A container on the middle one of many pages, and the hand that drives it.
final class Bench {
  let container: TabContainer
  var list = DisplayList()
  var time = 0.0

  init(pages count: Int, hasBodies: Bool = false) throws {
    let body = ScreenBody(
      [.list((0..<100).map { ScreenBody.Row("Row \($0)", image: "ic_star") })])
    let pages = PageList.generated(
      count: count, id: { PageID("page\($0)") }, index: { Int($0.rawValue.dropFirst(4)) },
      page: { index in
        BenchPage(
          id: PageID("page\(index)"), item: TabItem(title: "Page \(index)", image: "ic_star"),
          body: hasBodies ? body : nil)
      })
    container = try TabContainer(
      pages: pages, initial: .index(count / 2), size: Size(width: 480, height: 800))
  }

  /// A container whose middle page shows another one, on the page at an index.
  init(innerPage index: Int) throws {
    func page(_ name: String) -> BenchPage {
      BenchPage(
        id: PageID(name), item: TabItem(title: name, image: "ic_star"),
        body: ScreenBody([.list((0..<100).map { ScreenBody.Row("Row \($0)") })]))
    }
    var options = ContainerConfiguration()
    options.toolbarPosition = .top
    let inner = try TabContainer(
      pages: PageList(["n0", "n1", "n2"].map(page)), configuration: options,
      initial: .index(index), size: .zero)
    let middle = BasePage(id: "p1", item: TabItem(title: "p1"), container: inner)
    container = try TabContainer(
      pages: PageList([page("p0"), middle, page("p2")]), initial: .index(1),
      size: Size(width: 480, height: 800))
  }

  /// Moves back and forth around the press by up to nine tenths of a page, in steps of 6 points.
  func swing(_ step: Int) {
    let phase = step % 288
    let swung = phase < 72 ? phase : phase < 216 ? 144 - phase : phase - 288
    time += 0.008
    container.advance(to: time)
    container.handle(.move(.mouse, to: Point(x: 240 + Double(swung) * 6, y: 300)))
  }

  func draw() {
    list.removeAll()
    container.draw(into: &list)
  }

  func press() {
    time += 1
    container.advance(to: time)
    container.handle(.press(.mouse, at: Point(x: 240, y: 300)))
  }

  func cancel() {
    container.handle(.cancel(.mouse))
    time += 1
    container.advance(to: time)
  }

  /// Starts to settle on the neighbor that is not selected, from rest.
  func setOut() {
    time += 1
    container.advance(to: time)
    let middle = container.count / 2
    container.select(index: container.selectedIndex == middle ? middle - 1 : middle)
    settle()
  }

  func settle() {
    time += 1 / 60
    container.advance(to: time)
    draw()
  }

  func measureEvents() -> Cost {
    press()
    defer { cancel() }
    for step in 0..<576 { swing(step) }
    return Cost.measure(batches: 50, steps: 576, prepare: {}) { self.swing($0) }
  }

  func measureDrag() -> Cost {
    press()
    defer { cancel() }
    for step in 0..<576 { dragFrame(step) }
    return Cost.measure(batches: 50, steps: 576, prepare: {}) { self.dragFrame($0) }
  }

  /// A settle over one page takes 0.4 s, which is longer than 18 frames.
  func measureSettle() -> Cost {
    for _ in 0..<2 { setOut() }
    return Cost.measure(batches: 500, steps: 18, prepare: setOut) { _ in self.settle() }
  }

  /// The allocations of a frame while a contact pressed at a point moves back and forth along an
  /// axis.
  func countDrag(from start: Point, isHorizontal: Bool) -> Double {
    container.handle(.press(.mouse, at: start))
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: start), at: time)
    defer { cancel() }
    func frame(_ step: Int) {
      time += 1 / 60
      container.advance(to: time)
      let way = 20 + 2 * Double(abs(step % 30 - 15))
      let event = InputEvent.move(
        .mouse,
        to: Point(x: start.x + (isHorizontal ? way : 0), y: start.y - (isHorizontal ? 0 : way)))
      container.handle(event)
      resampler.note(event, at: time)
      container.draw(into: &list, at: resampler.pointer(at: time))
    }
    return count(frame)
  }

  /// The mean allocations of a frame, after frames that fill the storage kept between frames.
  func count(_ frame: (Int) -> Void) -> Double {
    for step in 0..<600 { frame(step) }
    let before = allocationCount()
    for step in 0..<600 { frame(step) }
    return Double(allocationCount() - before) / 600
  }

  /// The allocations of a frame while a tab comes or goes and the others slide, below the pointer.
  func countTabs() throws -> Double {
    container.configuration.itemLayout = .tabs()
    container.configuration.allowsClosing = true
    container.handle(.move(.mouse, to: Point(x: 200, y: 775)))
    let lists = try [5, 4].map { count in
      try PageList(
        (0..<count).map {
          BenchPage(id: PageID("tab\($0)"), item: TabItem(title: "Tab \($0)"), body: nil)
        })
    }
    var number = 0
    func change() {
      number += 1
      container.setPages(lists[number % 2])
      // The first frame measures the title of a tab that is new.
      settle()
    }
    for _ in 0..<4 { change() }
    return Cost.measure(batches: 50, steps: 12, prepare: change) { _ in self.settle() }.allocations
  }

  /// The allocations of each kind of frame.
  static func allocations() throws -> [(String, Double)] {
    let middle = Point(x: 240, y: 400)
    let bench = try Bench(pages: 3, hasBodies: true)
    var counts = [
      ("while a page is dragged", bench.countDrag(from: middle, isHorizontal: true)),
      ("while a body scrolls", bench.countDrag(from: middle, isHorizontal: false)),
    ]
    for _ in 0..<2 { bench.setOut() }
    counts.append(("while pages settle", bench.measureSettle().allocations))
    bench.cancel()
    let screen = BenchPage(id: "detail", item: TabItem(title: "Detail"), body: nil)
    bench.container.push(screen, animated: false)
    counts.append(
      ("while a screen is dragged", bench.countDrag(from: Point(x: 5, y: 400), isHorizontal: true)))
    counts.append(("while tabs come and go", try Bench(pages: 3).countTabs()))
    // From the first of the inner pages, the drag leads outward.
    for (kind, page) in [("inner pages are", 1), ("a page with inner pages is", 0)] {
      let bench = try Bench(innerPage: page)
      counts.append(
        ("while \(kind) dragged", bench.countDrag(from: middle, isHorizontal: true)))
    }
    return counts
  }

  private func dragFrame(_ step: Int) {
    swing(step)
    draw()
  }
}

@main
struct KitBench {
  static func main() throws {
    if CommandLine.arguments.contains("--allocations") {
      for (kind, count) in try Bench.allocations() { print((count * 100).rounded() / 100, kind) }
      return
    }
    for pages in [3, 100, 10_000, 1_000_000] {
      let bench = try Bench(pages: pages)
      var costs = [bench.measureEvents(), bench.measureDrag(), bench.measureSettle()]
      bench.container.configuration.toolbarVisibility = .hidden
      costs.append(bench.measureDrag())
      print(pages, costs.map(\.text).joined(separator: " "))
    }
  }
}
