import { behindCircuit } from '../../platform/circuit/behind-circuit.ts'
import type { Logger } from '../../platform/log.ts'
import type { ProviderName } from '../provider.ts'
import { ProviderAway } from '../provider.ts'
import { AnswerLost } from './answer-lost.ts'

const timeoutMilliseconds = 10_000
/** Paytrail's list of ways to pay, each a form of its own, is the longest answer: some 60 kB. */
const mostBytes = 1024 * 1024

export interface Surroundings {
  readonly log: Logger
  readonly now: () => Date
  /** For tests. */
  readonly timeoutMilliseconds?: number
}

interface ProviderRequest {
  /** What the log says: addresses hold tokens. */
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  /** Made for each try: Paytrail takes a nonce once. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly body?: string
  /** Reads, and what has an idempotency key: tried a second time when no answer came. */
  readonly repeatable: boolean
}

export interface ProviderResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type Send = (request: ProviderRequest) => Promise<ProviderResponse>

/** Answers below 500, whatever they say. Anything else is `ProviderAway`, and three in a row rest for half a minute. */
export function connectionTo(provider: ProviderName, surroundings: Surroundings): Send {
  const { log, now } = surroundings
  const guarded = behindCircuit(
    () => now().getTime(),
    () => new ProviderAway(`${provider} rests after failures`),
  )
  const once = async (request: ProviderRequest) => {
    const response = await guarded(() => exchange(provider, request, surroundings))
    log.info(
      { provider, operation: request.operation, status: response.status, ...idsOf(response.headers) },
      'A payment provider answered.',
    )
    return response
  }
  return (request) => {
    const first = once(request)
    if (!request.repeatable) return first
    return first.catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) throw error
      log.warn({ provider, operation: request.operation, reason: error.message }, 'Tried once more.')
      return once(request)
    })
  }
}

/** By which a provider's support finds the request. */
function idsOf(headers: Headers) {
  return { requestId: headers.get('request-id') ?? headers.get('klarna-correlation-id') ?? undefined }
}

async function exchange(
  provider: ProviderName,
  { method, url, headers, body }: ProviderRequest,
  surroundings: Surroundings,
): Promise<ProviderResponse> {
  const response = await fetch(url, {
    method,
    headers: headers(),
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(surroundings.timeoutMilliseconds ?? timeoutMilliseconds),
  }).catch((cause: unknown) => {
    if (neverArrived(cause)) throw new ProviderAway(`${provider} cannot be reached`, { cause })
    throw new AnswerLost(`${provider} did not answer`, { cause })
  })
  const { status } = response
  if (status >= 500 || status === 429) {
    await response.body?.cancel()
    const Fault = status === 503 || status === 429 ? ProviderAway : AnswerLost
    throw new Fault(`${provider} answered ${status}`)
  }
  const text = await textOf(response).catch((cause: unknown) => {
    throw new AnswerLost(`${provider} broke off its answer`, { cause })
  })
  return { status, headers: response.headers, text }
}

const refusedConnections = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function neverArrived(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return refusedConnections.has(cause?.code ?? '')
}

/** A body without an end would fill the memory of the shop. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
