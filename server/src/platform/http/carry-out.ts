import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import { auditActing } from '../audit/audit-acting.ts'
import type { Context } from '../context.ts'
import { once } from '../idempotency/once.ts'
import type { Call } from './calls.ts'

/** Runs the use case of a call, whether the request came over HTTP or from a page that is rendered in-process. */
export function carryOut(
  { contract, useCase }: Pick<Call, 'contract' | 'useCase'>,
  ctx: Context,
  input: never,
) {
  if (contract.method === 'GET') return useCase(ctx, input)
  const audited = (own: Context) => auditActing(own, contract, (recording) => useCase(recording, input))
  return takesIdempotencyKey(contract) ? once(ctx, { contract, input }, audited) : audited(ctx)
}
