/** How many readings are under way at this moment. */
export class RunningCount {
  private running = 0

  get value(): number {
    return this.running
  }

  /** Counted from the first batch until it is read to the end, left or fails. */
  async *during<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
    this.running += 1
    try {
      yield* batches
    } finally {
      this.running -= 1
    }
  }
}
