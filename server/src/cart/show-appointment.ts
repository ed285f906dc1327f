import type { getAppointmentCached } from '@pito/contracts/booking'
import type { Answer } from '@pito/contracts/endpoint'
import { showAppointment } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownerOf } from './cart-owner.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { readOpenCart } from './store.ts'

export async function showCachedAppointment(
  ctx: Context,
): Promise<Answer<typeof getAppointmentCached.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller)
  const cart = owner && (await readOpenCart(ctx.sql, owner))
  return ok(cart ? await showAppointment(ctx.sql, cart.id, ctx.now) : null, reduced)
}
