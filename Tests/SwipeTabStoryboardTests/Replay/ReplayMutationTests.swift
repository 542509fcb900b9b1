import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Good replays with a few bytes changed: each line is done or refused in words, and no promise is broken.
@Suite("Replay mutations")
@MainActor struct ReplayMutationTests {
  static let lines = [
    #"{"t":0.1,"do":"press","x":240,"y":300}"#, #"{"t":0.2,"do":"move","x":140,"y":300}"#,
    #"{"t":0.3,"do":"release","x":100,"y":300}"#,
    #"{"t":0.4,"do":"wheel","dx":0.5,"dy":0,"x":9,"y":9}"#,
    #"{"t":0.4,"do":"pan","dx":9.5,"dy":0,"x":9,"y":9}"#, #"{"t":0.4,"do":"lift"}"#,
    #"{"t":0.5,"do":"key","key":"ctrl+tab"}"#,
    #"{"t":0.6,"do":"resize","w":480,"h":800,"scale":1}"#,
    #"{"t":0.7,"do":"select","page":2,"animated":true}"#,
    #"{"t":0.8,"do":"set","toolbar":"top","rtl":true}"#,
    #"{"t":0.9,"do":"pages","ids":["p2","p0"]}"#, #"{"t":1,"do":"state"}"#,
    #"{"t":1.1,"do":"pop"}"#,
    #"{"t":1.1,"do":"overview"}"#,
    #"{"t":1.2,"do":"press","x":20,"y":790,"device":"touch","pointer":1}"#,
    #"{"t":1.3,"do":"cancel","x":0,"y":0,"device":"touch","pointer":1}"#,
    #"{"t":1.4,"do":"push","page":"detail"}"#,
    #"{"t":1.5,"do":"item","page":"p0","title":"T","badge":3,"enabled":false,"swipe":"none"}"#,
    #"{"t":1.6,"do":"set","pagesPerSwipe":"unlimited"}"#,
    #"{"t":1.7,"do":"state","details":true}"#,
    #"{"t":1.8,"do":"animation","file":"a.png","seconds":1}"#,
  ]
  private static let interesting =
    Array("{}[]:,\"-+.eE0123456789ntd \u{7F}".utf8) + [0x80, 0xC3, 0xFF]

  private func mutated(_ line: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(line.utf8)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let byte = Self.interesting.randomElement(using: &generator) ?? 0
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.insert(byte, at: index)
      case 1: bytes[index] = byte
      default: bytes.remove(at: index)
      }
    }
    return bytes
  }

  @Test("no mutation breaks a promise", arguments: UInt64(1)...6)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (done, refused) = (0, 0)
    for _ in 0..<120 {
      let container = try Fixture().container
      let player = ReplayPlayer(container: container)
      // A line may be wrong and the next one good: here reading goes on.
      var reader = ReplayReader(name: "-")
      for line in Self.lines {
        let bytes = mutated(line, &generator)
        do throws(Diagnostic) {
          guard let command = try reader.read(bytes) else { continue }
          _ = try player.play(command)
          done += 1
        } catch {
          refused += 1
          expectNotEqual(error.line, nil)
          expectNotEqual(error.column, nil)
          expect(!error.message.isEmpty)
        }
        let broken = container.checkInvariants()
        expectEqual(broken, [], "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    expectGreater(done, 300)
    expectGreater(refused, 300)
  }
}
