import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'
import { cacheByTopicAndDay } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'

const cachedPrices = cacheByTopicAndDay('pricing', async ({ sql }, _, day) => {
  const [prices] = await sql<DeliveryPrices>`
    select free_from_cents as "freeFromCents", (
      select json_agg(json_build_object('fromQuantity', from_quantity, 'grossCents', gross_cents) order by from_quantity)
      from delivery_tier where setting_id = delivery_setting.id
    ) as tiers
    from delivery_setting where id = delivery_setting_on(${day}::date)`
  return prices as DeliveryPrices
})

/**
 * Returns the delivery prices of the current day for display, cached until the prices change or the day ends. Sales are
 * priced by settings that are not cached.
 */
export function deliveryPrices(ctx: Pick<Context, 'platform'>): Promise<DeliveryPrices> {
  return cachedPrices(ctx, '')
}
