import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import type { Ctx } from '../context.ts'
import { once } from '../idempotency/once.ts'
import type { Call } from './calls.ts'

/** Runs the use case of a call, whether the request came over a socket or from a page that is rendered in-process. */
export function carryOut({ contract, useCase }: Pick<Call, 'contract' | 'useCase'>, ctx: Ctx, input: never) {
  if (!takesIdempotencyKey(contract)) return useCase(ctx, input)
  return once(ctx, { contract, input }, async (own) => useCase(own, input))
}
