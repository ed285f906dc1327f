interface JobOptions {
  readonly retries: number
  /** Before the first retry; each next one waits about twice as long, to at most an hour. */
  readonly retrySeconds: number
  /** Work that takes longer is taken for dead and done again. */
  readonly limitSeconds: number
}

/** A kind of work done outside the request. `Data` is what a row of it carries: ids rather than contents. */
export interface Job<Data extends object> extends JobOptions {
  readonly name: string
  /** Never set; it only keeps the type. */
  readonly carries?: Data
}

const usual: JobOptions = { retries: 8, retrySeconds: 20, limitSeconds: 120 }

export function defineJob<Data extends object>(name: string, options: Partial<JobOptions> = {}): Job<Data> {
  return { ...usual, ...options, name }
}
