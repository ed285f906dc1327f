import autocannon from 'autocannon'

interface BenchRequest {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Target {
  readonly url: string
  /** Asked in turn; many different ones, so that no cached answer serves them. */
  readonly paths?: readonly string[]
  /** The same with bodies. */
  readonly requests?: readonly BenchRequest[]
}

const connections = 10
const seconds = 4
const rounds = 3

/** Asks as fast as is answered, or so many times a second, and tells how many a second were answered. */
export async function drive(
  { url, paths, requests = paths?.map((path) => ({ path })) }: Target,
  overallRate?: number,
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(overallRate && { overallRate }),
    ...(requests && { requests }),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} failed.`)
  return result.requests.average
}

export interface Ratio {
  readonly perSecond: number
  readonly bare: number
  readonly ratio: number
}

/** Turns of bare and target, so that a machine that slows down slows both; the median ratio counts. */
export async function ratioTo(bare: Target, target: Target): Promise<Ratio> {
  const turns: Ratio[] = []
  for (let round = 0; round < rounds; round++) {
    const [base, measured] = [await drive(bare), await drive(target)]
    turns.push({ perSecond: measured, bare: base, ratio: measured / base })
  }
  turns.sort((a, b) => a.ratio - b.ratio)
  return turns[rounds >> 1] as Ratio
}
