import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getShippingCharge } from '@pito/contracts/pricing'
import { centsOf } from '@pito/contracts/values/cents-of'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { daysAtHome, deliveryTimeOf } from './days-at-home.ts'
import { pricesInEuros } from './prices-in-euros.ts'
import { readPriceSettings } from './store.ts'

export async function showShippingCharge(
  ctx: Context,
  { quantity, vehicle_type, sub_total = 0 }: Input<typeof getShippingCharge>,
): Promise<Answer<typeof getShippingCharge>> {
  const settings = await readPriceSettings(ctx.sql, ctx.now)
  const { shipping_tiers: tiers, free_delivery_from } = pricesInEuros(settings)
  const vehicleTypes = vehicle_type === undefined ? [] : [vehicle_type]
  const { leastDays: least, mostDays: most } = deliveryTimeOf(settings, vehicleTypes)
  return ok({
    quantity,
    shipping_charges: deliveryCharge(settings, { quantity, goodsCents: centsOf(sub_total) }) / 100,
    tiers,
    free_delivery_from,
    delivery_days: daysAtHome(settings, vehicleTypes),
    transit_days: { least, most },
  })
}
