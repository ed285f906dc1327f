import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getShippingCharge } from '@pito/contracts/pricing'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { daysAtHome } from './days-at-home.ts'
import { readPriceSettings } from './store.ts'
import { tiersInEuros } from './tiers-in-euros.ts'

export async function showShippingCharge(
  ctx: Context,
  { quantity, vehicle_type }: Input<typeof getShippingCharge>,
): Promise<Answer<typeof getShippingCharge>> {
  const settings = await readPriceSettings(ctx.sql, ctx.now)
  const { tiers } = settings
  return ok({
    quantity,
    shipping_charges: deliveryCharge(tiers, quantity) / 100,
    tiers: tiersInEuros(tiers),
    delivery_days: daysAtHome(settings, vehicle_type === undefined ? [] : [vehicle_type]),
  })
}
