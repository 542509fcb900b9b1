extension TabContainer {
  /// Moves the model to a moment, through everything that happens on the way at its exact time.
  ///
  /// One call and a thousand small ones end in the same state.
  ///
  /// - Parameter time: The moment, in seconds; one that is not after the present changes nothing.
  public func advance(to time: Double) {
    guard time > self.time, time.isFinite else { return }
    transaction {
      passDeadlines(until: time)
      move(to: time)
    }
  }

  private func passDeadlines(until moment: Double) {
    // A motion whose rest was found anew may be over at once, without time passing.
    while let deadline = nextDeadline, deadline <= moment {
      move(to: deadline)
      for interaction in context.backToFront { interaction.meetDeadline() }
      if surroundings == nil { finishTransaction() }
    }
  }

  /// Moves without passing a deadline.
  private func move(to moment: Double) {
    let before = time
    context.move(to: moment)
    // By index: an iterator over them would ask for memory in each frame.
    for index in context.backToFront.indices { context.backToFront[index].advance(from: before) }
  }

  /// Does what was due at the present moment or before.
  func passOverdue() { transaction { passDeadlines(until: time) } }
}
