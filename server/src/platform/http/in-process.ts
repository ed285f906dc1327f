import type { Endpoint, Output, Request } from '@pito/contracts/endpoint'
import type { Visit } from '../context.ts'
import { createContext } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { Calls } from './calls.ts'
import { carryOut } from './carry-out.ts'
import { parsePart } from './parse.ts'

export type Api = <E extends Endpoint>(contract: E, input: Request<E>) => Promise<Output<E>>

/**
 * Returns a client that calls the API without HTTP. It applies the same parsing, guards and use cases. It does not
 * count calls for the rate limit, which has already counted the request for the page.
 */
export function inProcessApi(platform: Platform, calls: Calls, visit: Visit): Api {
  return async (contract, input) => {
    const call = calls.get(`${contract.method} ${contract.path}`)
    if (!call) throw new Error(`${contract.method} ${contract.path} has no use case.`)
    const caller = await call.identify(platform, visit)
    // A page makes several calls, so the idempotency key of the page's request cannot belong to one of them.
    const ctx = createContext(platform, { ...visit, idempotencyKey: undefined }, caller)
    await call.authorise?.(ctx, { ...input })
    const { query, body, params } = call.contract
    const parts = [query, body, params].map((part) => part && parsePart(part, input))
    const answer = await carryOut(call, ctx, Object.assign({}, ...parts) as never)
    return call.contract.response.parse(answer) as Output<typeof contract>
  }
}
