/** Runs a limited number of tasks at the same time, in the order in which they came. */
export class WorkQueue {
  private readonly waiting: (() => void)[] = []
  private free: number

  constructor(workers: number) {
    this.free = workers
  }

  /** The number of tasks that wait for their turn. */
  get length(): number {
    return this.waiting.length
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
