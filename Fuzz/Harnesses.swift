@testable import SwipeTabKit

/// The harness named like the program.
private let harness: @MainActor ([UInt8]) -> Void = {
  let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
  return switch name {
  case "json": fuzzJSON
  case "picture": fuzzPicture
  case "replay": fuzzReplay
  case "state": fuzzState
  case "storyboard": fuzzStoryboard
  case "svg": fuzzSVG
  case "zip": fuzzZip
  default: preconditionFailure("there is no harness \(name)")
  }
}()

/// Passes one input of libFuzzer to the harness.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { harness(input) }
  return 0
}

/// Checks that a container keeps its invariants, and draws within finite bounds.
func checkPromises(of container: TabContainer) {
  let broken = container.checkInvariants()
  precondition(broken.isEmpty, broken.joined(separator: "; "))
  var list = DisplayList()
  container.draw(into: &list)
  for command in list.commands {
    precondition(command.clip.x.isFinite && command.clip.width.isFinite, "\(command)")
  }
}
