import autocannon from 'autocannon'

export interface BenchRequest {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Target {
  readonly url: string
  /**
   * The paths to request in turn. There have to be more paths than cached responses, so that no response comes from a
   * cache.
   */
  readonly paths?: readonly string[]
  /** The requests to send with their methods, headers and bodies. They are given instead of `paths`. */
  readonly requests?: readonly BenchRequest[]
  /**
   * Requests that are sent only once each, because a second attempt for the same order would fail. `requestsOnce`
   * prepares enough of them for every round.
   */
  readonly once?: readonly BenchRequest[]
}

const connections = 10
const seconds = 4
const rounds = 3

const onceEachTurn = 30 * connections

/**
 * Prepares requests with `make`, for all rounds unless a number is given. `make` runs for as many requests at a time as
 * there are connections.
 */
export async function requestsOnce(
  make: (place: number) => Promise<BenchRequest>,
  count = rounds * onceEachTurn,
): Promise<readonly BenchRequest[]> {
  const made: BenchRequest[] = []
  while (made.length < count) {
    const next = Array.from({ length: connections }, (_, place) => make(made.length + place))
    made.push(...(await Promise.all(next)))
  }
  return made
}

/** Sends each request once at full speed and returns the number of responses per second. */
async function driveOnce(url: string, requests: readonly BenchRequest[]): Promise<number> {
  const share = requests.length / connections
  let clients = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    amount: requests.length,
    setupClient(client) {
      client.setRequests(requests.slice(clients * share, (clients + 1) * share))
      clients += 1
    },
  })
  refuseFailures(url, result)
  return result.requests.total / result.duration
}

function refuseFailures(url: string, { non2xx, errors }: { non2xx: number; errors: number }): void {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no 2xx, ${errors} failed.`)
}

/**
 * Sends requests for some seconds, at full speed or at the given rate, or each request of `once` once. Returns the
 * number of responses per second.
 */
export async function drive(
  { url, paths, requests = paths?.map((path) => ({ path })), once }: Target,
  overallRate?: number,
): Promise<number> {
  if (once) return driveOnce(url, once)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(overallRate && { overallRate }),
    ...(requests && { requests }),
  })
  refuseFailures(url, result)
  return result.requests.average
}

interface Ratio {
  readonly perSecond: number
  readonly bare: number
  readonly ratio: number
}

/**
 * Measures the baseline and the target in alternation, so that a machine that slows down affects both. Returns the
 * round with the median ratio.
 */
export async function ratioTo(bare: Target, target: Target): Promise<Ratio> {
  const turns: Ratio[] = []
  for (let round = 0; round < rounds; round++) {
    const once = target.once?.slice(round * onceEachTurn, (round + 1) * onceEachTurn)
    const base = await drive(bare)
    const measured = await drive({ ...target, ...(once && { once }) })
    turns.push({ perSecond: measured, bare: base, ratio: measured / base })
  }
  turns.sort((a, b) => a.ratio - b.ratio)
  return turns[rounds >> 1] as Ratio
}
