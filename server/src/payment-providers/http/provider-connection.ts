import { behindCircuit } from '../../platform/circuit/behind-circuit.ts'
import type { Logger } from '../../platform/log.ts'
import { inSpanOfCall } from '../../platform/telemetry/spans.ts'
import type { ProviderName } from '../provider.ts'
import { ProviderAway } from '../provider.ts'
import { AnswerLost } from './answer-lost.ts'

const timeoutMilliseconds = 10_000
/** The longest response is Paytrail's list of payment methods, each with a form of its own: some 60 kB. */
const mostBytes = 1024 * 1024

export interface Surroundings {
  readonly log: Logger
  readonly now: () => Date
  /** Tests set a shorter timeout. */
  readonly timeoutMilliseconds?: number
}

interface ProviderRequest {
  /** The log and the trace show this name and not the URL, because URLs contain tokens. */
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  /** Called for each try, because Paytrail accepts a nonce only once. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly body?: string
  /** True for reads and for requests with an idempotency key, which are tried a second time when no response came. */
  readonly repeatable: boolean
}

export interface ProviderResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type Send = (request: ProviderRequest) => Promise<ProviderResponse>

/**
 * Returns the function that sends requests to a provider. The function returns every response with a status below 500,
 * and throws `ProviderAway` in every other case. After three failures in a row within two minutes, the circuit
 * breaker opens for half a minute.
 */
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

/** Returns the id by which the support of the provider can find the request. */
function idsOf(headers: Headers) {
  return { requestId: headers.get('request-id') ?? headers.get('klarna-correlation-id') ?? undefined }
}

async function exchange(
  provider: ProviderName,
  { operation, method, url, headers, body }: ProviderRequest,
  surroundings: Surroundings,
): Promise<ProviderResponse> {
  const response = await inSpanOfCall({ provider, operation }, () =>
    fetch(url, {
      method,
      headers: headers(),
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(surroundings.timeoutMilliseconds ?? timeoutMilliseconds),
    }),
  ).catch((cause: unknown) => {
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

/** The length is limited, because an endless body would fill the memory of the shop. */
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
