import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getShippingCharge } from '@pito/contracts/pricing'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { deliveryCharge } from './rules/delivery-charge.ts'
import { readPriceSettings } from './store.ts'
import { tiersInEuros } from './tiers-in-euros.ts'

export async function showShippingCharge(
  ctx: Ctx,
  { quantity }: Input<typeof getShippingCharge>,
): Promise<Answer<typeof getShippingCharge>> {
  const { tiers } = await readPriceSettings(ctx.sql, ctx.now)
  return ok({
    quantity,
    shipping_charges: deliveryCharge(tiers, quantity) / 100,
    tiers: tiersInEuros(tiers),
  })
}
