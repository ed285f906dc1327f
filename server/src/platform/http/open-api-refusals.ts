import type { Endpoint } from '@pito/contracts/endpoint'
import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import { refusalAnswer } from '@pito/contracts/refusal'
import type { RefusalCode } from '@pito/contracts/refusals'
import { refusals } from '@pito/contracts/refusals'
import { z } from 'zod'
import { inPascalCase } from './open-api-components.ts'
import type { Schemas } from './open-api-schemas.ts'

type Json = Record<string, unknown>

/** An API call or a downloadable file. A file has no envelope, but the same refusals as a call. */
export interface DescribedCall {
  readonly contract: Omit<Endpoint, 'response'>
  readonly scope: string
}

const allCodes = Object.keys(refusals) as RefusalCode[]
const refusal = refusalAnswer
  .extend({
    code: z.enum(allCodes).describe('For programs; each status lists those that it can have'),
    message: z.string().describe('For people, in the language of the request'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('What is wrong with each field, for people'),
    request_id: z.string().optional().describe('With a 5xx: what the shop logged it as'),
  })
  .meta({ id: 'Refusal' })

const text = { type: 'string' }
const requestId = { 'X-Request-Id': { schema: text, description: 'What the shop logged it as' } }
const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait' } }
const responseHeaders: Partial<Record<number, Json>> = {
  401: { 'WWW-Authenticate': { schema: text, description: 'Bearer' } },
  405: { Allow: { schema: text, description: 'The methods that this address has' } },
  429: retryAfter,
  500: requestId,
  503: { ...retryAfter, ...requestId },
}

/** A response with more codes than this would get an unreadable name, so its name comes from the first call with it. */
const mostInName = 3

/** Collects the responses of refusals under `components`. Each is named after the codes that it can have. */
export class Refusals {
  readonly responses: Record<string, Json> = {}
  readonly #schema: Json

  constructor(schemas: Schemas) {
    this.#schema = schemas.answered(refusal)
  }

  of(call: DescribedCall): Json {
    const byStatus = Map.groupBy(codesOf(call), (code) => refusals[code].status)
    const answers = [...byStatus].map(([status, codes]) => [status, this.#response(status, codes)])
    return Object.fromEntries(answers)
  }

  #response(status: number, codes: readonly RefusalCode[]): Json {
    const headers = responseHeaders[status]
    const only = { type: 'object', required: ['code'], properties: { code: { ...text, enum: codes } } }
    const response = {
      description: codes.map((code) => `\`${code}\`: ${refusals[code].sentence.en_GB}`).join('\n\n'),
      ...(headers && { headers }),
      content: { 'application/json': { schema: { allOf: [this.#schema, only] } } },
    }
    if (codes.length > mostInName) return response
    return this.#named(codes.map(inPascalCase).join('Or'), response)
  }

  #named(name: string, response: Json): Json {
    this.responses[name] = response
    return { $ref: `#/components/responses/${name}` }
  }
}

const loggedOut: readonly RefusalCode[] = ['not-logged-in', 'session-ended']
const ofCustomersAlone: readonly RefusalCode[] = [...loggedOut, 'not-allowed-while-acting']

/**
 * Returns the codes that a call can be refused with: those of its contract, those of its scope and those of every
 * request.
 */
function codesOf({ contract, scope }: DescribedCall): RefusalCode[] {
  const own = contract.errors.filter((code) => scope !== 'anonymous' || !ofCustomersAlone.includes(code))
  const codes = new Set([...own, ...codesOfScope(scope), ...codesOfAnyCall(contract)])
  return allCodes
    .filter((code) => codes.has(code))
    .sort((one, other) => refusals[one].status - refusals[other].status)
}

export function hasBearer(scope: string): 'never' | 'optional' | 'always' {
  if (scope === 'public' || scope === 'anonymous') return 'never'
  return scope === 'customer or guest' ? 'optional' : 'always'
}

function codesOfScope(scope: string): RefusalCode[] {
  if (hasBearer(scope) !== 'always') return []
  const hasRight = scope.startsWith('staff') || scope.includes(':')
  const inPerson = scope.includes('in person')
  return [
    ...loggedOut,
    ...(hasRight ? ['not-allowed' as const] : []),
    ...(inPerson ? ['not-allowed-while-acting' as const] : []),
  ]
}

const ofIdempotencyKeys = [
  'idempotency-key-not-usable',
  'idempotency-key-reused',
  'still-under-way',
  'answer-lost',
] as const

function codesOfAnyCall(contract: DescribedCall['contract']): RefusalCode[] {
  const { method, params, query, body } = contract
  return [
    'not-readable',
    'wrong-method',
    'wrong-host',
    'too-many-requests',
    'unexpected',
    'not-ready',
    ...(params || query || body ? ['not-valid' as const] : []),
    ...(takesIdempotencyKey(contract) ? ofIdempotencyKeys : []),
    ...(method === 'GET' ? [] : (['foreign-origin', 'too-large', 'not-json'] as const)),
  ]
}
