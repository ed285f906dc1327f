import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { leaveToAnotherPerson, openedByHeader } from '../session/opened-by.ts'
import { errors } from '../words/errors.ts'
import type { Api } from './api.ts'
import { ApiRefusal } from './api-refusal.ts'

interface ApiOptions {
  /** Whether the browser completes requests although the page that sent them is gone. */
  readonly keepalive?: boolean
  /** The `Idempotency-Key` of a form, from which each of its calls gets a key of its own. */
  readonly key?: string
}

/**
 * Returns a client that calls the API by fetch. In the browser a contract holds only method and path, because the
 * build removes the schemas. The session travels in cookies that scripts cannot read.
 */
export function browserApi(locale: Locale, { keepalive = false, key }: ApiOptions = {}): Api {
  return async (contract, input) => {
    const { path, rest } = fillPath(contract.path, { ...(input as Record<string, unknown>) })
    const reads = contract.method === 'GET' || contract.method === 'DELETE'
    const answer = await fetch(reads ? path + queryOf(rest) : path, {
      method: contract.method,
      keepalive,
      headers: {
        accept: 'application/json',
        locale,
        ...openedByHeader(),
        ...(!reads && { 'content-type': 'application/json' }),
        ...(!reads && key && { 'idempotency-key': `${key}:${path}` }),
      },
      ...(!reads && { body: JSON.stringify(rest) }),
    })
    const body = await answer.json().catch(() => null)
    if (body?.code === 'another-person') return leaveToAnotherPerson()
    if (!answer.ok || body === null)
      throw new ApiRefusal(answer.status, refusalIn(body) ?? unknownFault(locale))
    return body
  }
}

function refusalIn(body: Partial<RefusalAnswer> | null): RefusalAnswer | null {
  return body?.code && body.message ? (body as RefusalAnswer) : null
}

/**
 * Makes a refusal for a response without the API's envelope, which for example a proxy in front of the shop sends.
 */
function unknownFault(locale: Locale): RefusalAnswer {
  const { fault, faultHint } = errors[languageOf(locale)]
  return { success: 0, code: 'unexpected', message: `${fault}. ${faultHint}` }
}

export function fillPath(pattern: string, rest: Record<string, unknown>) {
  const path = pattern.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}

export function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return query.size ? `?${query}` : ''
}
