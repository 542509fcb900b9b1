import Foundation
import Observation

struct Episode: Identifiable, Equatable {
  let id: Int
  let show: String
  /// Seconds.
  let length: Double

  var title: String { "\(show) \(id)" }
  var address: String { "https://example.org/episodes/\(id)" }
}

/// The model of the app: episodes, the one that plays, downloads, and the address for the newsletter.
@Observable final class Library {
  let episodes: [Episode]
  var search = ""
  var language: String
  var goesOn = true
  var subscriber: String?
  var isTyping = false

  private(set) var current: Episode?
  private(set) var isPlaying = false
  /// The place in the current episode, in seconds.
  private(set) var position = 0.0
  /// The downloaded fraction of each episode, in `0...1`, by the episode's number.
  private(set) var downloads: [Int: Double] = [:]

  init(count: Int = 10_000, language: String = "en") {
    let shows = ["Tides", "Night Trains", "Bread", "Small Machines"]
    episodes = (1...count).map {
      Episode(id: $0, show: shows[$0 % shows.count], length: Double(600 + $0 % 7 * 300))
    }
    self.language = language
  }

  var words: Words { Words.all[language] ?? .english }

  var found: [Episode] {
    search.isEmpty ? episodes : episodes.filter { $0.title.localizedStandardContains(search) }
  }

  var stored: [Episode] { downloads.keys.sorted().map { episodes[$0 - 1] } }

  func play(_ episode: Episode) {
    if current != episode { (current, position) = (episode, 0) }
    isPlaying = true
  }

  func togglePlaying() { isPlaying = current != nil && !isPlaying }

  func seek(to share: Double) {
    if let current { position = min(max(share, 0), 1) * current.length }
  }

  /// Goes on by some seconds while an episode plays, and to the next episode at its end.
  func advance(by seconds: Double) {
    guard isPlaying, let playing = current else { return }
    position += seconds
    guard position >= playing.length else { return }
    (position, isPlaying) = (playing.length, false)
    if goesOn, playing.id < episodes.count { play(episodes[playing.id]) }
  }

  // MARK: Downloads

  func download(_ episode: Episode, steps: Int = 20) async {
    for step in 1...steps {
      downloads[episode.id] = Double(step) / Double(steps)
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return remove(episode) }
    }
  }

  func remove(_ episode: Episode) { downloads[episode.id] = nil }

  func removeAll() -> [Int: Double] {
    defer { downloads = [:] }
    return downloads
  }

  func restore(_ stored: [Int: Double]) { downloads.merge(stored) { $1 } }
}

/// A form that is filled in, and what is wrong with it.
@Observable final class NewsletterForm {
  var name = ""
  var address = ""

  var isValid: Bool { !name.isEmpty && hasAddress }
  var hasAddress: Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
