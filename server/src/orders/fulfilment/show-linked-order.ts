import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getLinkedOrder as contract } from '@pito/contracts/order-changes'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { readOrder } from '../read-order.ts'

export async function showLinkedOrder(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const caller = { kind: 'link', token } as const
  const order = await readOrder({ ...ctx, caller }, { id: await orderIdOfToken(ctx, token) })
  return ok(order ?? refuse('not-found'))
}
