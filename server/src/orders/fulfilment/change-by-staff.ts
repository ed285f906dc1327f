import type { Answer, Input } from '@pito/contracts/endpoint'
import type { deliverOrder as contract } from '@pito/contracts/order-changes'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import { whyNotDelivered, whyNotPacked } from '../why-not-changed.ts'
import { setPacked } from './fulfilment-store.ts'

type ByNumber = Input<typeof contract>
type Shown = Promise<Answer<typeof contract>>

export async function packOrder(ctx: Context, input: ByNumber, origin?: ChangeOrigin): Shown {
  const id = await changeOrder(
    ctx,
    { ...input, ...(origin && { origin }) },
    {
      action: 'order-packed',
      whyNot: whyNotPacked,
      change: async (tx, order) => {
        await setPacked(tx, order.id, ctx.now)
        return {}
      },
    },
  )
  return shown(ctx, id)
}

export async function deliverOrder(ctx: Context, input: ByNumber): Shown {
  const id = await changeOrder(ctx, input, {
    action: 'order-delivered',
    whyNot: whyNotDelivered,
    change: async (tx, order) => {
      const isFitted = order.fitting && (order.booked === null || order.booked.state === 'firm')
      await moveOrder(tx, order.id, {
        to: isFitted ? 'fitted' : 'delivered',
        by: 'staff',
        deliveredAt: ctx.now,
      })
      return {}
    },
  })
  return shown(ctx, id)
}

export async function shown(ctx: Context, id: string): Shown {
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}
