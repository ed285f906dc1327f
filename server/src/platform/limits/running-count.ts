/** Counts the streams that are being read at this moment. */
export class RunningCount {
  private running = 0

  get value(): number {
    return this.running
  }

  /** A stream is counted from its first batch until it is read to the end, abandoned or fails. */
  async *during<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
    this.running += 1
    try {
      yield* batches
    } finally {
      this.running -= 1
    }
  }
}
