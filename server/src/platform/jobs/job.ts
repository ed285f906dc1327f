interface JobOptions {
  readonly retries: number
  /** The wait before the first retry in seconds. Each further wait is about twice as long, up to an hour. */
  readonly retrySeconds: number
  /** A job that takes longer than this is considered dead and is retried. */
  readonly limitSeconds: number
}

/**
 * A kind of work that is done outside the request. `Data` is the payload of one job, which holds ids rather than
 * contents.
 */
export interface Job<Data extends object> extends JobOptions {
  readonly name: string
  /** This field is never set; it only ties `Data` to the type. */
  readonly carries?: Data
}

const usual: JobOptions = { retries: 8, retrySeconds: 20, limitSeconds: 120 }

export function defineJob<Data extends object>(name: string, options: Partial<JobOptions> = {}): Job<Data> {
  return { ...usual, ...options, name }
}
